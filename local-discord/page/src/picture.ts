// Pictures: small in the message, large on a click.

import { h } from "./dom";
import type { Attachment } from "./types";

/** A picture that opens large. Its place is reserved before it has loaded, so nothing jumps. */
export function picture(url: string, alt: string, width?: number, height?: number, most = 550): HTMLElement {
  const image = h("img", { src: url, alt, loading: "lazy", class: "picture" });
  if (width && height) {
    const scale = Math.min(1, most / width, 400 / height);
    image.width = Math.round(width * scale);
    image.height = Math.round(height * scale);
  }
  return h("button", { class: "picture-frame", type: "button", title: alt || "open large", onclick: () => lightbox(url, alt) }, image);
}

export function attachment(file: Attachment): HTMLElement {
  if (file.content_type?.startsWith("image/")) return picture(file.url, file.description ?? "", file.width, file.height);
  const size = file.size < 1024 ? `${file.size} bytes` : `${(file.size / 1024).toFixed(1)} KB`;
  return h("a", { class: "file", href: file.url, download: file.filename }, h("span", { class: "file-icon", "aria-hidden": "true" }, "▤"),
    h("span", {}, h("span", { class: "file-name" }, file.filename), h("span", { class: "file-size" }, size)));
}

function lightbox(url: string, alt: string): void {
  const dialog = h("dialog", { class: "lightbox", "aria-label": alt || "picture" });
  const image = h("img", { src: url, alt });
  // The first click shows it at full size, to be scrolled with a finger; the next makes it fit again.
  image.addEventListener("click", () => dialog.classList.toggle("full"));
  const close = h("button", { class: "lightbox-close", type: "button", "aria-label": "Close", onclick: () => dialog.close() }, "✕");
  dialog.append(h("div", { class: "lightbox-room", onclick: (event: Event) => { if (event.target === event.currentTarget) dialog.close(); } }, image), close);
  if (alt) dialog.append(h("p", { class: "lightbox-alt" }, alt));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

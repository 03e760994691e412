// Small helpers to build elements. Text is always text: nothing here reads HTML.

type Child = Node | string | null | undefined | false;
type Props = { [key: string]: unknown };

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on") && typeof value === "function") element.addEventListener(key.slice(2), value as EventListener);
    else if (key === "class") element.className = String(value);
    else if (key in element && !key.includes("-")) (element as unknown as Props)[key] = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** Opens `panel` beside `anchor`, inside the window, until something else is clicked. */
export function popover(anchor: Element, panel: HTMLElement, onClose: () => void = () => {}): () => void {
  panel.classList.add("popover");
  document.body.append(panel);
  const place = () => {
    const box = anchor.getBoundingClientRect();
    const size = panel.getBoundingClientRect();
    const below = box.bottom + 4 + size.height <= innerHeight || box.top < size.height;
    const top = below ? box.bottom + 4 : box.top - size.height - 4;
    panel.style.top = `${Math.max(8, Math.min(top, innerHeight - size.height - 8))}px`;
    panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - size.width - 8))}px`;
  };
  const close = () => {
    panel.remove();
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", escape, true);
    onClose();
  };
  const outside = (event: Event) => {
    const target = event.target as Node;
    if (!panel.contains(target) && !anchor.contains(target)) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); }
  };
  place();
  document.addEventListener("pointerdown", outside, true);
  document.addEventListener("keydown", escape, true);
  return close;
}

/** A round badge with initials, in a colour of its own for each id. */
export function avatar(id: string, name: string, small = false): HTMLElement {
  const shade = [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 8, 7);
  return h("span", { class: `avatar shade-${shade}${small ? " small" : ""}`, "aria-hidden": "true" }, name.slice(0, 1).toUpperCase());
}

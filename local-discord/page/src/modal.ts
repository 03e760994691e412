// Forms that the bot opens.

import { h } from "./dom";
import { state } from "./state";
import type { Component, Id, Modal } from "./types";

export function openModal(interaction: Id, modal: Modal): void {
  const fields = new Map<string, HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
  const problem = h("p", { class: "failed", role: "alert", hidden: true });
  const form = h("form", { class: "modal-form", method: "dialog" });
  for (const row of modal.components) form.append(field(row, fields));
  const send = h("button", { class: "button primary", type: "submit" }, "Submit");
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title },
    h("header", {}, h("h2", {}, modal.title), h("button", { class: "close", type: "button", "aria-label": "Close", onclick: () => dialog.close() }, "✕")),
    h("p", { class: "modal-note" }, "This form will be submitted to the bot. Do not share passwords or other sensitive information."),
    form);
  form.append(problem, h("footer", {}, h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, "Cancel"), send));
  let sent = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send.classList.add("busy");
    problem.hidden = true;
    const values = Object.fromEntries([...fields].map(([id, input]) => [id, input.value]));
    state.act("submit", { interaction, values }).then((status) => {
      if (status.state === "failed") throw new Error("Something went wrong. Try again.");
      sent = true;
      dialog.close();
    }).catch((why: Error) => {
      problem.textContent = why.message;
      problem.hidden = false;
    }).finally(() => send.classList.remove("busy"));
  });
  dialog.addEventListener("close", () => {
    if (!sent) void state.link.ask("close", { interaction }).catch(() => undefined);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  [...fields.values()][0]?.focus();
}

function field(row: Component, fields: Map<string, HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): HTMLElement {
  const part = row.component ?? row.components?.[0] ?? row;
  const label = row.label ?? part.label ?? "";
  const id = part.custom_id ?? "";
  const common = { id: `field-${id}`, name: id, required: part.required !== false };
  let input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  if (part.type === 3) {
    input = h("select", common, ...(part.options ?? []).map((one) => h("option", { value: one.value, selected: Boolean(one.default) }, one.label)));
  } else {
    const text = { ...common, placeholder: part.placeholder ?? "", value: part.value ?? "", maxLength: part.max_length ?? 4000, minLength: part.min_length ?? 0 };
    input = part.style === 2 ? h("textarea", { ...text, rows: 4 }) : h("input", { ...text, type: "text" });
  }
  fields.set(id, input);
  return h("label", { class: "field", htmlFor: `field-${id}` },
    h("span", { class: "field-label" }, label, part.required !== false ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    row.description ? h("span", { class: "field-description" }, row.description) : null, input);
}

// Buttons and menus under a message.

import { h, popover } from "./dom";
import { openModal } from "./modal";
import { state } from "./state";
import type { Component, Emoji, Interaction, Message, SelectOption } from "./types";

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];

export function emoji(one: Emoji | undefined): Node | null {
  if (!one) return null;
  if (one.id) return h("img", { class: "emoji", src: `/emojis/${one.id}.png`, alt: one.name ?? "" });
  return h("span", { class: "emoji-text", "aria-hidden": "true" }, one.name ?? "");
}

export function rows(message: Message): HTMLElement | null {
  if (!message.components.length) return null;
  const failed = h("div", { class: "failed", role: "alert", hidden: true }, "This interaction failed");
  const area = h("div", { class: "components" });
  for (const row of message.components) {
    const line = h("div", { class: "row" });
    for (const part of row.components ?? []) {
      line.append(part.type === 2 ? button(message, part, failed) : select(message, part, failed));
    }
    area.append(line);
  }
  area.append(failed);
  return area;
}

/** Runs an interaction while `element` shows that something happens. */
async function run(element: HTMLElement, failed: HTMLElement, act: () => Promise<Interaction>): Promise<void> {
  element.classList.add("busy");
  failed.hidden = true;
  try {
    const status = await act();
    if (status.state === "failed") throw new Error("This interaction failed");
    if (status.modal) openModal(status.id, status.modal);
  } catch (why) {
    failed.textContent = (why as Error).message;
    failed.hidden = false;
  } finally {
    element.classList.remove("busy");
  }
}

function button(message: Message, part: Component, failed: HTMLElement): HTMLElement {
  const style = STYLES[part.style ?? 2] ?? "secondary";
  if (part.url) {
    return h("a", { class: "button link", href: part.url, target: "_blank", rel: "noreferrer noopener" }, emoji(part.emoji), part.label ?? "", h("span", { "aria-hidden": "true" }, " ↗"));
  }
  const element = h("button", { class: `button ${style}`, type: "button", disabled: Boolean(part.disabled) }, emoji(part.emoji), h("span", {}, part.label ?? ""));
  element.addEventListener("click", () => {
    if (element.classList.contains("busy")) return;
    void run(element, failed, () => state.act("press", { message: message.id, custom_id: part.custom_id }));
  });
  return element;
}

/** What a menu offers: its own options, or the people and channels of the place. */
function options(part: Component): SelectOption[] {
  if (part.type === 3) return part.options ?? [];
  const people = [...state.users.values()].map((user) => ({ label: user.name, value: user.id, description: user.username }));
  const guild = state.guild();
  const roles = (guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  const channels = [...state.channels.values()].filter((one) => one.type !== 4).map((one) => ({ label: `# ${one.name}`, value: one.id }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type] ?? [];
}

function select(message: Message, part: Component, failed: HTMLElement): HTMLElement {
  const all = options(part);
  const chosen = new Set([...all.filter((one) => one.default).map((one) => one.value), ...(part.default_values ?? []).map((one) => one.id)]);
  const most = part.max_values ?? 1;
  const least = part.min_values ?? 1;
  const label = h("span", { class: "select-label" });
  const element = h("button", { class: "select", type: "button", disabled: Boolean(part.disabled), "aria-haspopup": "listbox" }, label, h("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
  const caption = () => {
    const names = all.filter((one) => chosen.has(one.value)).map((one) => one.label);
    label.textContent = names.length ? names.join(", ") : part.placeholder ?? "Make a selection";
    label.classList.toggle("empty", !names.length);
  };
  const send = () => void run(element, failed, () => state.act("select", { message: message.id, custom_id: part.custom_id, values: [...chosen] }));
  caption();
  element.addEventListener("click", () => {
    const list = h("div", { class: "options", role: "listbox", "aria-multiselectable": most > 1 ? "true" : "false" });
    list.style.minWidth = `${Math.min(element.offsetWidth, innerWidth - 16)}px`;
    const before = [...chosen].join();
    const close = popover(element, list, () => {
      caption();
      if (most > 1 && chosen.size >= least && [...chosen].join() !== before) send();
    });
    for (const one of all) {
      const item = h("button", { class: "option", type: "button", role: "option", "aria-selected": chosen.has(one.value) ? "true" : "false" },
        emoji(one.emoji), h("span", { class: "option-text" }, h("span", { class: "option-label" }, one.label), one.description ? h("span", { class: "option-description" }, one.description) : null));
      if (most > 1) item.append(h("span", { class: "tick", "aria-hidden": "true" }));
      item.addEventListener("click", () => {
        if (most === 1) {
          chosen.clear();
          chosen.add(one.value);
          close();
          send();
        } else {
          if (chosen.has(one.value)) chosen.delete(one.value);
          else if (chosen.size < most) chosen.add(one.value);
          item.setAttribute("aria-selected", String(chosen.has(one.value)));
        }
      });
      list.append(item);
    }
    if (!all.length) list.append(h("p", { class: "nothing" }, "There is nothing to choose from"));
    // Its height is known only now.
    element.blur();
    list.querySelector<HTMLElement>("[role=option]")?.focus({ preventScroll: true });
    const box = element.getBoundingClientRect();
    if (box.bottom + list.offsetHeight + 12 > innerHeight) list.style.top = `${Math.max(8, box.top - list.offsetHeight - 4)}px`;
  });
  return element;
}

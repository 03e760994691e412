// Where one types: messages, and slash commands with their options.

import { fill, h } from "./dom";
import { openModal } from "./modal";
import { state } from "./state";
import type { Choice, Command, CommandOption } from "./types";

/** A command that can be run: sub-commands stand for themselves. */
interface Runnable { path: string; description: string; options: CommandOption[] }

export function composer(): HTMLElement {
  const picker = h("div", { class: "picker", role: "listbox", "aria-label": "Suggestions", hidden: true });
  const problem = h("div", { class: "failed", role: "alert", hidden: true });
  const input = h("textarea", { class: "input", rows: 1, "aria-label": "Message", maxLength: 2000, autocomplete: "off" });
  const fields = h("div", { class: "command", hidden: true });
  const send = h("button", { class: "send", type: "submit", "aria-label": "Send" }, "➤");
  const slash = h("button", { class: "icon-button slash", type: "button", "aria-label": "Commands", title: "Commands" }, "/");
  const bar = h("form", { class: "bar" }, slash, input, fields, send);
  const element = h("div", { class: "composer" }, picker, problem, bar, h("div", { class: "typing", "aria-live": "polite" }));

  let command: Runnable | null = null;
  let values = new Map<string, { input: HTMLInputElement; value: string }>();
  let items: { element: HTMLElement; pick: () => void }[] = [];
  let at = 0;
  let asked = 0;

  const complain = (why: Error) => { problem.textContent = why.message; problem.hidden = false; };
  const hide = () => { picker.hidden = true; items = []; };
  const mark = (index: number) => {
    at = Math.max(0, Math.min(index, items.length - 1));
    items.forEach((item, number) => item.element.setAttribute("aria-selected", String(number === at)));
    items[at]?.element.scrollIntoView({ block: "nearest" });
  };
  const show = (title: string, list: { label: string; description?: string; more?: string; pick: () => void }[]) => {
    items = list.map((one) => {
      const item = h("button", { class: "option", type: "button", role: "option", tabIndex: -1 }, h("span", { class: "option-text" },
        h("span", { class: "option-label" }, one.label, one.more ? h("span", { class: "option-more" }, ` ${one.more}`) : null),
        one.description ? h("span", { class: "option-description" }, one.description) : null));
      // Before the field loses its focus.
      item.addEventListener("pointerdown", (event) => { event.preventDefault(); one.pick(); });
      return { element: item, pick: one.pick };
    });
    fill(picker, h("p", { class: "menu-title" }, title), ...items.map((item) => item.element), items.length ? null : h("p", { class: "nothing" }, "Nothing fits"));
    picker.hidden = false;
    mark(0);
  };

  const leave = () => {
    command = null;
    values = new Map();
    fields.hidden = true;
    input.hidden = false;
    slash.hidden = false;
    hide();
    grow();
  };

  const suggest = () => {
    problem.hidden = true;
    const typed = /^\/(.*)$/s.exec(input.value);
    if (!typed || typed[1]!.includes(":")) return hide();
    const wanted = typed[1]!.toLowerCase();
    const fits = runnables(state.commands).filter((one) => one.path.includes(wanted.trim()) || wanted.startsWith(`${one.path} `));
    show("Commands", fits.map((one) => ({ label: `/${one.path}`, description: one.description, more: one.options.map((option) => option.name).join("  "), pick: () => enter(one) })));
  };

  /** Turns the line into a command with fields. */
  const enter = (one: Runnable) => {
    command = one;
    values = new Map();
    input.value = "";
    input.hidden = true;
    slash.hidden = true;
    fields.hidden = false;
    problem.hidden = true;
    hide();
    draw();
    const first = one.options.find((option) => option.required);
    if (first) add(first);
    else if (!one.options.length) fields.querySelector("button")?.focus();
    else chips()[0]?.focus();
  };

  const chips = () => [...fields.querySelectorAll<HTMLButtonElement>(".chip")];

  const draw = () => {
    if (!command) return;
    const shown = command.options.filter((option) => option.required || values.has(option.name));
    const rest = command.options.filter((option) => !option.required && !values.has(option.name));
    for (const option of shown) if (!values.has(option.name)) values.set(option.name, { input: field(option), value: "" });
    fill(fields, h("button", { class: "command-name", type: "button", title: "Back to a message", onclick: () => { leave(); input.focus(); } }, `/${command.path}`),
      ...shown.map((option) => h("label", { class: "option-field", title: option.description }, h("span", {}, option.name), values.get(option.name)!.input)),
      ...rest.map((option) => h("button", { class: "chip", type: "button", title: option.description, onclick: () => add(option) }, `+ ${option.name}`)));
  };

  const add = (option: CommandOption) => {
    if (!values.has(option.name)) values.set(option.name, { input: field(option), value: "" });
    draw();
    values.get(option.name)!.input.focus();
  };

  const field = (option: CommandOption): HTMLInputElement => {
    const numeric = option.type === 4 || option.type === 10;
    const one = h("input", { type: "text", inputMode: numeric ? "numeric" : "text", autocomplete: "off", size: 8, name: option.name, "aria-label": option.name, placeholder: option.required ? "" : "optional" });
    const offer = () => {
      one.size = Math.max(8, one.value.length + 1);
      values.get(option.name)!.value = one.value;
      void choices(option, one);
    };
    one.addEventListener("input", offer);
    one.addEventListener("focus", offer);
    one.addEventListener("blur", hide);
    return one;
  };

  /** Shows what an option can be. */
  const choices = async (option: CommandOption, one: HTMLInputElement) => {
    const number = ++asked;
    const wanted = one.value.toLowerCase();
    const pick = (choice: Choice) => () => {
      one.value = String(choice.name);
      values.get(option.name)!.value = String(choice.value);
      // Suggestions that are still on their way come too late.
      asked++;
      one.size = Math.max(8, one.value.length + 1);
      hide();
      next(option);
    };
    const offer = (list: Choice[]) => {
      if (number !== asked || document.activeElement !== one) return;
      show(`${option.name} — ${option.description}`, list.map((choice) => ({ label: String(choice.name), pick: pick(choice) })));
    };
    const near = (list: Choice[]) => list.filter((choice) => String(choice.name).toLowerCase().includes(wanted)).slice(0, 25);
    if (option.choices?.length) return offer(near(option.choices));
    if (option.type === 5) return offer(near([{ name: "True", value: "true" }, { name: "False", value: "false" }]));
    if (option.type === 6 || option.type === 9) return offer(near([...state.users.values()].map((user) => ({ name: user.name, value: user.id }))));
    if (option.type === 7) return offer(near([...state.channels.values()].filter((channel) => channel.type !== 4).map((channel) => ({ name: channel.name, value: channel.id }))));
    if (option.type === 8) return offer(near((state.guild()?.roles ?? []).map((role) => ({ name: role.name, value: role.name }))));
    if (!option.autocomplete) return hide();
    try {
      const others = [...values].filter(([name]) => name !== option.name);
      const status = await state.act("complete", { channel: state.channel, line: line([...others, [option.name, { value: one.value }]]) });
      if (status.state === "failed") throw new Error("Loading options failed");
      offer(status.choices ?? []);
    } catch (why) {
      if (number === asked) complain(why as Error);
    }
  };

  const next = (option: CommandOption) => {
    const open = command?.options.find((other) => other.required && other.name !== option.name && !values.get(other.name)?.value);
    if (open) values.get(open.name)?.input.focus();
  };

  const line = (given: [string, { value: string }][]) =>
    [`/${command?.path ?? ""}`, ...given.filter(([, one], index) => one.value !== "" || index === given.length - 1).map(([name, one]) => `${name}:${one.value}`)].join(" ");

  const run = async (text: string) => {
    problem.hidden = true;
    element.classList.add("busy");
    try {
      const status = await state.act("slash", { channel: state.channel, line: text });
      if (status.state === "failed") throw new Error("The application did not respond");
      if (status.modal) openModal(status.id, status.modal);
    } finally {
      element.classList.remove("busy");
    }
  };

  const submit = async () => {
    try {
      if (command) {
        const missing = command.options.find((option) => option.required && !values.get(option.name)?.value);
        if (missing) {
          values.get(missing.name)?.input.focus();
          throw new Error(`The option “${missing.name}” is required`);
        }
        const text = line([...values].filter(([, one]) => one.value !== ""));
        leave();
        input.focus();
        await run(text);
      } else if (input.value.startsWith("/")) {
        const text = input.value;
        input.value = "";
        hide();
        grow();
        await run(text);
      } else if (input.value.trim()) {
        const text = input.value;
        input.value = "";
        grow();
        await state.link.ask("say", { channel: state.channel, text });
      }
    } catch (why) {
      complain(why as Error);
    }
  };

  const grow = () => {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
  };

  bar.addEventListener("submit", (event) => { event.preventDefault(); void submit(); });
  input.addEventListener("input", () => { grow(); suggest(); });
  slash.addEventListener("click", () => { input.value = "/"; input.focus(); suggest(); });
  bar.addEventListener("keydown", (event) => {
    const open = !picker.hidden && items.length > 0;
    if (event.key === "ArrowDown" && open) { event.preventDefault(); mark(at + 1); }
    else if (event.key === "ArrowUp" && open) { event.preventDefault(); mark(at - 1); }
    else if (event.key === "Tab" && open && !event.shiftKey) { event.preventDefault(); items[at]?.pick(); }
    else if (event.key === "Escape" && (command || open)) { event.preventDefault(); if (open) hide(); else leave(); input.focus(); }
    else if (event.key === "Backspace" && command && (event.target as HTMLInputElement).value === "" && event.target instanceof HTMLInputElement) { event.preventDefault(); leave(); input.value = ""; input.focus(); }
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      const typedWhole = !command && runnables(state.commands).some((one) => input.value.trim() === `/${one.path}` && !one.options.some((option) => option.required));
      if (open && !typedWhole) items[at]?.pick();
      else { hide(); void submit(); }
    }
  });

  const typing = element.querySelector(".typing")!;
  let place: string | null = null;
  state.sideChanged(() => {
    const channel = state.current();
    if (place !== state.channel) { place = state.channel; leave(); problem.hidden = true; }
    input.placeholder = channel ? `Message ${channel.type === 0 ? "#" : ""}${channel.name}` : "";
    typing.textContent = state.typing ? `${state.name(state.typing)} is typing…` : "";
  });
  return element;
}

/** Sub-commands and groups, flattened into what can be run. */
export function runnables(commands: Command[]): Runnable[] {
  const flat = (path: string, description: string, options: CommandOption[]): Runnable[] => {
    const inner = options.filter((option) => option.type <= 2);
    if (!inner.length) return [{ path, description, options }];
    return inner.flatMap((option) => flat(`${path} ${option.name}`, option.description, option.options ?? []));
  };
  return commands.filter((one) => one.type === 1).flatMap((one) => flat(one.name, one.description, one.options ?? [])).sort((a, b) => a.path.localeCompare(b.path));
}

// The list of messages.

import { avatar, fill, h } from "./dom";
import { attachment, picture } from "./picture";
import { markdown, moment } from "./markdown";
import { rows } from "./components";
import { state } from "./state";
import type { Embed, Id, Message } from "./types";

const EPHEMERAL = 64;
const LOADING = 128;
const SUPPRESS_EMBEDS = 4;
/** Messages of one author within this time stand together. */
const TOGETHER_MS = 7 * 60_000;

export function messageList(): HTMLElement {
  const list = h("ol", { class: "messages", "aria-label": "Messages" });
  const scroller = h("div", { class: "scroller", tabIndex: -1 }, h("div", { class: "spring" }), list);
  const shown = new Map<Id, HTMLElement>();
  let channel: Id | null = null;
  let loading = false;

  const atBottom = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
  const toBottom = () => { scroller.scrollTop = scroller.scrollHeight; };

  const draw = (changed: Id | null) => {
    const stay = atBottom() || channel !== state.channel;
    const fromBottom = scroller.scrollHeight - scroller.scrollTop;
    if (channel !== state.channel) { shown.clear(); channel = state.channel; }
    const ids = new Set(state.messages.map((one) => one.id));
    for (const id of shown.keys()) if (!ids.has(id)) shown.delete(id);
    const nodes: Node[] = [];
    if (state.current()) nodes.push(beginning());
    let before: Message | undefined;
    for (const message of state.messages) {
      if (!before || new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString()) nodes.push(divider(new Date(message.timestamp)));
      if (message.id === state.newFrom) nodes.push(h("li", { class: "divider new", role: "separator" }, h("span", {}, "New")));
      const together = follows(before, message);
      const old = shown.get(message.id);
      const keep = old && message.id !== changed && changed !== null && old.classList.contains("together") === together;
      const element = keep ? old : one(message, together);
      shown.set(message.id, element);
      nodes.push(element);
      before = message;
    }
    list.replaceChildren(...nodes);
    if (stay) toBottom();
    else if (changed === null) scroller.scrollTop = scroller.scrollHeight - fromBottom;
  };

  state.messagesChanged(draw);
  scroller.addEventListener("scroll", () => {
    if (scroller.scrollTop < 120 && state.more && !loading) {
      loading = true;
      void state.older().finally(() => { loading = false; });
    }
  });
  // A picture that arrives late, or a keyboard that opens, must not hide the last line.
  let wasAtBottom = true;
  scroller.addEventListener("scroll", () => { wasAtBottom = atBottom(); });
  new ResizeObserver(() => { if (wasAtBottom) toBottom(); }).observe(list);
  new ResizeObserver(() => { if (wasAtBottom) toBottom(); }).observe(scroller);
  return scroller;
}

function beginning(): HTMLElement {
  const channel = state.current()!;
  if (state.more) return h("li", { class: "beginning" }, h("p", {}, "Loading older messages…"));
  const sign = channel.type === 1 ? "@" : channel.type >= 10 ? "💬" : "#";
  const what = channel.type === 1 ? `This is where you and ${channel.name} talk.` : `This is the start of ${channel.type >= 10 ? "the thread" : "#" + channel.name}.`;
  return h("li", { class: "beginning" }, h("span", { class: "sign", "aria-hidden": "true" }, sign), h("h2", {}, channel.name), h("p", {}, what));
}

function divider(date: Date): HTMLElement {
  return h("li", { class: "divider", role: "separator" }, h("span", {}, date.toLocaleDateString(undefined, { dateStyle: "long" })));
}

function follows(before: Message | undefined, message: Message): boolean {
  if (!before || message.type !== 0 || before.type === 18 || before.author.id !== message.author.id) return false;
  if (before.only_for !== message.only_for || message.id === state.newFrom) return false;
  return new Date(message.timestamp).getTime() - new Date(before.timestamp).getTime() < TOGETHER_MS;
}

function one(message: Message, together: boolean): HTMLElement {
  if (message.type === 18) return threadNotice(message);
  const author = state.user(message.author.id);
  const name = author?.name ?? "somebody";
  const at = new Date(message.timestamp);
  const mentionsMe = message.author.id !== state.me && (message.mention_everyone || message.mentions.some((user) => user.id === state.me));
  const classes = ["message", together && "together", message.only_for && "private", mentionsMe && "mentions-me"].filter(Boolean).join(" ");
  const time = at.toLocaleTimeString(undefined, { timeStyle: "short" });
  const element = h("li", { class: classes, "data-id": message.id });
  if (!together) element.append(...above(message));
  const body = h("div", { class: "body" });
  if (together) element.append(h("time", { class: "margin-time", dateTime: at.toISOString() }, time));
  else {
    element.append(avatar(message.author.id, name));
    const today = new Date().toDateString() === at.toDateString();
    const when = today ? time : at.toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" });
    body.append(h("div", { class: "byline" }, h("span", { class: `author${author?.bot ? " of-bot" : ""}` }, name),
      author?.bot ? h("span", { class: "app-tag" }, "APP") : null, h("time", { dateTime: at.toISOString(), title: at.toLocaleString() }, when)));
  }
  body.append(...inside(message));
  element.append(body);
  return element;
}

/** The line above a message: the command it answers, or the message it replies to. */
function above(message: Message): Node[] {
  if (message.interaction) {
    const who = message.interaction.user.id;
    return [h("div", { class: "above" }, avatar(who, state.name(who), true), h("span", { class: "above-name" }, state.name(who)), " used ", h("span", { class: "mention" }, `/${message.interaction.name}`))];
  }
  if (message.type !== 19) return [];
  const target = message.referenced_message;
  if (!target) return [h("div", { class: "above" }, h("em", {}, "Original message was deleted"))];
  const text = target.content ? markdown(target.content.slice(0, 160), true) : h("em", {}, "Click to see the message");
  return [h("button", { class: "above", type: "button", onclick: () => document.querySelector(`[data-id="${target.id}"]`)?.scrollIntoView({ behavior: "smooth", block: "center" }) },
    avatar(target.author.id, state.name(target.author.id), true), h("span", { class: "above-name" }, state.name(target.author.id)), h("span", { class: "above-text" }, text))];
}

function inside(message: Message): Node[] {
  const nodes: Node[] = [];
  if (message.flags & LOADING) {
    nodes.push(h("div", { class: "thinking" }, dots(), ` ${state.name(message.author.id)} is thinking…`));
  }
  if (message.content) {
    const text = h("div", { class: onlyEmoji(message.content) ? "text jumbo" : "text" }, markdown(message.content));
    if (message.edited_timestamp) text.append(h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString() }, " (edited)"));
    nodes.push(text);
  }
  if (message.attachments.length) {
    nodes.push(h("div", { class: `attachments${message.attachments.length > 1 ? " several" : ""}` }, ...message.attachments.map(attachment)));
  }
  if (!(message.flags & SUPPRESS_EMBEDS)) nodes.push(...message.embeds.map(embed));
  const components = rows(message);
  if (components) nodes.push(components);
  if (message.thread) nodes.push(threadLink(message.thread.id, message.thread.name));
  if (message.flags & EPHEMERAL) {
    const dismiss = () => void state.link.ask("dismiss", { message: message.id });
    nodes.push(h("div", { class: "only-you" }, h("span", { "aria-hidden": "true" }, "👁 "), "Only you can see this · ", h("button", { type: "button", class: "as-link", onclick: dismiss }, "Dismiss message")));
  }
  return nodes;
}

function embed(one: Embed): HTMLElement {
  const element = h("article", { class: "embed" });
  element.style.borderInlineStartColor = one.color === undefined ? "" : `#${one.color.toString(16).padStart(6, "0")}`;
  const text = h("div", { class: "embed-text" });
  const icon = (url?: string) => url ? h("img", { class: "embed-icon", src: url, alt: "" }) : null;
  if (one.author) text.append(h("div", { class: "embed-author" }, icon(one.author.icon_url), one.author.url ? h("a", { href: one.author.url, target: "_blank", rel: "noreferrer noopener" }, one.author.name) : one.author.name));
  if (one.title) text.append(h("div", { class: "embed-title" }, one.url ? h("a", { href: one.url, target: "_blank", rel: "noreferrer noopener" }, markdown(one.title, true)) : markdown(one.title, true)));
  if (one.description) text.append(h("div", { class: "embed-description" }, markdown(one.description)));
  if (one.fields?.length) {
    text.append(h("div", { class: "embed-fields" }, ...one.fields.map((field) => h("div", { class: field.inline ? "embed-field inline" : "embed-field" },
      h("div", { class: "embed-field-name" }, markdown(field.name, true)), h("div", {}, markdown(field.value))))));
  }
  const top = h("div", { class: "embed-top" }, text);
  if (one.thumbnail) top.append(picture(one.thumbnail.url, "", one.thumbnail.width, one.thumbnail.height, 80));
  element.append(top);
  if (one.image) element.append(picture(one.image.url, "", one.image.width, one.image.height, 500));
  if (one.footer || one.timestamp) {
    const footer = h("div", { class: "embed-footer" }, icon(one.footer?.icon_url), one.footer?.text ?? "", one.footer && one.timestamp ? " • " : "");
    if (one.timestamp) footer.append(moment(Date.parse(one.timestamp) / 1000, "f"));
    element.append(footer);
  }
  return element;
}

function threadNotice(message: Message): HTMLElement {
  return h("li", { class: "message notice", "data-id": message.id }, h("span", { class: "notice-sign", "aria-hidden": "true" }, "💬"),
    h("div", { class: "body" }, h("strong", {}, state.name(message.author.id)), " started a thread: ", message.thread ? threadLink(message.thread.id, message.content) : h("strong", {}, message.content)));
}

function threadLink(id: Id, name: string): HTMLElement {
  return h("button", { class: "thread-link", type: "button", onclick: () => void state.open(id) }, h("strong", {}, name), h("span", {}, "See thread ›"));
}

export function dots(): HTMLElement {
  const element = h("span", { class: "dots", "aria-hidden": "true" });
  fill(element, h("i"), h("i"), h("i"));
  return element;
}

function onlyEmoji(text: string): boolean {
  return /^(\p{Extended_Pictographic}|\uFE0F|\u200D|\s|<a?:\w+:\d+>){1,30}$/u.test(text) && !/^\d+$/.test(text);
}

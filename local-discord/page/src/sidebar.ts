// Servers, channels, threads and direct messages at the left, and who you are.

import { avatar, fill, h, popover } from "./dom";
import { state } from "./state";
import { nextTheme, themeName } from "./theme";
import type { Channel, Guild, Id } from "./types";

/** Archived threads of these channels are shown. */
const opened = new Set<Id>();

export function sidebar(): HTMLElement {
  const rail = h("nav", { class: "rail", "aria-label": "Servers" });
  const list = h("div", { class: "channels" });
  const head = h("header", { class: "side-head" });
  const me = h("footer", { class: "you" });
  const side = h("aside", { class: "side" }, rail, h("div", { class: "side-main" }, head, list, me));

  const draw = () => {
    const guild = state.guild();
    const direct = !guild;
    fill(rail, railButton("@", "Direct messages", direct, badge((one) => one.type === 1), () => void openDirect()), h("hr"),
      ...[...state.guilds.values()].map((one) => railButton(initials(one.name), one.name, one.id === guild?.id, badge((channel) => channel.guild_id === one.id), () => openGuild(one), unreadIn(one))));
    fill(head, h("h1", {}, guild?.name ?? "Direct messages"));
    fill(list, ...(guild ? channels(guild) : directs()));
    fill(me, ...whoAmI());
    const mentions = [...state.channels.values()].reduce((sum, channel) => sum + channel.mentions, 0);
    const place = state.current();
    document.title = `${mentions ? `(${mentions}) ` : ""}${place ? `${place.type === 0 ? "#" : ""}${place.name} · ` : ""}Local Discord`;
  };
  state.worldChanged(draw);
  state.sideChanged(draw);
  return side;
}

function badge(fits: (channel: Channel) => boolean): number {
  return [...state.channels.values()].filter(fits).reduce((sum, channel) => sum + channel.mentions, 0);
}

function unreadIn(guild: Guild): boolean {
  return [...state.channels.values()].some((channel) => channel.guild_id === guild.id && visible(channel) && state.unread(channel));
}

function initials(name: string): string {
  return name.split(/\s+/).map((word) => word[0]).join("").slice(0, 3);
}

function railButton(text: string, name: string, current: boolean, count: number, open: () => void, unread = false): HTMLElement {
  return h("button", { class: `rail-button${current ? " current" : ""}${unread ? " unread" : ""}`, type: "button", title: name, "aria-label": name, onclick: open }, text,
    count ? h("span", { class: "badge" }, String(count)) : null);
}

function openGuild(guild: Guild): void {
  const first = [...state.channels.values()].filter((one) => one.guild_id === guild.id && one.type === 0).sort((a, b) => a.position - b.position)[0];
  if (first) void state.open(first.id);
}

async function openDirect(): Promise<void> {
  const known = [...state.channels.values()].find((one) => one.type === 1);
  const channel = known?.id ?? (await state.link.ask<{ channel: Id }>("direct")).channel;
  await state.open(channel);
}

function visible(channel: Channel): boolean {
  return channel.type < 10 || !channel.archived || channel.id === state.channel || opened.has(channel.parent_id ?? "");
}

function channels(guild: Guild): Node[] {
  const own = [...state.channels.values()].filter((one) => one.guild_id === guild.id);
  const byPosition = (a: Channel, b: Channel) => a.position - b.position;
  const categories = own.filter((one) => one.type === 4).sort(byPosition);
  const nodes: Node[] = [];
  const add = (parent: Id | null) => {
    for (const channel of own.filter((one) => one.type < 10 && one.type !== 4 && one.parent_id === parent).sort(byPosition)) {
      nodes.push(entry(channel));
      const threads = own.filter((one) => one.type >= 10 && one.parent_id === channel.id).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
      nodes.push(...threads.filter(visible).map(entry));
      const asleep = threads.filter((one) => one.archived).length;
      if (asleep) nodes.push(h("button", { class: "asleep", type: "button", onclick: () => toggleArchived(channel.id) }, opened.has(channel.id) ? "hide archived threads" : `${asleep} archived thread${asleep > 1 ? "s" : ""}`));
    }
  };
  add(null);
  for (const category of categories) {
    nodes.push(h("h2", { class: "category" }, category.name));
    add(category.id);
  }
  return nodes;
}

function toggleArchived(channel: Id): void {
  if (!opened.delete(channel)) opened.add(channel);
  void state.open(state.channel);
}

function directs(): Node[] {
  return [h("h2", { class: "category" }, "Direct messages"), ...[...state.channels.values()].filter((one) => one.type === 1).map(entry)];
}

function entry(channel: Channel): HTMLElement {
  const thread = channel.type >= 10;
  const current = channel.id === state.channel;
  const unread = !current && state.unread(channel);
  const classes = ["entry", thread && "thread", current && "current", unread && "unread", channel.archived && "archived"].filter(Boolean).join(" ");
  const sign = channel.type === 1 ? avatar(channel.id, channel.name, true) : h("span", { class: "sign", "aria-hidden": "true" }, thread ? (channel.type === 12 ? "🔒" : "↳") : "#");
  const open = () => {
    document.body.classList.remove("drawer");
    void state.open(channel.id);
  };
  return h("button", { class: classes, type: "button", onclick: open, "aria-current": current ? "page" : undefined, "data-channel": channel.id }, sign, h("span", { class: "entry-name" }, channel.name),
    channel.mentions && !current ? h("span", { class: "badge", title: "mentions" }, String(channel.mentions)) : null);
}

function whoAmI(): Node[] {
  const me = state.user(state.me);
  if (!me) return [];
  const button = h("button", { class: "who", type: "button", title: "Switch user", "aria-haspopup": "menu" }, avatar(me.id, me.name),
    h("span", { class: "who-text" }, h("span", { class: "who-small" }, "you are"), h("strong", {}, me.name)), h("span", { class: "arrow", "aria-hidden": "true" }, "▴"));
  button.addEventListener("click", () => {
    const people = [...state.users.values()].filter((user) => !user.bot);
    const menu = h("div", { class: "options people", role: "menu" }, h("p", { class: "menu-title" }, "Be somebody else"));
    for (const user of people) {
      const item = h("button", { class: "option", type: "button", role: "menuitem", "aria-current": user.id === me.id ? "true" : undefined }, avatar(user.id, user.name, true),
        h("span", { class: "option-text" }, h("span", { class: "option-label" }, user.name), h("span", { class: "option-description" }, `${user.username} · ${user.locale}`)), user.id === me.id ? h("span", { class: "check" }, "✓") : null);
      item.addEventListener("click", () => { close(); void state.become(user.id); });
      menu.append(item);
    }
    const close = popover(button, menu);
  });
  const theme = h("button", { class: "icon-button", type: "button", title: `Theme: ${themeName()}`, "aria-label": `Theme: ${themeName()}`, onclick: () => { nextTheme(); theme.title = `Theme: ${themeName()}`; } }, "◐");
  return [button, theme];
}

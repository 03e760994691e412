// Discord's markdown, into elements. Never through HTML, so nothing that a bot writes can run.

import { h } from "./dom";
import { state } from "./state";

/** Renders a text. `plain` leaves out headings, lists and quotes, as in the labels of replies. */
export function markdown(text: string, plain = false): DocumentFragment {
  const fragment = document.createDocumentFragment();
  if (plain) fragment.append(...inline(text.replace(/\s+/g, " ")));
  else fragment.append(...blocks(text));
  return fragment;
}

function blocks(text: string): Node[] {
  const nodes: Node[] = [];
  const parts = text.split(/(```(?:[a-z0-9+-]*\n)?[\s\S]*?```)/);
  for (const part of parts) {
    const code = /^```(?:[a-z0-9+-]*\n)?([\s\S]*?)```$/.exec(part);
    if (code) nodes.push(h("pre", {}, h("code", {}, code[1]!.replace(/\n$/, ""))));
    else if (part) nodes.push(...lines(part.replace(/^\n|\n$/g, "")));
  }
  return nodes;
}

function lines(text: string): Node[] {
  const nodes: Node[] = [];
  const all = text.split("\n");
  let run: string[] = [];
  const flush = () => {
    if (run.length) nodes.push(h("span", { class: "run" }, ...inline(run.join("\n"))));
    run = [];
  };
  for (let at = 0; at < all.length; at++) {
    const line = all[at]!;
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) { flush(); nodes.push(h(`h${heading[1]!.length}` as "h1", { class: "md" }, ...inline(heading[2]!))); }
    else if (small) { flush(); nodes.push(h("small", { class: "subtext" }, ...inline(small[1]!))); }
    else if (/^>>> /.test(line)) {
      flush();
      nodes.push(h("blockquote", {}, ...lines([line.slice(4), ...all.slice(at + 1)].join("\n"))));
      break;
    } else if (/^> ?/.test(line)) {
      flush();
      const quoted = [];
      while (at < all.length && /^> ?/.test(all[at]!)) quoted.push(all[at++]!.replace(/^> ?/, ""));
      at--;
      nodes.push(h("blockquote", {}, ...lines(quoted.join("\n"))));
    } else if (/^\s*([-*]|\d+\.) +/.test(line)) {
      flush();
      const ordered = /^\s*\d+\./.test(line);
      const list = h(ordered ? "ol" : "ul", {});
      while (at < all.length && /^\s*([-*]|\d+\.) +/.test(all[at]!)) {
        const item = /^(\s*)(?:[-*]|\d+\.) +(.*)$/.exec(all[at++]!)!;
        list.append(h("li", { class: item[1]!.length >= 2 ? "deep" : "" }, ...inline(item[2]!)));
      }
      at--;
      nodes.push(list);
    } else run.push(line);
  }
  flush();
  return nodes;
}

type Rule = [RegExp, (match: RegExpExecArray) => Node];

const RULES: Rule[] = [
  [/^\\([^\w\s])/, (m) => document.createTextNode(m[1]!)],
  [/^`+([^`]+?)`+/, (m) => h("code", { class: "inline" }, m[1]!)],
  [/^\*\*\*(.+?)\*\*\*/s, (m) => h("strong", {}, h("em", {}, ...inline(m[1]!)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m) => h("strong", {}, ...inline(m[1]!))],
  [/^__(.+?)__(?!_)/s, (m) => h("u", {}, ...inline(m[1]!))],
  [/^~~(.+?)~~/s, (m) => h("s", {}, ...inline(m[1]!))],
  [/^\|\|(.+?)\|\|/s, (m) => spoiler(m[1]!)],
  [/^\*(?!\s)(.+?)(?<!\s)\*(?!\*)/s, (m) => h("em", {}, ...inline(m[1]!))],
  [/^_(?!\s)(.+?)_(?![_\w])/s, (m) => h("em", {}, ...inline(m[1]!))],
  [/^<@!?(\d+)>/, (m) => mention(`@${state.name(m[1]!)}`, m[1] === state.me)],
  [/^<@&(\d+)>/, (m) => mention(`@${state.role(m[1]!)?.name ?? "role"}`, false)],
  [/^<#(\d+)>/, (m) => channelLink(m[1]!)],
  [/^<a?:(\w+):(\d+)>/, (m) => h("img", { class: "emoji", src: `/emojis/${m[2]}.png`, alt: `:${m[1]}:`, title: `:${m[1]}:` })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`, false)],
  [/^@(everyone|here)\b/, (m) => mention(`@${m[1]}`, true)],
  [/^<?https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/\d+)?>?/, (m) => channelLink(m[1]!)],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2]!, m[1]!)],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1]!, m[1]!)],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (m) => link(m[0], m[0])],
];

function inline(text: string): Node[] {
  const nodes: Node[] = [];
  let plain = "";
  let rest = text;
  const flush = () => {
    if (plain) nodes.push(document.createTextNode(plain));
    plain = "";
  };
  outer: while (rest) {
    // An underscore inside a word is no markup.
    const inWord = /\w$/.test(plain);
    for (const [pattern, make] of RULES) {
      if (inWord && rest[0] === "_") break;
      const match = pattern.exec(rest);
      if (match) {
        flush();
        nodes.push(make(match));
        rest = rest.slice(match[0].length);
        continue outer;
      }
    }
    plain += rest[0];
    rest = rest.slice(1);
  }
  flush();
  return nodes;
}

function link(url: string, text: string): Node {
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text);
}

function mention(text: string, me: boolean): Node {
  return h("span", { class: me ? "mention me" : "mention" }, text);
}

function channelLink(id: string): Node {
  const channel = state.channels.get(id);
  if (!channel) return mention("#unknown", false);
  return h("button", { class: "mention channel-link", type: "button", onclick: () => void state.open(id) }, `# ${channel.name}`);
}

function spoiler(text: string): Node {
  const element = h("span", { class: "spoiler", role: "button", tabIndex: 0, title: "Spoiler" }, ...inline(text));
  element.addEventListener("click", () => element.classList.add("open"));
  return element;
}

export function moment(seconds: number, style: string): Node {
  const date = new Date(seconds * 1000);
  const show = (options: Intl.DateTimeFormatOptions) => date.toLocaleString(undefined, options);
  const full = show({ dateStyle: "full", timeStyle: "short" });
  const text = {
    t: () => show({ timeStyle: "short" }), T: () => show({ timeStyle: "medium" }), d: () => show({ dateStyle: "short" }),
    D: () => show({ dateStyle: "long" }), f: () => show({ dateStyle: "long", timeStyle: "short" }), F: () => full, R: () => relative(date),
  }[style]!();
  return h("time", { class: "moment", dateTime: date.toISOString(), title: full }, text);
}

function relative(date: Date): string {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

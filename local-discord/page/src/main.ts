// The page: side bar, head, messages, composer.

import { composer } from "./composer";
import { h } from "./dom";
import { messageList } from "./messages";
import { peopleBar } from "./people";
import { sidebar } from "./sidebar";
import { state } from "./state";
import { applyTheme } from "./theme";

applyTheme();

const title = h("h1", { class: "place" });
const topic = h("p", { class: "topic" });
const drawer = h("button", { class: "icon-button menu", type: "button", "aria-label": "Channels", onclick: () => document.body.classList.toggle("drawer") }, "☰");
const lost = h("div", { class: "lost", role: "status", hidden: true }, "Connection lost. Reconnecting…");
const main = h("main", { class: "main" }, h("header", { class: "head" }, drawer, title, topic), lost, peopleBar(), messageList(), composer());
const shade = h("div", { class: "shade", onclick: () => document.body.classList.remove("drawer") });
document.querySelector("#app")!.append(sidebar(), shade, main);

let known = false;
state.sideChanged(() => {
  const channel = state.current();
  const sign = !channel || channel.type === 1 ? "@" : channel.type >= 10 ? "↳" : "#";
  title.replaceChildren(h("span", { class: "sign", "aria-hidden": "true" }, sign), channel?.name ?? "");
  topic.textContent = channel?.archived ? "This thread is archived. Write something to wake it." : channel?.topic ?? "";
  known ||= state.connected;
  lost.hidden = state.connected || !known;
  const others = [...state.channels.values()].some((one) => one.id !== state.channel && (one.mentions > 0));
  drawer.classList.toggle("unread", others);
  document.body.classList.toggle("connected", state.connected);
});
addEventListener("hashchange", () => {
  const wanted = location.hash.slice(1);
  if (wanted !== state.channel && state.channels.has(wanted)) void state.open(wanted);
});
document.addEventListener("visibilitychange", () => state.markRead());
state.start();

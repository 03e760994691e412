// Everybody who lives here is the one at this page: who she is now, and whether she becomes whoever is called.

import { avatar, fill, h } from "./dom";
import { state } from "./state";

export function peopleBar(): HTMLElement {
  const names = h("div", { class: "people-names", role: "group", "aria-label": "Be somebody" });
  const follow = h("input", { type: "checkbox", id: "follow" });
  follow.checked = state.follows;
  follow.addEventListener("change", () => state.follow(follow.checked));
  const line = h("p", { class: "people-line" }, "All these people are you. Tap a name to be that person.");
  const toggle = h("label", { class: "people-follow", for: "follow" }, follow, h("span", {}, "Be whoever is called"));
  const draw = () => {
    const people = [...state.users.values()].filter((user) => !user.bot);
    fill(names, ...people.map((user) => {
      const current = user.id === state.me;
      return h("button", { class: `person${current ? " current" : ""}`, type: "button", "aria-pressed": String(current), onclick: () => void state.become(user.id) }, avatar(user.id, user.name, true), user.name);
    }));
  };
  state.worldChanged(draw);
  return h("section", { class: "people-bar", "aria-label": "Who you are" }, line, names, toggle);
}

/** A switch between a few views. */
import { element } from "./dom.js";
import { roveFocus } from "./focus.js";

/**
 * @param {string[]} names
 * @param {(at: number) => void} onSwitch
 * @param {string} [label]
 * @returns {{ bar: HTMLElement, press: (at: number) => void }} The switch, and a function that marks
 *   the shown view.
 */
export function drawSegments(names, onSwitch, label) {
  const buttons = names.map((name, at) =>
    element("button.cartes-segment", { type: "button", onclick: () => onSwitch(at) }, name),
  );
  const bar = element("div.cartes-segments", { role: "group", "aria-label": label }, buttons);
  roveFocus(bar, "button");
  const press = (/** @type {number} */ at) =>
    buttons.forEach((button, each) => button.setAttribute("aria-pressed", String(each === at)));
  return { bar, press };
}

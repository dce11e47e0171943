/**
 * Seats around a table: whose turn it is, and who is passed over.
 *
 * @typedef {{ names: string[], steps: { turn: number, skipped: number[], caption: string }[], step: number }} SeatsModel
 */
import { element, filled } from "./dom.js";
import { tell } from "./live.js";

/**
 * @param {number} seat
 * @param {number} seats
 * @returns {string} Where the seat stands: the reader's below, the others counter-clockwise from it.
 */
export function placeOf(seat, seats) {
  const angle = Math.PI / 2 - (2 * Math.PI * seat) / seats;
  return `left:${(50 + 37 * Math.cos(angle)).toFixed(1)}%;top:${(50 + 39 * Math.sin(angle)).toFixed(1)}%`;
}

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const names = /** @type {string[]} */ (model.get("names"));
  const steps = /** @type {SeatsModel["steps"]} */ (model.get("steps"));
  const ring = element("div.cartes-ring", { role: "group", "aria-label": words["seats-label"] });
  const caption = element("p.cartes-caption");
  const count = element("span.cartes-faint");
  const back = element("button", { type: "button", onclick: () => onMove(-1) }, words.back);
  const forward = element("button", { type: "button", onclick: () => onMove(1) }, words.forward);

  const draw = () => {
    const { turn, skipped, caption: said } = steps[model.get("step")];
    const places = names.map((name, seat) => {
      const state = seat === turn ? ".cartes-turn" : skipped.includes(seat) ? ".cartes-skipped" : "";
      const mark = seat === turn ? words["to-play"] : skipped.includes(seat) ? words["seats-skipped"] : "";
      return element(`div.cartes-chair${state}`, { style: placeOf(seat, names.length) }, element("span", {}, name), mark ? element("span.cartes-mark", {}, mark) : null);
    });
    ring.replaceChildren(element("span.cartes-way", { "aria-hidden": "true" }, "↺"), ...places);
    caption.textContent = said;
    count.textContent = filled(words["walk-step"], { n: model.get("step") + 1, of: steps.length });
    back.setAttribute("aria-disabled", String(model.get("step") === 0));
    forward.setAttribute("aria-disabled", String(model.get("step") === steps.length - 1));
  };
  const onMove = (/** @type {number} */ by) => {
    const step = model.get("step") + by;
    if (step < 0 || step >= steps.length) return;
    model.set("step", step);
    model.save_changes();
    draw();
    tell(steps[step].caption);
  };

  draw();
  el.replaceChildren(element("div.cartes-widget", {}, ring, caption, element("p.cartes-walk-bar", {}, back, count, forward)));
}

export default { render };

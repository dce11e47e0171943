/**
 * Marks of two sides, in fives: four matchsticks in a square and one across.
 *
 * @typedef {{ steps: { marks: number[][], caption: string }[], step: number }} TallyModel
 */
import { element, filled } from "./dom.js";
import { tell } from "./live.js";

const SVG = "http://www.w3.org/2000/svg";
const FIVE = 5;
const ROWS = 3;
const STICKS = ["M6 6V34", "M6 34H34", "M34 34V6", "M34 6H6", "M8 32L32 8"];

/**
 * @param {number} count
 * @returns {number[]} The marks of each group of five; the groups to come hold none.
 */
export const inFives = (count) => Array.from({ length: ROWS }, (_, at) => Math.max(0, Math.min(FIVE, count - FIVE * at)));

/** @param {number} marks */
function drawFive(marks) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("class", "cartes-five");
  for (const [at, stick] of STICKS.entries()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", stick);
    path.setAttribute("class", at < marks ? "cartes-stick" : "cartes-stick-to-come");
    svg.append(path);
  }
  return svg;
}

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const words = model.get("words");
  const steps = /** @type {TallyModel["steps"]} */ (model.get("steps"));
  const board = element("div.cartes-tally", { "aria-hidden": "true" });
  const caption = element("p.cartes-caption");
  const count = element("span.cartes-faint");
  const back = element("button", { type: "button", onclick: () => onMove(-1) }, words.back);
  const forward = element("button", { type: "button", onclick: () => onMove(1) }, words.forward);

  const drawSide = (/** @type {string} */ name, /** @type {number[]} */ [malas, buenas]) =>
    element(
      "div.cartes-side",
      {},
      element("p.cartes-group-name", {}, name),
      element("p.cartes-note", {}, words["tally-malas"]),
      element("div.cartes-fives", {}, inFives(malas).map(drawFive)),
      element("p.cartes-note", {}, words["tally-buenas"]),
      element("div.cartes-fives.cartes-buenas", {}, inFives(buenas).map(drawFive)),
    );
  const draw = () => {
    const { marks, caption: said } = steps[model.get("step")];
    board.replaceChildren(drawSide(words["tally-us"], marks[0]), drawSide(words["tally-them"], marks[1]));
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
  el.replaceChildren(element("div.cartes-widget", {}, board, caption, element("p.cartes-walk-bar", {}, back, count, forward)));
}

export default { render };

/**
 * The marks of two sides, in groups of five: four matchsticks in a square and one across.
 *
 * @typedef {{ steps: { marks: number[][], caption: string }[], step: number }} TallyModel
 */
import { element } from "./shared/dom.js";
import { stepper } from "./shared/step_controls.js";

const SVG = "http://www.w3.org/2000/svg";
const FIVE = 5;
const ROWS = 3;
const STICKS = ["M6 6V34", "M6 34H34", "M34 34V6", "M34 6H6", "M8 32L32 8"];

/**
 * @param {number} count
 * @returns {number[]} The number of marks in each group of five; 0 for empty groups.
 */
export const inFives = (count) =>
  Array.from({ length: ROWS }, (_, at) => Math.max(0, Math.min(FIVE, count - FIVE * at)));

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

/** @param {import("./shared/model.js").Context<TallyModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const board = element("div.cartes-tally", { "aria-hidden": "true" });

  const drawSide = (/** @type {string} */ name, /** @type {number[]} */ [malas, buenas]) =>
    element(
      "div.cartes-side",
      {},
      element("p.cartes-group-name", {}, name),
      element("p.cartes-note", {}, texts["tally-malas"]),
      element("div.cartes-fives", {}, inFives(malas).map(drawFive)),
      element("p.cartes-note", {}, texts["tally-buenas"]),
      element("div.cartes-fives.cartes-buenas", {}, inFives(buenas).map(drawFive)),
    );
  const caption = element("p.cartes-caption");
  const { bar, show } = stepper(
    model,
    (/** @type {TallyModel["steps"][0]} */ { marks, caption: text }) => {
      caption.textContent = text;
      board.replaceChildren(
        drawSide(texts["tally-us"], marks[0]),
        drawSide(texts["tally-them"], marks[1]),
      );
    },
  );

  show();
  el.replaceChildren(
    element("div.cartes-widget.cartes-felt.cartes-marks", {}, board, caption, bar),
  );
}

export default { render };

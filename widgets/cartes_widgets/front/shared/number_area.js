/**
 * Answers that are numbers: a button for each of a few, a hundred squares for a share, and else a
 * field with a slider. None of them needs a keyboard.
 *
 * @typedef {import("./answers.js").Shape} Shape
 * @typedef {import("./answers.js").Area} Area
 */
import { element, filled, freshId } from "./dom.js";
import { tell } from "./live.js";

/** So many numbers have a button each. */
const MOST_BUTTONS = 13;
/** The squares of a share, filled column by column: from side to side by five, down by one. */
const [COLUMNS, ROWS] = [20, 5];
const PERCENT = "%";

/** @param {Shape} shape @returns {[number, number]} */
const boundsOf = ({ min = 0, max = 99 }) => [min, max];

/**
 * @param {Shape} shape
 * @returns {boolean} Whether each number that may be answered has a button, so that a touch answers.
 */
export function hasNumberButtons(shape) {
  const [low, high] = boundsOf(shape);
  return shape.kind === "number" && high - low < MOST_BUTTONS;
}

/**
 * @param {Shape} shape
 * @returns {import("./answers.js").Item[]} The numbers that may be answered, as items to choose.
 */
export function numberItems(shape) {
  const [low, high] = boundsOf(shape);
  return Array.from({ length: high - low + 1 }, (_, at) => ({
    id: String(low + at),
    text: String(low + at).replace("-", "\u2212"),
  }));
}

/** @param {Shape} shape */
const isShare = ({ min, max, unit }) => min === 0 && max === COLUMNS * ROWS && unit === PERCENT;

/**
 * A hundred squares, of which a touch fills as many as it points at. Screen readers have the field.
 *
 * @param {(number: number) => void} onPoint
 * @returns {{ node: HTMLElement, show: (number: number) => void }}
 */
function drawHundred(onPoint) {
  const squares = Array.from({ length: COLUMNS * ROWS }, () => element("i"));
  const node = element("span.cartes-share", { "aria-hidden": "true" }, squares);
  const point = (/** @type {PointerEvent} */ event) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const at = (/** @type {number} */ part, /** @type {number} */ count) =>
      Math.max(0, Math.min(count - 1, Math.floor(part * count)));
    const column = at((event.clientX - left) / width, COLUMNS);
    const isBefore = event.clientX < left;
    onPoint(isBefore ? 0 : column * ROWS + at((event.clientY - top) / height, ROWS) + 1);
  };
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture(event.pointerId);
    point(event);
  });
  node.addEventListener("pointermove", (event) => {
    if (node.hasPointerCapture(event.pointerId)) point(event);
  });
  const show = (/** @type {number} */ number) =>
    squares.forEach((square, at) => square.classList.toggle("cartes-share-full", at < number));
  return { node, show };
}

/**
 * A slider: a second way to the same number, without a name of its own for who cannot see it.
 *
 * @param {[number, number]} bounds
 * @param {(number: number) => void} onPoint
 * @returns {{ node: HTMLElement, show: (number: number) => void }}
 */
function drawSlider([low, high], onPoint) {
  const node = /** @type {HTMLInputElement} */ (
    element("input.cartes-dial", {
      type: "range",
      min: low,
      max: high,
      value: Math.round((low + high) / 2),
      tabindex: "-1",
      "aria-hidden": "true",
      oninput: () => onPoint(Number(node.value)),
    })
  );
  return { node, show: (number) => (node.value = String(number)) };
}

/**
 * @param {Shape} shape
 * @param {Record<string, string>} words
 * @param {() => void} onChange
 * @returns {Area}
 */
export function numberArea(shape, words, onChange) {
  const id = freshId();
  const bounds = boundsOf(shape);
  const [low, high] = bounds;
  const start = Math.max(low, Math.min(high, 0));
  const input = /** @type {HTMLInputElement} */ (
    element("input", {
      id,
      type: "number",
      // Some telephones have no minus among their digits.
      inputmode: low < 0 ? "text" : "numeric",
      min: low,
      max: high,
      autocomplete: "off",
      oninput: () => onTyped(),
    })
  );
  const set = (/** @type {number} */ number) => {
    input.value = String(number);
    onTyped();
  };
  const second = isShare(shape) ? drawHundred(set) : drawSlider(bounds, set);
  const onTyped = () => {
    if (input.value !== "") second.show(Number(input.value));
    onChange();
  };
  const read = () => {
    const number = input.value === "" ? NaN : Number(input.value);
    return Number.isInteger(number) && number >= low && number <= high ? number : null;
  };
  const onStep = (/** @type {number} */ by) => () => {
    set(Math.max(low, Math.min(high, (read() ?? start - Math.max(by, 0)) + by)));
    tell(input.value);
  };
  const step = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) =>
    element(
      "button.cartes-quiet.cartes-step-by",
      { type: "button", tabindex: "-1", "aria-label": name, onclick: onStep(by) },
      sign,
    );
  return {
    node: element(
      "p.cartes-answer.cartes-number-answer",
      {},
      element("label.cartes-unseen", { for: id }, words.number),
      step("\u2212", words["one-less"], -1),
      input,
      shape.unit
        ? element(
            `span.cartes-unit${shape.unit === PERCENT ? ".cartes-percent" : ""}`,
            {},
            shape.unit,
          )
        : null,
      step("+", words["one-more"], 1),
      second.node,
    ),
    isComplete: () => read() !== null,
    missing: () => filled(words["missing-number"], { low, high }),
    value: read,
    set: (answer) => set(Number(answer)),
    setAside: () => {},
    focus: () => input.focus({ preventScroll: true }),
  };
}

/**
 * Answer areas for numbers, none of which needs a keyboard.
 *
 * A few numbers have a button each. A percentage has a hundred squares. Other numbers have a field
 * with a slider.
 *
 * @typedef {import("./answers.js").Schema} Schema
 * @typedef {import("./answers.js").Area} Area
 */
import { element, filled, freshId } from "./dom.js";
import { readOut } from "./live.js";

/** Maximum number of possible numbers that have a button each. */
const MAX_BUTTONS = 13;
/** The squares of a percentage are filled column by column: five to a column. */
const [COLUMNS, ROWS] = [20, 5];
const PERCENT = "%";

/** @param {Schema} schema @returns {[number, number]} */
const boundsOf = ({ min = 0, max = 99 }) => [min, max];

/**
 * @param {Schema} schema
 * @returns {boolean} Whether every possible number has a button, so that one touch answers.
 */
export function hasNumberButtons(schema) {
  const [low, high] = boundsOf(schema);
  return schema.kind === "number" && high - low < MAX_BUTTONS;
}

/**
 * @param {Schema} schema
 * @returns {import("./answers.js").Item[]} The possible numbers, as items to choose from.
 */
export function numberItems(schema) {
  const [low, high] = boundsOf(schema);
  return Array.from({ length: high - low + 1 }, (_, at) => ({
    id: String(low + at),
    text: String(low + at).replace("-", "\u2212"),
  }));
}

/** @param {[number, number]} bounds */
const middleOf = ([low, high]) => Math.round((low + high) / 2);

/** @param {Schema} schema */
const isShare = ({ min, max, unit }) => min === 0 && max === COLUMNS * ROWS && unit === PERCENT;

/**
 * Draws a hundred squares; a touch fills the squares up to that point.
 *
 * Screen readers use the field instead.
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
 * Draws a slider as a second input for the number; it has no name, since screen readers use the
 * field.
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
      value: middleOf([low, high]),
      tabindex: "-1",
      "aria-hidden": "true",
      // Without a number there is no thumb: it would look like an answer.
      "data-empty": true,
      oninput: () => onPoint(Number(node.value)),
      // A touch at the hidden thumb is no change of the slider.
      onclick: () => onPoint(Number(node.value)),
    })
  );
  const show = (/** @type {number} */ number) => {
    node.value = String(number);
    node.toggleAttribute("data-empty", Number.isNaN(number));
  };
  return { node, show };
}

/**
 * @param {Schema} schema
 * @param {Record<string, string>} texts
 * @param {() => void} onChange
 * @returns {Area}
 */
export function numberArea(schema, texts, onChange) {
  const id = freshId();
  const bounds = boundsOf(schema);
  const [low, high] = bounds;
  const input = /** @type {HTMLInputElement} */ (
    element("input", {
      id,
      type: "number",
      // Some phone keyboards have no minus sign beside the digits.
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
  const second = isShare(schema) ? drawHundred(set) : drawSlider(bounds, set);
  const onTyped = () => {
    second.show(input.value === "" ? NaN : Number(input.value));
    onChange();
  };
  const read = () => {
    const number = input.value === "" ? NaN : Number(input.value);
    return Number.isInteger(number) && number >= low && number <= high ? number : null;
  };
  const onStep = (/** @type {number} */ by) => () => {
    const number = read();
    // The first touch starts in the middle, where no number is far away.
    set(number === null ? middleOf(bounds) : Math.max(low, Math.min(high, number + by)));
    readOut(input.value);
  };
  const step = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number} */ by) =>
    element(
      "button.cartes-quiet.cartes-step-by",
      { type: "button", tabindex: "-1", "aria-label": name, onclick: onStep(by) },
      sign,
    );
  const field = element("span.cartes-given", {}, input);
  const node = element(
    "p.cartes-answer.cartes-number-answer",
    {},
    element("label.cartes-unseen", { for: id }, texts.number),
    step("\u2212", texts["one-less"], -1),
    field,
    schema.unit
      ? element(
          `span.cartes-unit${schema.unit === PERCENT ? ".cartes-percent" : ""}`,
          {},
          schema.unit,
        )
      : null,
    step("+", texts["one-more"], 1),
    second.node,
  );
  return {
    node,
    // The verdict says the right number in words.
    mark: ({ ok }) => {
      field.querySelector(".cartes-tag")?.remove();
      if (ok === false)
        field.append(element("span.cartes-tag", {}, `\u2715 ${texts["mark-yours"]}`));
    },
    isComplete: () => read() !== null,
    missing: () => filled(texts["missing-number"], { low, high }),
    value: read,
    set: (answer) => set(Number(answer)),
    setAside: () => {},
    focus: () => input.focus({ preventScroll: true }),
  };
}

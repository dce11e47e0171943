/** The speed of bots: step by step, slow, normal or fast; this browser saves the choice. */
import { element, freshId } from "../shared/dom.js";
import { keep, recall } from "../shared/storage.js";

const KEY = "cartes-pace";
const NORMAL = "normal";

/** Message key of each speed. */
const NAMES = /** @type {Record<string, string>} */ ({
  step: "playing-pace-step",
  slow: "playing-pace-slow",
  normal: "playing-pace-normal",
  quick: "playing-pace-quick",
});

/**
 * Milliseconds for which an action stays before the next one; the key is the speed. Step by step has
 * no limit.
 */
const DELAYS = /** @type {Record<string, number>} */ ({
  step: Infinity,
  slow: 1700,
  normal: 900,
  quick: 350,
});

/** @returns {string} */
export function pace() {
  const saved = recall(KEY) ?? NORMAL;
  return saved in DELAYS ? saved : NORMAL;
}

/** @returns {number} */
export const dwell = () => DELAYS[pace()];

/**
 * @param {views.Texts} texts
 * @param {() => void} onChange
 * @returns {HTMLElement}
 */
export function drawPace(texts, onChange) {
  // Radio buttons with the same name would be one group on all tables of a page.
  const group = freshId();
  return element(
    "fieldset.cartes-match-pace",
    {},
    element("legend", {}, texts["playing-pace"]),
    Object.keys(DELAYS).map((name) =>
      element(
        "label.cartes-toggle",
        {},
        element("input", {
          type: "radio",
          name: group,
          value: name,
          checked: name === pace(),
          onchange: () => {
            keep(KEY, name);
            onChange();
          },
        }),
        texts[NAMES[name]],
      ),
    ),
  );
}

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

/** A finished trick stays for so many times the usual time. */
const OVER = 2;
/** Milliseconds for which an action stays when the learner only waits for the result. */
const WAITING = 150;

/**
 * @param {Pick<views.TableScene, "pile" | "hand" | "seat_views">} scene
 * @returns {boolean} Whether the learner has no cards left, while others play on.
 */
function isOut({ pile, hand, seat_views }) {
  const own = seat_views.find(({ seat }) => seat === 0);
  return Boolean(pile && own && !hand.length && !own.up.length && !own.down);
}

/**
 * @param {string} pending
 * @param {Pick<views.TableScene, "pile" | "hand" | "seat_views">} scene
 * @returns {number} Milliseconds for which an action stays before the next one.
 */
export function dwell(pending, scene) {
  const usual = DELAYS[pace()] * (pending === "trick" ? OVER : 1);
  return isOut(scene) && Number.isFinite(usual) ? WAITING : usual;
}

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

/**
 * The time until a question closes.
 *
 * The server sends the remaining time, because the clocks of devices differ.
 */
import { element } from "../../front/shared/dom.js";

const TICK = 250;

/**
 * Draws the remaining time: an element, a function that sets the time, and one that returns it.
 *
 * @param {string} label
 * @param {() => void} [onEnd] Called once, when the time is over.
 */
export function drawClock(label, onEnd = () => {}) {
  const text = element("b");
  const node = element(
    "div.cartes-clock",
    { role: "timer", "aria-label": label, hidden: true },
    text,
  );
  let end = 0;
  let whole = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ticking;
  const left = () => Math.max(0, end - Date.now());
  const show = () => {
    const seconds = Math.ceil(left() / 1000);
    text.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    node.style.setProperty("--part", String(left() / whole));
    if (left()) ticking = setTimeout(show, TICK);
    else onEnd();
  };
  /**
   * Sets the remaining time.
   *
   * @param {number | null} ms Milliseconds; null without a time limit.
   */
  const set = (ms) => {
    clearTimeout(ticking);
    node.hidden = ms === null;
    if (ms === null) return;
    end = Date.now() + ms;
    whole = Math.max(whole, ms);
    show();
  };
  return { node, set, left };
}

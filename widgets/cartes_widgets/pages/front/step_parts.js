/**
 * The parts of a lesson's steps; the part after a guess is hidden until the learner answers or
 * passes.
 *
 * Answers are saved, so a reloaded page shows them. The style sheet hides parts; this script only
 * marks the answered cells.
 *
 * @typedef {{ key: string, recall?: (answer: string | number | null) => void, answer?: string |
 *   number | null,
 *   isRecalled?: boolean }} Guess
 */
import { savedGuesses, saveGuess } from "../../front/shared/progress.js";

/** @param {Event} event */
const cellOf = (event) =>
  /** @type {HTMLElement | null} */ (
    /** @type {HTMLElement} */ (event.target).closest(".cartes-asks")
  );

/** @param {Element} cell @returns {HTMLElement | null} The cell of the next part's heading. */
function nextPart(cell) {
  for (let next = cell.nextElementSibling; next; next = next.nextElementSibling)
    if (next.classList.contains("cartes-opens")) return /** @type {HTMLElement} */ (next);
  return null;
}

/** @returns {number} The upper edge of the bar below the step, or of the window's end. */
const lowerEdge = () =>
  document.querySelector(".cartes-steps-bar")?.getClientRects()[0]?.top ?? innerHeight;

/**
 * @param {Element} step
 * @returns {Element | undefined} The step's next question, or else its last shown cell.
 */
const endOf = (step) =>
  step.querySelector(".cartes-asks:not([data-answered])") ??
  [...step.children].filter((item) => item.getClientRects().length).at(-1);

/**
 * Leaves enough room below a part to scroll the page to its heading.
 *
 * @param {HTMLElement} part
 */
function leaveRoom(part) {
  const step = /** @type {HTMLElement} */ (part.closest(".cartes-step"));
  const height = step.getBoundingClientRect().bottom - part.getBoundingClientRect().top;
  step.style.marginBottom = `max(0px, var(--cartes-room) - ${Math.floor(height)}px)`;
  addEventListener("resize", () => step.style.removeProperty("margin-bottom"), { once: true });
}

/**
 * Scrolls to the heading of a part. If the rest of the step is less high than half of the window, it
 * scrolls only to the end of the step, so that the answer stays in view above the part.
 *
 * @param {HTMLElement} part
 */
function goTo(part) {
  const heading = /** @type {HTMLElement | null} */ (part.querySelector("h3"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  const step = /** @type {Element} */ (part.closest(".cartes-step"));
  const end = endOf(step) ?? part;
  const header = /** @type {Element} */ (document.querySelector(".cartes-header"));
  const room = lowerEdge() - header.getBoundingClientRect().bottom;
  const height = end.getBoundingClientRect().bottom - part.getBoundingClientRect().top;
  const isShort = 2 * height < room;
  if (!isShort) leaveRoom(part);
  const [target, block] = isShort ? [end, "end"] : [part, "start"];
  target.scrollIntoView({
    behavior: calm ? "auto" : "smooth",
    block: /** @type {ScrollLogicalPosition} */ (block),
  });
}

/** The last part that an answer opened in each step, until it was visible. */
const opened = /** @type {WeakMap<Element, HTMLElement>} */ (new WeakMap());

/** @param {Element} step @returns {boolean} Whether an opened part is out of view, below. */
export const goesOnBelow = (step) => opened.has(step);

/** @param {Element} step */
const notifyBar = (step) => step.dispatchEvent(new CustomEvent("cartes-opened", { bubbles: true }));

/** Scrolls to the part that was opened last. @param {Element} step */
export function goBelow(step) {
  const part = opened.get(step);
  opened.delete(step);
  notifyBar(step);
  if (part) goTo(part);
}

/**
 * Forgets the opened part of a step when its end or its next question is visible.
 *
 * @param {Element} step
 */
function look(step) {
  if (!opened.has(step)) return;
  const end = endOf(step);
  if (!end || end.getBoundingClientRect().bottom <= lowerEdge() + 1) opened.delete(step);
  notifyBar(step);
}

/**
 * Keeps the height of a cell, so that no card moves when the next part opens.
 *
 * @param {HTMLElement} cell
 */
function keepHeight(cell) {
  cell.style.setProperty("--cartes-reserved", `${cell.offsetHeight}px`);
  addEventListener("resize", () => cell.style.removeProperty("--cartes-reserved"), { once: true });
}

/**
 * Opens the parts of steps after answers, and restores the answers that the browser has saved.
 *
 * @param {string} lesson Id of the lesson; "-" for another page.
 */
export function startParts(lesson) {
  const place = lesson === "-" ? location.pathname : lesson;

  document.addEventListener("cartes-guess", (event) => {
    const { key, recall } = /** @type {CustomEvent<Guess>} */ (event).detail;
    const guesses = savedGuesses(place);
    if (key in guesses) recall?.(guesses[key]);
  });
  document.addEventListener("cartes-guessed", (event) => {
    const { key, answer, isRecalled } = /** @type {CustomEvent<Guess>} */ (event).detail;
    const cell = cellOf(event);
    saveGuess(place, key, answer ?? null);
    if (!cell) return;
    if (!isRecalled) keepHeight(cell);
    cell.dataset.answered = "";
    const [part, step] = [nextPart(cell), cell.closest(".cartes-step")];
    if (!part || !step || isRecalled) return;
    const open = () => {
      opened.set(step, part);
      look(step);
    };
    // The widgets are drawn and the cards fitted within this frame and the next.
    requestAnimationFrame(() => requestAnimationFrame(open));
  });
  const onMove = () => {
    const step = document.querySelector(".cartes-step[data-current]");
    if (step) look(step);
  };
  addEventListener("scroll", onMove, { passive: true });
  addEventListener("resize", onMove);
}

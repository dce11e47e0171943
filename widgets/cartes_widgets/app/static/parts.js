/**
 * The parts of a lesson's steps: what follows a guess is hidden until it is answered or
 * passed. What was answered is remembered, so that a page loaded again shows it answered.
 *
 * The page's style hides; here is only said which cells are answered.
 *
 * @typedef {{ key: string, recall?: (answer: string | number | null) => void, answer?: string | number | null,
 *   isRecalled?: boolean }} Guess
 */
import { keptGuesses, saveGuess } from "../front/shared/progress.js";

/** @param {Event} event */
const cellOf = (event) =>
  /** @type {HTMLElement | null} */ (
    /** @type {HTMLElement} */ (event.target).closest(".cartes-asks")
  );

/** @param {Element} cell @returns {HTMLElement | null} The heading's cell with which the next part begins. */
function nextPart(cell) {
  for (let next = cell.nextElementSibling; next; next = next.nextElementSibling)
    if (next.classList.contains("cartes-opens")) return /** @type {HTMLElement} */ (next);
  return null;
}

/** @param {HTMLElement} part */
function goTo(part) {
  const heading = /** @type {HTMLElement | null} */ (part.querySelector("h3"));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  part.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "start" });
}

/** @param {HTMLElement} cell @returns {boolean} Whether a question of its step is still open. */
const isOpen = (cell) =>
  Boolean(cell.closest(".cartes-step")?.querySelector(".cartes-asks:not([data-answered])"));

/**
 * @param {HTMLElement} cell Of the guess.
 * @param {HTMLElement} part
 * @param {Record<string, string>} words
 */
function offer(cell, part, words) {
  if (cell.querySelector(".cartes-part-on")) return;
  const line = document.createElement("p");
  line.className = "cartes-part-on";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cartes-primary";
  button.textContent = words["part-on"];
  button.onclick = () => {
    line.remove();
    goTo(part);
    if (!isOpen(part))
      part.dispatchEvent(new CustomEvent("cartes-solved", { bubbles: true, composed: true }));
  };
  line.append(button);
  cell.append(line);
}

/**
 * @param {Record<string, string>} words
 * @param {string} lesson Id of the lesson; "-" of a page that is none.
 */
export function startParts(words, lesson) {
  const place = lesson === "-" ? location.pathname : lesson;

  document.addEventListener("cartes-guess", (event) => {
    const { key, recall } = /** @type {CustomEvent<Guess>} */ (event).detail;
    const kept = keptGuesses(place);
    if (key in kept) recall?.(kept[key]);
  });
  document.addEventListener("cartes-guessed", (event) => {
    const { key, answer, isRecalled } = /** @type {CustomEvent<Guess>} */ (event).detail;
    const cell = cellOf(event);
    saveGuess(place, key, answer ?? null);
    if (!cell) return;
    cell.dataset.answered = "";
    const part = nextPart(cell);
    if (part && !isRecalled) offer(cell, part, words);
  });
  // Where the step goes on below, its bar waits for what is there.
  document.addEventListener(
    "cartes-solved",
    (event) => {
      const cell = cellOf(event);
      if (cell && (isOpen(cell) || cell.querySelector(".cartes-part-on"))) event.stopImmediatePropagation();
    },
    true,
  );
}

/**
 * The parts of a lesson's steps: what follows a guess is hidden until it is answered or
 * passed. What was answered is remembered, so that a page loaded again shows it answered.
 *
 * The page's style hides; here is only said which cells are answered.
 *
 * @typedef {{ key: string, recall?: (answer: string | number | null) => void, answer?: string | number | null,
 *   isRecalled?: boolean, actions?: HTMLElement }} Guess `actions` is where a button may stand.
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
 * @param {HTMLElement} actions
 * @param {HTMLElement} part
 * @param {Record<string, string>} words
 */
function offer(actions, part, words) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cartes-primary cartes-part-on";
  button.textContent = words["part-on"];
  button.onclick = () => {
    button.remove();
    goTo(part);
    if (!isOpen(part))
      part.dispatchEvent(new CustomEvent("cartes-solved", { bubbles: true, composed: true }));
  };
  actions.append(button);
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
    const { key, answer, isRecalled, actions } = /** @type {CustomEvent<Guess>} */ (event).detail;
    const cell = cellOf(event);
    saveGuess(place, key, answer ?? null);
    if (!cell) return;
    cell.dataset.answered = "";
    const part = nextPart(cell);
    if (part && actions && !isRecalled) offer(actions, part, words);
  });
  // Where the step goes on below, its bar waits for what is there.
  document.addEventListener(
    "cartes-solved",
    (event) => {
      const cell = cellOf(event);
      if (!cell) return;
      if (isOpen(cell) || cell.querySelector(".cartes-part-on")) event.stopImmediatePropagation();
      // Who came here without it needs no button that leads here.
      else
        for (const past of cell.closest(".cartes-step")?.querySelectorAll(".cartes-part-on") ?? [])
          past.remove();
    },
    true,
  );
}

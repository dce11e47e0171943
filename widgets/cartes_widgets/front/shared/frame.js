/**
 * The frame of a question: a stage with cards, and a sheet with text.
 *
 * Its sizes are measured once for each question and window, in the state that needs most space.
 */

/** The CSS class during the measurement; it hides hints, verdicts and marks. */
const MEASURING = "cartes-measuring";
const JUDGED = "cartes-judged";

/**
 * Runs `measure` on the form in its state before any hint, verdict or opened part.
 *
 * @param {HTMLElement} form
 * @param {() => void} measure
 */
export function asAsked(form, measure) {
  const isJudged = form.classList.contains(JUDGED);
  form.classList.remove(JUDGED);
  form.classList.add(MEASURING);
  measure();
  form.classList.remove(MEASURING);
  form.classList.toggle(JUDGED, isJudged);
}

/**
 * Reserves the height that the sheet needs while its question is open.
 *
 * @param {HTMLElement} form The element that gets `--cartes-sheet-height`.
 * @param {HTMLElement} sheet
 */
export function holdSheet(form, sheet) {
  form.style.setProperty("--cartes-sheet-height", "auto");
  form.style.setProperty("--cartes-sheet-height", `${Math.ceil(sheet.scrollHeight)}px`);
}

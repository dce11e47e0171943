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
 * @param {HTMLElement[]} parts The parts of an answer, of which one may be open at a time.
 * @param {() => void} measure
 */
export function asAsked(form, parts, measure) {
  const isJudged = form.classList.contains(JUDGED);
  const open = openParts(parts);
  form.classList.remove(JUDGED);
  form.classList.add(MEASURING);
  openOnly(parts, parts.slice(0, 1));
  measure();
  openOnly(parts, open);
  form.classList.remove(MEASURING);
  form.classList.toggle(JUDGED, isJudged);
}

/**
 * Reserves the height that the sheet needs while its question is open.
 *
 * @param {HTMLElement} form The element that gets `--cartes-sheet-height`.
 * @param {HTMLElement} sheet
 * @param {HTMLElement[]} parts The parts of an answer; the tallest one, opened, determines the
 *   height.
 */
export function holdSheet(form, sheet, parts) {
  const open = openParts(parts);
  form.style.setProperty("--cartes-sheet-height", "auto");
  const heights = (parts.length ? parts : [sheet]).map((part) => {
    if (part !== sheet) openOnly(parts, [part]);
    return sheet.scrollHeight;
  });
  openOnly(parts, open);
  form.style.setProperty("--cartes-sheet-height", `${Math.ceil(Math.max(...heights))}px`);
}

/** @param {HTMLElement[]} parts */
const openParts = (parts) => parts.filter((part) => part.hasAttribute("data-open"));

/**
 * @param {HTMLElement[]} parts
 * @param {HTMLElement[]} open
 */
function openOnly(parts, open) {
  for (const part of parts) part.toggleAttribute("data-open", open.includes(part));
}

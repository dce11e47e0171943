/**
 * The frame of a question: a stage with cards and a sheet with text. Its sizes are measured once
 * for each question and window, from the state that needs most room.
 */

/** Set while the frame is measured: it hides hints, verdicts and marks. */
const MEASURING = "cartes-measuring";
const JUDGED = "cartes-judged";

/**
 * Runs `measure` on the form as it was before any hint or verdict.
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
 * @param {HTMLElement} form Gets `--cartes-sheet-height`.
 * @param {HTMLElement} sheet
 * @param {HTMLElement[]} [parts] Parts of an answer, of which one may be open at a time.
 */
export function holdSheet(form, sheet, parts = []) {
  const open = parts.filter((part) => part.hasAttribute("data-open"));
  const show = (/** @type {HTMLElement[]} */ shown) => {
    for (const part of parts) part.toggleAttribute("data-open", shown.includes(part));
  };
  form.style.setProperty("--cartes-sheet-height", "auto");
  const heights = (parts.length ? parts : [sheet]).map((part) => {
    if (part !== sheet) show([part]);
    return sheet.scrollHeight;
  });
  show(open);
  form.style.setProperty("--cartes-sheet-height", `${Math.ceil(Math.max(...heights))}px`);
}

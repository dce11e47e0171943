/**
 * The frame of an exercise: the sizes of its cards and of its sheet.
 *
 * @typedef {{ form: HTMLElement, sheet: HTMLElement, room: HTMLElement, lay: HTMLElement }} Parts
 */
import { fitCards } from "../shared/card_size.js";
import { asAsked, holdSheet } from "../shared/frame.js";
import { isLowWindow } from "../shared/low_window.js";

/**
 * Minimum card widths. A card that can be pressed is as wide as a fingertip; others may be smaller.
 */
const [LEAST_PRESSED, LEAST, LEAST_IN_LOW_WINDOW] = [44, 28, 24];

/** The style with the space that is free for the text of a verdict. */
const TEXT = "--cartes-sheet-text-least";
/** Its least value in ems, that with large letters, and that in a class. */
const [LEAST_TEXT, LEAST_WHEN_LARGE, LEAST_IN_CLASS] = [3, 8, 4.75];
const LEAST_SHEET = "--cartes-sheet-least";
/** The CSS class of an exercise whose stage scrolls. */
const SCROLLS = "cartes-stage-scrolls";
/** The CSS class of an exercise for which the page scrolls. */
const IN_PAGE = "cartes-page-scrolls";
/** The CSS class of an exercise whose sheet lacks space for the question beside the verdict. */
const BRIEF = "cartes-brief";
/** The part of the link to a rule that may be hidden below its text, in pixels. */
const BELOW_LAW = 8;
/** The CSS class of such an exercise whose verdict replaces the question, not the last answers. */
const FIRST = "cartes-first";
/** The part of the window that a stage needs at least to be scrolled. */
const STAGE = 0.3;
/** A text size, in pixels, with which hints and reasons are long. */
const LARGE = 24;

/**
 * Takes what the page lacks from the free lines below the prompt; then the stage scrolls. If a part
 * would be too low, or two parts would scroll, the page scrolls instead.
 *
 * @param {Parts} parts
 */
function keepInPage({ form, sheet, room, lay }) {
  const root = document.documentElement;
  // A class reads the whole reason at once.
  const isOfAll = form.classList.contains("cartes-of-all");
  const beyond = () => root.scrollHeight - innerHeight;
  // A sheet beside the stage does not make the page longer.
  const inSheet = () => (isOfAll ? 0 : sheet.scrollHeight - sheet.clientHeight);
  const lack = Math.max(beyond(), inSheet());
  const text = /** @type {HTMLElement} */ (sheet.querySelector(".cartes-sheet-text"));
  const above = parseFloat(getComputedStyle(text).paddingTop);
  const used = [...text.children].reduce((sum, part) => sum + part.scrollHeight, above);
  const rem = parseFloat(getComputedStyle(root).fontSize);
  const isLarge = rem >= LARGE;
  const ems = isOfAll ? LEAST_IN_CLASS : isLarge ? LEAST_WHEN_LARGE : LEAST_TEXT;
  const least = Math.max(used, ems * parseFloat(getComputedStyle(form).fontSize));
  const height = text.offsetHeight;
  const most = isOfAll ? 0 : room.offsetHeight - innerHeight * STAGE;
  const isLong = lack > most + height - least;
  if (lack <= 0 || (isLong && isOfAll)) return;
  form.style.setProperty(TEXT, `${Math.max(least, height - lack)}px`);
  if (!isOfAll) form.style.setProperty(LEAST_SHEET, "0px");
  holdSheet(form, sheet);
  if (isOfAll) return;
  const lacks = form.classList.toggle(SCROLLS, beyond() > 0);
  // A projected page shrinks its letters until it fits.
  const isProjected = root.classList.contains("cartes-projector");
  if (isProjected || (!isLong && !inSheet() && !(isLarge && lacks))) return;
  form.classList.remove(SCROLLS);
  form.classList.add(IN_PAGE);
  // A verdict at the top would cover answers, or cards beside which they are.
  const isAbove = form.matches(".cartes-answers-above, [data-answer=parts]");
  form.classList.toggle(FIRST, innerWidth > innerHeight || !isAbove);
  fitCards(room, lay, { least: Math.max(LEAST_PRESSED, Math.min(innerWidth, innerHeight) / 10) });
  // Texts below and beside it, which come later, move no card.
  room.style.flex = `0 0 ${room.offsetHeight}px`;
}

/**
 * The sizes, measured once for each question and window, after drawing and before the next paint.
 *
 * Hints and verdicts do not change them: they scroll in the sheet, or cover a part of the stage.
 */
export class Frame {
  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    this.isFitting = false;
    /** The question and the window for which the sizes were measured. */
    this.measured = "";
  }

  /** Removes the question after the verdict if the sheet lacks space for both. */
  shorten() {
    const { form, sheet } = this.parts;
    form.classList.remove(BRIEF);
    const { scrollHeight, clientHeight } = /** @type {Element} */ (sheet.firstElementChild);
    form.classList.toggle(BRIEF, scrollHeight > clientHeight + BELOW_LAW);
  }

  /**
   * Measures the sizes if the question or the window has changed.
   *
   * @param {number} revision The revision of the question.
   */
  fit(revision) {
    if (this.isFitting) return;
    this.isFitting = true;
    queueMicrotask(() => {
      this.isFitting = false;
      const { form, sheet, room, lay } = this.parts;
      const root = document.documentElement;
      const letters = [getComputedStyle(root).fontSize, root.className];
      const frame = [revision, innerWidth, innerHeight, room.clientWidth, ...letters].join();
      if (!room.clientWidth || frame === this.measured) return;
      this.measured = frame;
      asAsked(form, () => {
        for (const name of [TEXT, LEAST_SHEET]) form.style.removeProperty(name);
        form.classList.remove(SCROLLS, IN_PAGE);
        room.style.flex = "";
        holdSheet(form, sheet);
        const isPressed = lay.querySelector(".cartes-pick-card");
        const least = isLowWindow() ? LEAST_IN_LOW_WINDOW : LEAST;
        fitCards(room, lay, { least: isPressed ? LEAST_PRESSED : least });
        keepInPage(this.parts);
        const below = sheet.getBoundingClientRect().top - lay.getBoundingClientRect().bottom;
        form.style.setProperty("--cartes-below-cards", `${Math.max(0, Math.floor(below))}px`);
      });
      this.shorten();
    });
  }
}

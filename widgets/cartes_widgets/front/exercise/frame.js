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
const [LEAST_PRESSED, LEAST, LEAST_IN_LOW_WINDOW] = [44, 30, 24];

/** The style with the space that is free for the text of a verdict, and its least value in rems. */
const [TEXT, LEAST_TEXT] = ["--cartes-sheet-text-least", 4.75];

/**
 * Takes from the free lines below the prompt what the page lacks, if that is enough.
 *
 * @param {HTMLElement} form
 * @param {HTMLElement} sheet
 */
function giveUpFreeLines(form, sheet) {
  const root = document.documentElement;
  const text = /** @type {HTMLElement} */ (sheet.querySelector(".cartes-sheet-text"));
  const left = text.offsetHeight - (root.scrollHeight - innerHeight);
  const used = [...text.children].reduce((sum, part) => sum + part.scrollHeight, 0);
  const least = Math.max(used, LEAST_TEXT * parseFloat(getComputedStyle(root).fontSize));
  if (left >= text.offsetHeight || left < least) return;
  form.style.setProperty(TEXT, `${left}px`);
  holdSheet(form, sheet);
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
        form.style.removeProperty(TEXT);
        holdSheet(form, sheet);
        const isPressed = lay.querySelector(".cartes-pick-card");
        const least = isLowWindow() ? LEAST_IN_LOW_WINDOW : LEAST;
        fitCards(room, lay, { least: isPressed ? LEAST_PRESSED : least });
        giveUpFreeLines(form, sheet);
        const below = sheet.getBoundingClientRect().top - lay.getBoundingClientRect().bottom;
        form.style.setProperty("--cartes-below-cards", `${Math.max(0, Math.floor(below))}px`);
      });
    });
  }
}

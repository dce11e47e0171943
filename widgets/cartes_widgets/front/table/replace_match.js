/** The question before a match replaces the saved match of the same game. */
import { openDialog } from "../shared/dialog.js";
import { element, filled } from "../shared/dom.js";
import { savedMatches } from "./saved_match.js";

/**
 * @typedef {import("./saved_match.js").SavedMatch} SavedMatch
 * @typedef {{ onResume: (text: string) => void, onOther: () => void, onCancel: () => void }} Answers
 */

/**
 * @param {SavedMatch} saved
 * @param {views.Texts} texts
 * @param {Answers} answers `onCancel` if the dialog is closed without an answer.
 */
function ask(saved, texts, { onResume, onOther, onCancel }) {
  let onClose = onCancel;
  const answer = (
    /** @type {string} */ look,
    /** @type {string} */ id,
    /** @type {() => void} */ onDo,
  ) =>
    element(
      `button${look}`,
      {
        type: "button",
        "data-id": id,
        onclick: () => {
          onClose = onDo;
          dialog.close();
        },
      },
      texts[`playing-${id}`],
    );
  const dialog = openDialog(
    ".cartes-widget.cartes-invite",
    texts["playing-replace"],
    element("p", {}, filled(texts["playing-replace-about"], { match: saved.message })),
    element(
      "div",
      {},
      answer(".cartes-primary", "resume", () => onResume(saved.text)),
      answer(".cartes-quiet", "other", onOther),
    ),
  );
  dialog.addEventListener("close", () => onClose());
}

/**
 * The places of saved matches, one a game: another match takes a place only with the learner's consent.
 *
 * The match is already open in the kernel, which alone can read the game of a file or of a code.
 */
export class SavedPlaces {
  /**
   * @param {views.Texts} texts
   * @param {Answers} answers
   */
  constructor(texts, answers) {
    this.texts = texts;
    this.answers = answers;
    /** @type {string | null} The game whose place this page may fill. */
    this.own = null;
    this.isAsking = false;
  }

  /** @param {SavedMatch | null | undefined} match A match that continues, in its own place. */
  resume(match) {
    this.own = match?.game ?? null;
  }

  /**
   * @param {SavedMatch} match The open match.
   * @returns {boolean} Whether it may be shown and saved; if not, the learner has been asked.
   */
  admits(match) {
    if (!match.text || match.aside || match.game === this.own) return true;
    const saved = savedMatches()[match.game];
    // A match of an older release does not say whether the learner has acted.
    if (!saved || saved.over || saved.acted === false || saved.text === match.text) {
      this.own = match.game;
      return true;
    }
    if (!this.isAsking) this.ask(saved);
    return false;
  }

  /** @param {SavedMatch} saved */
  ask(saved) {
    const { onResume, onOther, onCancel } = this.answers;
    const answered = (/** @type {string | null} */ own) => {
      this.isAsking = false;
      this.own = own;
    };
    this.isAsking = true;
    ask(saved, this.texts, {
      onResume: (text) => {
        answered(null);
        onResume(text);
      },
      onOther: () => {
        answered(saved.game);
        onOther();
      },
      onCancel: () => {
        answered(null);
        onCancel();
      },
    });
  }
}

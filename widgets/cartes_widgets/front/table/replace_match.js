/** The question before a new match replaces the saved match of the same game. */
import { openDialog } from "../shared/dialog.js";
import { element, filled } from "../shared/dom.js";

/**
 * @param {import("./saved_match.js").SavedMatch} saved
 * @param {views.Texts} texts
 * @param {() => void} onResume Continues the saved match.
 * @param {() => void} onNew Begins the new match.
 */
export function askToReplace(saved, texts, onResume, onNew) {
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
          dialog.close();
          onDo();
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
      answer(".cartes-primary", "resume", onResume),
      answer(".cartes-quiet", "new", onNew),
    ),
  );
}

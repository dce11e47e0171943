/** Warns learners whose browsers save nothing: their progress is lost when the page closes. */
import { forget, keep } from "../../front/shared/storage.js";

const PROBE = "cartes-probe";
/** Part of the tab's name, which works without storage, so that the warning comes only once. */
const WARNED = "cartes-unsaved";

/**
 * Shows the warning once per tab, above the bar of steps, until it is closed or the step changes.
 *
 * @param {Record<string, string>} texts
 */
export function warnUnsaved(texts) {
  const isSaved = keep(PROBE, "1");
  forget(PROBE);
  if (isSaved || window.name === WARNED) return;
  window.name = WARNED;
  const note = document.createElement("div");
  note.className = "cartes-unsaved-note";
  note.setAttribute("role", "status");
  const text = document.createElement("span");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "cartes-quiet";
  close.textContent = texts["not-saved-close"];
  close.onclick = () => note.remove();
  addEventListener("hashchange", () => note.remove(), { once: true });
  note.append(text, close);
  document.body.append(note);
  // Screen readers announce text in a region that existed before the text.
  text.textContent = texts["not-saved"];
}

/**
 * Tells a reader whose browser keeps nothing that what is done here lasts as long as the page.
 */
import { forget, keep } from "../../front/shared/storage.js";

const PROBE = "cartes-probe";
/** A tab's name is kept where storage is forbidden: who was told need not be told again. */
const TOLD = "cartes-told-unkept";

/**
 * Once in a tab, above the bar of steps, until it is closed or the next step is shown.
 *
 * @param {Record<string, string>} words
 */
export function tellUnkept(words) {
  const isKept = keep(PROBE, "1");
  forget(PROBE);
  if (isKept || window.name === TOLD) return;
  window.name = TOLD;
  const note = document.createElement("div");
  note.className = "cartes-unkept";
  note.setAttribute("role", "status");
  const text = document.createElement("span");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "cartes-quiet";
  close.textContent = words["not-kept-close"];
  close.onclick = () => note.remove();
  addEventListener("hashchange", () => note.remove(), { once: true });
  note.append(text, close);
  document.body.append(note);
  // A region that is there before its words is read out.
  text.textContent = words["not-kept"];
}

/**
 * The marks of a verdict on each choice: a ring, a symbol and a word.
 *
 * @typedef {{ mark: string, tag: string }} Marked
 * @typedef {Record<string, string>} Texts
 */
import { showMark } from "./items.js";

/**
 * @param {HTMLElement} form
 * @param {import("./answers.js").Schema} schema
 * @param {{ ok?: boolean | null, text?: string, missed?: string[], extra?: string[],
 *   items?: string[] }} verdict Empty without a grade.
 * @param {Texts} texts
 * @returns {(choice: HTMLElement) => Marked} The mark of each choice of the form.
 */
export function marksOf(form, schema, verdict, texts) {
  const nothing = { mark: "", tag: "" };
  if (!verdict.text) return () => nothing;
  const { ok, missed = [], extra = [], items = [] } = verdict;
  const isPressed = (/** @type {HTMLElement} */ item) =>
    item.getAttribute("aria-pressed") === "true";
  const again = { mark: "extra", tag: texts["mark-again"] };
  const good = { mark: "good", tag: "" };
  const answer = { mark: "good", tag: texts["mark-answer"] };
  const yours = { mark: "extra", tag: texts["mark-yours"] };
  const pick = (/** @type {HTMLElement} */ choice) => {
    const id = choice.dataset.id ?? "";
    if (missed.includes(id) || (ok === null && items.includes(id)))
      return { mark: "missed", tag: texts["mark-missed"] };
    if (extra.includes(id)) return { mark: "extra", tag: texts["mark-extra"] };
    if (!isPressed(choice)) return { mark: "off", tag: "" };
    return { mark: "good", tag: ok ? "" : texts["mark-good"] };
  };
  const item = (/** @type {HTMLElement} */ choice) => {
    if (isPressed(choice)) return ok ? good : yours;
    return items.includes(choice.dataset.id ?? "") ? answer : { mark: "off", tag: "" };
  };
  if (schema.kind === "pick" && schema.multi_select) return pick;
  if (schema.kind === "order")
    return (choice) => (ok ? good : extra.includes(choice.dataset.id ?? "") ? again : nothing);
  if (schema.kind === "zones")
    return (choice) => (extra.includes(choice.dataset.id ?? "") ? again : good);
  if (schema.kind === "match")
    return (choice) => (extra.includes(choice.dataset.placed ?? "") ? again : good);
  if (schema.kind === "parts")
    return (choice) => {
      const part = /** @type {HTMLElement} */ (choice.closest("[data-part]")).dataset.part ?? "";
      const own = `${part}/${choice.dataset.id}`;
      if (!isPressed(choice)) return items.includes(own) ? answer : nothing;
      // A part in which several things are placed names those that are wrong.
      const namesOwn = extra.some((each) => each.startsWith(`${part}/`));
      return extra.includes(namesOwn ? own : part) ? again : good;
    };
  return item;
}

/**
 * @param {HTMLElement} choice An item with a place, or a place with an item.
 * @param {string} mark
 * @param {string[]} items The right pairs of an item and a place.
 * @returns {string} A sign, and after a cross the letter of the right place.
 */
function signOfPlace(choice, mark, items) {
  if (mark !== "extra") return mark && "\u2713";
  const part = /** @type {HTMLElement | null} */ (choice.closest("[data-part]"))?.dataset.part;
  const before = part ? `${part}/` : "";
  const bins = choice.closest(".cartes-places")?.querySelectorAll("[data-place]") ?? [];
  const isRight = (/** @type {Element} */ bin) => {
    const [id, place] = [choice.dataset.id, /** @type {HTMLElement} */ (bin).dataset.place];
    return [`${id}/${place}`, `${place}/${id}`].some((pair) => items.includes(before + pair));
  };
  const letter = [...bins].find(isRight)?.querySelector(".cartes-letter")?.textContent;
  return letter ? `\u2715 \u2192 ${letter}` : "\u2715";
}

/**
 * @param {HTMLElement} form
 * @param {(choice: HTMLElement) => Marked} marked
 * @param {string[]} [items] The items of the right answer.
 */
export function markAnswer(form, marked, items = []) {
  for (const choice of /** @type {NodeListOf<HTMLElement>} */ (
    form.querySelectorAll(".cartes-pick")
  )) {
    const mark = marked(choice);
    const tag = choice.dataset.placed ? signOfPlace(choice, mark.mark, items) : mark.tag;
    showMark(choice, { ...mark, tag });
    const name = (choice.dataset.name ??= choice.getAttribute("aria-label") ?? "");
    // Choices of text have their mark inside the text.
    if (name && !choice.dataset.placed && !choice.closest(".cartes-placed, .cartes-sorted"))
      choice.setAttribute("aria-label", mark.tag ? `${name}, ${mark.tag}` : name);
  }
}

/**
 * Marks each part of an answer, because a part that is closed hides the marks of its choices.
 *
 * @param {HTMLElement} form
 * @param {{ text?: string, extra?: string[] }} verdict Empty without a grade.
 */
export function markParts(form, { text, extra = [] }) {
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-part]")))
    part.dataset.mark = !text ? "" : extra.includes(part.dataset.part ?? "") ? "extra" : "good";
}

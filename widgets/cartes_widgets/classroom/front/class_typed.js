/** Keeps the unsent values of a class's forms when the language changes. */
import { forget, keep, recallRecord } from "../../front/shared/storage.js";

const TYPED = "cartes-class-typed";
/** The fields whose values are kept. */
const FIELDS = "main form :is(input:not([type='radio'], [type='hidden']), select)";

/** @returns {Map<string, HTMLInputElement | HTMLSelectElement>} The fields; the key is name and index. */
function fields() {
  /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
  const result = new Map();
  for (const field of /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (
    document.querySelectorAll(FIELDS)
  )) {
    const name = field.name || field.dataset.do || field.id;
    let at = 0;
    while (result.has(`${name} ${at}`)) at += 1;
    result.set(`${name} ${at}`, field);
  }
  return result;
}

const parts = () =>
  /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("main details")]);

/** Saves the values when the person chooses another language. */
export function keepTyped() {
  document.addEventListener("click", ({ target }) => {
    if (!(/** @type {Element} */ (target).closest(".cartes-languages a"))) return;
    const typed = {
      path: location.pathname,
      open: parts().map((item) => item.open),
      // An offered nickname differs by language.
      values: [...fields()]
        .filter(([, { dataset }]) => !("offered" in dataset))
        .map(([name, { value }]) => [name, value]),
    };
    keep(TYPED, JSON.stringify(typed), "session");
  });
}

/**
 * Restores the values once. Fields that depend on a choice are drawn before they get their values.
 */
export function takeUpTyped() {
  const { path, open, values } = recallRecord(TYPED, "session");
  forget(TYPED, "session");
  if (path !== location.pathname) return;
  parts().forEach((item, at) => (item.open = open[at] === true));
  for (const [name, value] of values) {
    const field = fields().get(name);
    if (!field || field.value === value) continue;
    const before = field.value;
    field.value = value;
    // If a list does not have the saved value, it keeps the value that it had.
    if (field.value !== value) field.value = before;
    const isList = field.tagName === "SELECT";
    field.dispatchEvent(new Event(isList ? "change" : "input", { bubbles: true }));
  }
}

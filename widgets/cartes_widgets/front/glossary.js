/**
 * Words to search, in three languages.
 *
 * @typedef {{ fr: string, ca: string, es: string, meaning: string }} Term
 * @typedef {{ terms: Term[] }} GlossaryModel
 */
import { element, filled, freshId } from "./shared/dom.js";
import { tell } from "./shared/live.js";

/** @param {string} text Without accents and capitals, as one types when searching. */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * @param {Term[]} terms
 * @param {string} sought
 */
export const found = (terms, sought) =>
  terms.filter((term) => plain(Object.values(term).join(" ")).includes(plain(sought.trim())));

/** @param {import("./shared/model.js").Context<GlossaryModel>} context */
function render({ model, el }) {
  const words = model.get("words");
  const terms = /** @type {Term[]} */ (model.get("terms"));
  const id = freshId();
  const body = element("tbody");
  const none = element("p.cartes-faint", { hidden: true }, words["words-none"]);

  const draw = (/** @type {Term[]} */ shown) => {
    body.replaceChildren(
      ...shown.map((term) =>
        element(
          "tr",
          {},
          element("th", { scope: "row" }, term.fr),
          element("td", { lang: "ca", "data-label": words["words-ca"] }, term.ca),
          element("td", { lang: "es", "data-label": words["words-es"] }, term.es),
          element("td", {}, term.meaning),
        ),
      ),
    );
    none.hidden = shown.length > 0;
  };
  const onSearch = (/** @type {Event} */ event) => {
    const shown = found(terms, /** @type {HTMLInputElement} */ (event.target).value);
    draw(shown);
    tell(shown.length ? filled(words["words-found"], { n: shown.length }) : words["words-none"]);
  };

  draw(terms);
  el.replaceChildren(
    element(
      "div.cartes-widget",
      {},
      element(
        "p.cartes-field.cartes-seek",
        {},
        element("label", { for: id }, words["words-search"]),
        element("input", { id, type: "search", autocomplete: "off", oninput: onSearch }),
      ),
      element(
        "table.cartes-words",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            ["fr", "ca", "es", "meaning"].map((name) =>
              element("th", { scope: "col" }, words[`words-${name}`]),
            ),
          ),
        ),
        body,
      ),
      none,
    ),
  );
}

export default { render };

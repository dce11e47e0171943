/**
 * Words to search, in all languages.
 *
 * @typedef {Record<string, string>} Term Its word in each language, by code, and its `meaning`; the
 *   words of its `signs`, where it tells of faces.
 * @typedef {{ terms: Term[], languages: [string, string][],
 *   signs: import("./shared/signs.js").Sign[] }} GlossaryModel
 */
import { element, filled, freshId } from "./shared/dom.js";
import { tell } from "./shared/live.js";
import { drawSigns } from "./shared/signs.js";

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
  const [[own, ownName], ...others] = model.get("languages");
  const id = freshId();
  const body = element("tbody");
  const none = element("p.cartes-faint", { hidden: true }, words["words-none"]);

  const drawFaces = () =>
    element(
      "tr",
      {},
      element(
        "td",
        { colSpan: others.length + 2 },
        drawSigns(model.get("signs"), words["signs-label"]),
      ),
    );
  const draw = (/** @type {Term[]} */ shown) => {
    body.replaceChildren(
      ...shown.flatMap((term) => [
        element(
          "tr",
          {},
          element("th", { scope: "row" }, term[own]),
          others.map(([code, name]) =>
            element("td", { lang: code, "data-label": `${name}${words.colon}` }, term[code]),
          ),
          element("td.cartes-meaning", {}, term.meaning),
        ),
        ...(term.signs ? [drawFaces()] : []),
      ]),
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
            [ownName, ...others.map(([, name]) => name), words["words-meaning"]].map((name) =>
              element("th", { scope: "col" }, name),
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

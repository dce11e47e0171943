/**
 * A searchable list of terms in all languages.
 *
 * @typedef {Record<string, string>} Term The word in each language by code, and its `meaning`; if
 *   it is about faces, also the texts of its `signs`.
 * @typedef {{ name: string, terms: Term[], languages: [string, string][],
 *   signs: import("./shared/sign_faces.js").Sign[] }} GlossaryModel
 */
import { element, filled, freshId } from "./shared/dom.js";
import { readOut } from "./shared/live.js";
import { hashOfStep } from "./shared/query.js";
import { drawSigns } from "./shared/sign_faces.js";

/**
 * The lists of a page, one per game; a search in one list searches all of them.
 *
 * @type {Set<{ el: Element, name: string, terms: Term[], seek: (sought: string) => void,
 *   drawLabel: () => void }>}
 */
const lists = new Set();

/**
 * @param {string} text
 * @returns {string} The text without accents and capitals, so that a search ignores them.
 */
export const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("œ", "oe");

/**
 * @param {Term[]} terms
 * @param {string} sought
 */
export const matching = (terms, sought) =>
  terms.filter((term) => plain(Object.values(term).join(" ")).includes(plain(sought.trim())));

/**
 * @param {Element} el The element of the list in which the learner searches.
 * @param {string} sought
 * @returns {HTMLAnchorElement[]} The other steps of this page whose lists contain the word.
 */
function elsewhere(el, sought) {
  const steps = [...document.querySelectorAll(".cartes-step")];
  return [...lists].flatMap((list) => {
    const step = steps.findIndex((item) => item.contains(list.el));
    const count = list.el === el || step < 0 ? 0 : matching(list.terms, sought).length;
    if (!count) return [];
    const link = element("a", { href: hashOfStep(step + 1) }, `${list.name} (${count})`);
    return [/** @type {HTMLAnchorElement} */ (link)];
  });
}

/** @param {import("./shared/model.js").Context<GlossaryModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  const terms = /** @type {Term[]} */ (model.get("terms"));
  const [[own, ownName], ...others] = model.get("languages");
  const id = freshId();
  const label = element("label", { for: id });
  // A field under the heading of one game would seem to search only its words.
  const drawLabel = () =>
    (label.textContent = texts[lists.size > 1 ? "words-search-all" : "words-search"]);
  const body = element("tbody");
  const none = element("p.cartes-faint", { hidden: true }, texts["words-none"]);

  const drawFaces = () =>
    element(
      "tr",
      {},
      element(
        "td",
        { colSpan: others.length + 2 },
        drawSigns(model.get("signs"), texts["signs-label"]),
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
            element("td", { lang: code, "data-label": `${name}${texts.colon}` }, term[code]),
          ),
          element("td.cartes-meaning", {}, term.meaning),
        ),
        ...(term.signs ? [drawFaces()] : []),
      ]),
    );
    none.hidden = shown.length > 0;
  };
  const places = element("p.cartes-elsewhere", { hidden: true });
  const input = /** @type {HTMLInputElement} */ (
    element("input", { id, type: "search", autocomplete: "off", oninput: () => onSearch() })
  );
  /** @param {string} sought @returns {Term[]} The terms that match the search. */
  const seek = (sought) => {
    const shown = matching(terms, sought);
    const links = sought.trim() ? elsewhere(el, sought) : [];
    input.value = sought;
    draw(shown);
    places.hidden = !links.length;
    places.replaceChildren(
      `${texts["words-elsewhere"]}${texts.colon}`,
      ...links.flatMap((link, at) => (at ? [", ", link] : [link])),
    );
    return shown;
  };
  const onSearch = () => {
    const sought = input.value;
    for (const list of lists) if (list.el !== el) list.seek(sought);
    const shown = seek(sought);
    const lines = [
      shown.length ? filled(texts["words-found"], { n: shown.length }) : texts["words-none"],
      places.hidden ? "" : places.textContent,
    ];
    readOut(lines.join(" ").trim());
  };

  draw(terms);
  el.replaceChildren(
    element(
      "div.cartes-widget",
      {},
      element("p.cartes-field.cartes-seek", {}, label, input),
      places,
      element(
        "table.cartes-words",
        {},
        element(
          "thead",
          {},
          element(
            "tr",
            {},
            [ownName, ...others.map(([, name]) => name), texts["words-meaning"]].map((name) =>
              element("th", { scope: "col" }, name),
            ),
          ),
        ),
        body,
      ),
      none,
    ),
  );
  const list = { el, name: model.get("name"), terms, seek, drawLabel };
  const drawLabels = () => lists.forEach((item) => item.drawLabel());
  lists.add(list);
  drawLabels();
  return () => {
    lists.delete(list);
    drawLabels();
  };
}

export default { render };

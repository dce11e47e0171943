/** The result of a deal: each side's points, the computation of the score, the new scores. */
import { element, filled, numeral } from "../shared/dom.js";
import { drawPortrait } from "../shared/portrait.js";
import { drawSuit } from "../shared/suit.js";
import { drawTableCard } from "./cards.js";

/** @typedef {import("./table_menu.js").MenuItem} MenuItem */

/**
 * Draws a side's score as a bar, with the part that this deal has added.
 *
 * @param {string} side
 * @param {string} label
 * @param {string} text
 * @param {string} before The length of the bar before the deal, in percent.
 * @param {string} after Its length after the deal, in percent.
 */
const drawBar = (side, label, text, before, after) =>
  element(
    `div.cartes-match-change.cartes-match-side-${side}`,
    {},
    element("span", {}, label),
    element("i", { style: `--before:${before};--after:${after}` }),
    element("b", {}, text),
  );

/**
 * Draws the shares of the points. Two sides share one bar; with more sides, each has its own, so
 * that no name is cut.
 *
 * @param {views.Summary} summary
 */
function drawShares({ shares, middle }) {
  if (!shares.length) return null;
  const all = shares.reduce((sum, item) => sum + Number(item.value), 0);
  if (shares.length > 2)
    return element(
      "div.cartes-match-shares.cartes-match-changes",
      {},
      shares.map(({ id, label, value }) => {
        const share = `${(100 * Number(value)) / (all || 1)}%`;
        return drawBar(id, label, String(value), share, share);
      }),
      middle ? element("p.cartes-match-half", {}, middle) : null,
    );
  return element(
    "div.cartes-match-shares",
    {},
    element(
      "div.cartes-match-meter",
      {},
      shares.map((item) =>
        element(
          `span.cartes-match-side-${item.id}`,
          { style: `flex-grow:${Number(item.value) / (all || 1)}` },
          `${item.label} ${item.value}`,
        ),
      ),
    ),
    element("p.cartes-match-half", {}, middle),
  );
}

/** @param {views.Summary} summary */
const drawTerms = ({ terms }) =>
  terms.length
    ? element(
        "p.cartes-match-terms",
        {},
        terms.map((item) =>
          item.note
            ? element("span", {}, element("b", {}, item.text), element("small", {}, item.note))
            : element("em", {}, item.text),
        ),
      )
    : null;

/**
 * @param {views.Change} change
 * @param {views.Texts} texts
 */
function drawChange({ label, side, before, after, target }, texts) {
  const share = (/** @type {number} */ points) =>
    `${Math.max(0, Math.min(100, (100 * points) / (target || Math.max(after, 1))))}%`;
  const text =
    before === after
      ? numeral(after)
      : filled(texts["playing-change"], { before: numeral(before), after: numeral(after) });
  return drawBar(side, label, text, share(before), share(after));
}

/**
 * Draws the title; after a match that the viewer has won, beside a cup.
 *
 * @param {views.Summary} summary
 */
const drawTitle = ({ title, winners }) =>
  element(
    "h2",
    {},
    winners.includes(0)
      ? element("span.cartes-match-cup", {}, drawSuit("copas", "cartes-match-suit"))
      : null,
    title,
  );

/**
 * @param {views.Speech | null} speech
 * @param {import("./seat_views.js").Faces} faces
 */
function drawSpeech(speech, faces) {
  const face = speech && faces.get(speech.person);
  if (!speech || !face) return null;
  return element(
    "p.cartes-match-speech",
    {},
    drawPortrait(speech.person, face, speech.mood),
    element("span", {}, element("b", {}, speech.name), element("q", {}, speech.text)),
  );
}

/** @param {MenuItem[]} menuItems */
function drawMore(menuItems) {
  const open = menuItems.filter(
    ({ atEnd, may }) => (typeof atEnd === "function" ? atEnd() : atEnd) && (!may || may()),
  );
  if (!open.length) return null;
  return element(
    "div.cartes-match-more",
    {},
    open.map(({ id, text, onDo }) =>
      element("button.cartes-quiet", { type: "button", "data-id": id, onclick: onDo }, text),
    ),
  );
}

/**
 * @param {views.TableScene} scene
 * @param {import("./seat_views.js").Faces} faces
 * @param {views.Texts} texts
 * @param {() => void} onGo
 * @param {boolean} isMain Whether the button to continue is the page's main button.
 * @param {MenuItem[]} menuItems Other actions with the match; those for a finished match appear here
 *   too.
 * @returns {HTMLElement | null}
 */
export function drawSummary(scene, faces, texts, onGo, isMain, menuItems) {
  const { summary } = scene;
  if (!summary) return null;
  return element(
    "section.cartes-match-paper.cartes-match-summary",
    { "aria-label": summary.title },
    element("header", {}, drawTitle(summary), drawSpeech(summary.speech, faces)),
    drawShares(summary),
    drawTerms(summary),
    element(
      "ul.cartes-match-lines",
      {},
      summary.lines.map((row) =>
        element(
          `li.cartes-match-line-${row.id.split("-")[0]}`,
          { "data-id": row.id },
          row.label,
          element("b", {}, String(row.value)),
        ),
      ),
    ),
    element(
      "div.cartes-match-changes",
      {},
      summary.changes.map((item) => drawChange(item, texts)),
    ),
    drawMore(menuItems),
    element(
      "div.cartes-match-end",
      {},
      // After a match, the review of the deal shows its last trick.
      summary.last && !summary.winners.length
        ? element(
            "div.cartes-match-final",
            {},
            element("p", {}, summary.last.label),
            element(
              "span.cartes-match-strip",
              {},
              summary.last.cards.map((card) => drawTableCard(scene, card)),
            ),
          )
        : null,
      summary.go
        ? element(
            `button.cartes-match-go.${isMain ? "cartes-primary" : "cartes-quiet"}`,
            { type: "button", "data-id": "go", onclick: onGo },
            summary.go,
          )
        : null,
    ),
  );
}

/**
 * Which table to sit down at: a game, one of its variants, how many players.
 *
 * @typedef {{ id: string, name: string, players: number[] }} Offered
 * @typedef {{ id: string, name: string, about: string, cards: string[], variants: Offered[] }} OfferedGame
 * @typedef {{ game: string, variant: string, players: number }} Chosen
 */
import { drawCard } from "../shared/card.js";
import { element, freshId } from "../shared/dom.js";

/**
 * @param {OfferedGame} game
 * @param {import("./scene.js").Words} words
 * @param {(chosen: Chosen) => void} onSit
 */
function drawGame(game, words, onSit) {
  const [variantId, playersId, title] = [freshId(), freshId(), freshId()];
  const variant = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { id: variantId, onchange: () => fillPlayers() },
      game.variants.map((one) => element("option", { value: one.id }, one.name)),
    )
  );
  const players = /** @type {HTMLSelectElement} */ (element("select", { id: playersId }));
  const fillPlayers = () => {
    const chosen = game.variants.find((one) => one.id === variant.value) ?? game.variants[0];
    players.replaceChildren(
      ...chosen.players.map((one) => element("option", { value: one }, String(one))),
    );
  };
  fillPlayers();
  return element(
    "form.cartes-choice-of-table",
    {
      "aria-labelledby": title,
      "data-game": game.id,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        onSit({ game: game.id, variant: variant.value, players: Number(players.value) });
      },
    },
    element(
      "span.cartes-table-fan",
      { "aria-hidden": "true" },
      game.cards.map((card) => drawCard(card)),
    ),
    element("h2", { id: title }, game.name),
    element("p", {}, game.about),
    element(
      "div.cartes-table-options",
      {},
      element("label", { for: variantId }, words["playing-variant"], variant),
      element("label", { for: playersId }, words["playing-players"], players),
    ),
    element("button.cartes-primary", { type: "submit" }, words["playing-sit"]),
  );
}

/**
 * @param {OfferedGame[]} games
 * @param {import("./scene.js").Words} words
 * @param {(chosen: Chosen) => void} onSit
 * @returns {HTMLElement}
 */
export const drawChooser = (games, words, onSit) =>
  element(
    "div.cartes-widget.cartes-chooser",
    { role: "group", "aria-label": words["playing-choose"] },
    element("p.cartes-chooser-title", { tabindex: "-1" }, words["playing-choose"]),
    element(
      "div.cartes-chooser-games",
      {},
      games.map((game) => drawGame(game, words, onSit)),
    ),
  );

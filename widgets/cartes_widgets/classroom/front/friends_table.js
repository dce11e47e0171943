/**
 * The choice of a table to open with friends: a game, the number of players, and a variant.
 *
 * @typedef {class_views.FriendsVariant} Variant
 * @typedef {class_views.FriendsGame} Game The usual number of players and the usual variant come first.
 */
import { drawCard } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";
import { saveMe, savedMe } from "../../front/shared/me.js";

/** A choice in a form, whose field `table` gets "game/players/variant". */
class TableChoice {
  /**
   * @param {HTMLFormElement} form
   * @param {Game[]} games
   */
  constructor(form, games) {
    this.form = form;
    this.field = /** @type {HTMLInputElement} */ (this.find('[name="table"]'));
    this.players = this.find(".cartes-friends-players > div");
    this.variants = this.find(".cartes-friends-variants");
    const { table } = savedMe();
    const [id, players, variant] = typeof table === "string" ? table.split("/") : [];
    for (const game of games) {
      const input = /** @type {HTMLInputElement} */ (
        this.find(`[name="game"][value="${game.id}"]`)
      );
      input.nextElementSibling?.append(...game.cards.map((card) => drawCard(card)));
      input.addEventListener("change", () => this.onGame(game));
      input.checked = game === (games.find((item) => item.id === id) ?? games[0]);
      if (input.checked) this.onGame(game, players, variant);
    }
  }

  /** @param {string} what @returns {HTMLElement} */
  find(what) {
    return /** @type {HTMLElement} */ (this.form.querySelector(what));
  }

  /**
   * Offers what a game has; a choice that it does not have becomes the usual one.
   *
   * @param {Game} game
   * @param {string} [players]
   * @param {string} [variant]
   */
  onGame(game, players, variant) {
    const chosen = game.players.find((item) => String(item) === players) ?? game.players[0];
    this.players.replaceChildren(
      ...[...game.players]
        .sort((one, other) => one - other)
        .map((item) =>
          element(
            "label",
            {},
            element("input", {
              type: "radio",
              name: "players",
              value: item,
              checked: item === chosen,
              onchange: () => this.onPlayers(game, item),
            }),
            element("span", {}, String(item)),
          ),
        ),
    );
    this.onPlayers(game, chosen, variant);
  }

  /**
   * @param {Game} game
   * @param {number} players
   * @param {string} [variant]
   */
  onPlayers(game, players, variant) {
    const offered = game.variants[players];
    const chosen = offered.find(({ id }) => id === variant) ?? offered[0];
    const onVariant = (/** @type {Variant} */ { id, name }) => {
      this.field.value = `${game.id}/${players}/${id}`;
      this.find(".cartes-friends-variants b").textContent = name;
    };
    this.variants.hidden = offered.length === 1;
    this.find(".cartes-friends-variants > div").replaceChildren(
      ...offered.map((item) =>
        element(
          "label.cartes-table-variant",
          {},
          element("input", {
            type: "radio",
            name: "variant",
            value: item.id,
            checked: item === chosen,
            onchange: () => onVariant(item),
          }),
          element("span", {}, element("b", {}, item.name), element("small", {}, item.about)),
        ),
      ),
    );
    onVariant(chosen);
  }
}

/**
 * Draws the choice, and remembers it.
 *
 * @param {HTMLFormElement} form
 * @param {Game[]} games
 */
export function chooseTable(form, games) {
  const { field } = new TableChoice(form, games);
  form.addEventListener("change", () => saveMe({ table: field.value }));
}

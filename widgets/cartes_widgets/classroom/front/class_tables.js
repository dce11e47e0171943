/** The tables of a class: people, free seats, and a form to open a table. */
import { element } from "../../front/shared/dom.js";

/** @typedef {class_views.TableRow} Table */
/** @typedef {class_views.OfferedGame} Game */

/** @typedef {{ game: string, players: number, variant: string, deals: number }} Chosen */

/**
 * Draws a form for a game and a number of players.
 *
 * @param {Game[]} games
 * @param {Record<string, string>} texts
 * @param {string} text The text of the button.
 * @param {(chosen: Chosen) => void} onDone
 * @param {{ deals?: number[], look?: string, other?: { text: string, onDone: (chosen: Chosen) =>
 *   void } }} [more] `deals`: possible numbers of deals in a tournament. `look`: the button's CSS
 *   class. `other`: another button that uses the same values.
 * @returns {HTMLElement}
 */
export function drawTableForm(
  games,
  texts,
  text,
  onDone,
  { deals = [], look = "cartes-quiet", other } = {},
) {
  const players = /** @type {HTMLSelectElement} */ (
    element("select", {
      "aria-label": texts["tables-players"],
      "data-do": "players",
      onchange: () => fillVariants(),
    })
  );
  const variant = /** @type {HTMLSelectElement} */ (
    element("select", { "aria-label": texts["tables-variant"], "data-do": "variant" })
  );
  const variantField = element("label", {}, element("span", {}, texts["tables-variant"]), variant);
  const game = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { "aria-label": texts["tables-game"], "data-do": "game", onchange: () => fill() },
      games.map((item) => element("option", { value: item.id }, item.name)),
    )
  );
  const chosenGame = () => games.find((item) => item.id === game.value) ?? games[0];
  const fillVariants = () => {
    const several = chosenGame().variants[players.value] ?? [];
    variant.replaceChildren(
      ...several.map((item) => element("option", { value: item.id }, item.name)),
    );
    variantField.hidden = several.length < 2;
  };
  const fill = () => {
    const chosen = chosenGame();
    players.replaceChildren(
      ...chosen.players.map((n) => element("option", { value: String(n) }, String(n))),
    );
    fillVariants();
  };
  fill();
  const long = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { "aria-label": texts["contest-deals"], "data-do": "deals" },
      deals.map((n) => element("option", { value: String(n) }, String(n))),
    )
  );
  const chosen = () => ({
    game: game.value,
    players: Number(players.value),
    variant: variant.value,
    deals: Number(long.value),
  });
  return element(
    "form.cartes-live-tables-new",
    {
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        onDone(chosen());
      },
    },
    element("label", {}, element("span", {}, texts["tables-game"]), game),
    element("label", {}, element("span", {}, texts["tables-players"]), players),
    variantField,
    deals.length ? element("label", {}, element("span", {}, texts["contest-deals"]), long) : null,
    element(`button.${look}`, { type: "submit" }, text),
    other
      ? element(
          "button.cartes-quiet",
          { type: "button", onclick: () => other.onDone(chosen()) },
          other.text,
        )
      : null,
  );
}

/**
 * Chooses the class's game in a form, but only when this game changes: a person may choose another.
 *
 * @param {HTMLElement} form
 * @param {string} game "" while the class has no game.
 */
export function chooseGame(form, game) {
  const list = /** @type {HTMLSelectElement} */ (form.querySelector("[data-do=game]"));
  const isOffered = [...list.options].some((option) => option.value === game);
  if (!isOffered || form.dataset.game === game) return;
  form.dataset.game = game;
  list.value = game;
  list.dispatchEvent(new Event("change"));
}

/**
 * Draws the tables with their people and free seats.
 *
 * @param {Table[]} tables
 * @param {import("./class_feed.js").Room<{ games: Game[] }>} room
 * @param {(content: import("./class_feed.js").Command) => void} wish Sends a command about tables.
 * @param {HTMLElement} form The form that opens another table; its values stay while other people
 *   take seats.
 * @returns {HTMLElement}
 */
export function drawTables(tables, room, wish, form) {
  const { texts } = room;
  return element(
    "div.cartes-live-tables",
    {},
    element("h1", {}, texts.tables),
    element("p", {}, texts["tables-more"]),
    element(
      "ul",
      {},
      tables.map((table) =>
        element(
          "li.cartes-raised.cartes-panel",
          {},
          element("h2", {}, table.name, element("small", {}, table.title)),
          element(
            "div.cartes-live-tables-seats",
            {},
            table.people.map((name, seat) =>
              !table.free.includes(seat)
                ? element("span", {}, name || texts["table-of-house"])
                : element(
                    "button.cartes-quiet",
                    {
                      type: "button",
                      "aria-label": `${texts["table-sit"]} (${table.name}, ${seat + 1})`,
                      onclick: () => wish({ do: "sit", table: table.id, seat }),
                    },
                    texts["table-sit"],
                  ),
            ),
          ),
        ),
      ),
    ),
    form,
  );
}

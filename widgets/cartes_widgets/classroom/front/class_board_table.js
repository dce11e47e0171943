/** A live table on the teacher's board: who sits where, the score, the turn, the commands. */
import { openDialog } from "../../front/shared/dialog.js";
import { element, numeral } from "../../front/shared/dom.js";
import { placeOf } from "../../front/shared/seat_places.js";
import { filled } from "./class_feed.js";
import { hyphenated } from "./hyphens.js";
import { button, command, glyph, room, texts } from "./class_parts.js";
import { chooseSeats } from "./class_board_seats.js";

/** The shortest word in a nickname that may break; a shorter one is below the mark of its side. */
const LONG = 12;

/** The cell of each place in the small table, as row and column. */
const CELLS = /** @type {Record<string, string>} */ ({
  "north-west": "1 / 1",
  north: "1 / 2",
  "north-east": "1 / 3",
  west: "2 / 1",
  east: "2 / 3",
  "south-west": "3 / 1",
  own: "3 / 2",
  "south-east": "3 / 3",
});
/**
 * @param {number} seat
 * @param {number} seats
 * @returns {string} The cell of a seat. Two players sit side by side, in a single row.
 */
const cellOf = (seat, seats) => CELLS[seats === 2 ? ["west", "east"][seat] : placeOf(seat, seats)];

const joined = new Intl.ListFormat(document.documentElement.lang);
/** @param {string[]} names The names of several people. @returns {string} One text with all. */
export const listed = (names) => joined.format(names);

/**
 * Draws the seats of a table as seen from above: names, points, and whose turn it is.
 *
 * @param {class_views.BoardTable} table
 */
function drawMap({ people, sides, turns, scores }) {
  const isOfPairs = sides.length === 2 && people.length > 2;
  const own = scores.length > 2 ? scores : [];
  return element(
    "div.cartes-map",
    {},
    people.map((name, seat) => {
      const side = isOfPairs ? sides.findIndex((seats) => seats.includes(seat)) : -1;
      const points = own.find((score) => score.seats.includes(seat));
      const looks = [
        side < 0 ? "" : `.cartes-map-side-${side}`,
        turns.includes(seat) ? ".cartes-map-turn" : "",
        name ? "" : ".cartes-map-house",
      ];
      return element(
        `span.cartes-map-seat${looks.join("")}`,
        { style: `grid-area: ${cellOf(seat, people.length)}` },
        element("span", {}, hyphenated(name, LONG) || texts["table-of-house"]),
        points ? element("b", {}, numeral(points.points)) : null,
      );
    }),
    scores.length === 2 ? drawScore(scores, people, isOfPairs) : null,
  );
}

/**
 * @param {class_views.BoardScore[]} scores The scores of two sides.
 * @param {string[]} people
 * @param {boolean} isOfPairs Whether the sides have partners, which their marks show.
 */
const drawScore = (scores, people, isOfPairs) =>
  element(
    "p.cartes-map-score",
    {},
    scores.map(({ seats, team, points }, n) => {
      const names = seats.map((seat) => people[seat] || texts["table-of-house"]);
      return element(
        isOfPairs ? `span.cartes-map-side-${n}` : "span",
        {},
        element("span.cartes-unseen", {}, `${listed(names)}${texts.colon}`),
        element("b", {}, numeral(points)),
        team ? element("small", {}, team) : null,
      );
    }),
  );

/**
 * Draws the controls of the table on the projector; for a replay, the steps of its deal.
 *
 * @param {class_views.Watched} watched
 */
function drawShown({ deal, step, steps, notes, reviewed, failed }) {
  /** @param {string} name @param {string} text @param {number | undefined} to */
  const go = (name, text, to) =>
    to === undefined || to < 0 || to > steps ? null : button(name, text, { do: "step", step: to });
  const coach = !reviewed
    ? texts[failed ? "replay-coach-failed" : "replay-coach-thinks"]
    : notes.length
      ? filled(texts["replay-coach"], { n: notes.length })
      : texts["replay-coach-none"];
  return element(
    "span.cartes-table-shown",
    {},
    element(
      "b",
      {},
      deal ? filled(texts["replay-step"], { n: deal, step, of: steps }) : texts["table-on-wall"],
    ),
    deal ? element("small", {}, coach) : null,
    element(
      "span.cartes-student-do",
      {},
      deal ? go("step-back", texts["replay-back"], step - 1) : null,
      deal ? go("step-next", texts["replay-next"], step + 1) : null,
      deal
        ? go(
            "step-note",
            texts["replay-note"],
            notes.find((note) => note > step),
          )
        : null,
      button("wall-off", texts["table-wall-off"], { do: "wall", table: "" }),
    ),
  );
}

/**
 * Opens the menu of a table. It is a dialog, because a table is drawn again whenever somebody plays.
 *
 * @param {class_views.BoardTable} table
 * @param {class_views.BoardState} state
 */
function openMenu(table, { members, watched }) {
  const { id, name: tableName, title, people, acting, contest, finished } = table;
  /** @param {string} name @param {string} text @param {() => void} act */
  const entry = (name, text, act) =>
    element(
      "li",
      {},
      element(
        "button.cartes-quiet",
        {
          type: "button",
          "data-do": `${name}-${id}`,
          onclick: () => {
            dialog.close();
            act();
          },
        },
        text,
      ),
    );
  /** @param {import("./class_feed.js").Command} content */
  const send = (content) => () => command({ ...content, table: id });
  const isShown = watched?.table === id;
  const dialog = openDialog(
    ".cartes-table-menu.cartes-raised",
    `${tableName} · ${title}`,
    element("p.cartes-faint", {}, listed(people.filter(Boolean)) || texts["tables-nobody"]),
    element(
      "ul",
      {},
      contest || isShown ? null : entry("wall", texts["table-wall"], send({ do: "wall" })),
      contest || !finished
        ? null
        : entry("replay", texts["table-replay"], send({ do: "wall", replay: true })),
      acting.length ? entry("nudge", texts["table-nudge"], send({ do: "nudge" })) : null,
      contest && acting.length ? entry("house", texts["table-play"], send({ do: "house" })) : null,
      entry("seats", texts["table-seats"], () => chooseSeats(table, members)),
      element(
        "li",
        {},
        element(
          "button.cartes-quiet",
          { type: "button", onclick: () => dialog.close() },
          texts["device-close"],
        ),
      ),
    ),
  );
}

/**
 * @param {class_views.BoardTable} table
 * @param {class_views.BoardState} state
 */
function drawDo(table, state) {
  const { id, name, acting, contest } = table;
  return element(
    "span.cartes-table-do",
    {},
    acting.length && !contest
      ? button(`house-${id}`, texts["table-play"], { do: "house", table: id })
      : null,
    element(
      "a.cartes-icon",
      {
        href: `${room.base}class/table/${id}?view=all`,
        target: "_blank",
        rel: "noopener",
        title: texts["table-watch"],
        "aria-label": `${texts["table-watch"]}${texts.colon}${name}`,
      },
      glyph("eye"),
    ),
    element(
      "button.cartes-icon",
      {
        type: "button",
        "data-do": `menu-${id}`,
        title: room.page.menu,
        "aria-label": `${room.page.menu}${texts.colon}${name}`,
        onclick: () => openMenu(table, state),
      },
      glyph("more"),
    ),
  );
}

/**
 * Draws a table; `line` is the element about its turn, whose time changes.
 *
 * @param {class_views.BoardTable} table
 * @param {class_views.BoardState} state
 * @param {HTMLElement} line
 */
export function drawTable(table, state, line) {
  const { id, name: tableName, title, people, deal, length, contest } = table;
  const rank = contest ? state.contest.find(({ name }) => name === people[0]) : undefined;
  const played = filled(texts["table-deal"], { n: length ? `${deal}/${length}` : deal });
  const percent = rank?.percent ?? null;
  return element(
    `li.cartes-raised${contest ? ".cartes-table-contest" : ""}`,
    {},
    element(
      "span.cartes-table-head",
      {},
      element("b", {}, contest ? `${tableName} · ${people[0]}` : tableName),
      element(
        "small",
        {},
        [
          contest ? null : title,
          played,
          percent === null ? null : filled(texts["podium-percent"], { n: percent }),
        ]
          .filter((text) => text !== null)
          .join(" · "),
      ),
    ),
    contest ? null : drawMap(table),
    line,
    state.watched?.table === id ? drawShown(state.watched) : null,
    drawDo(table, state),
  );
}

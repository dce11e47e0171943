/** Tables and tournament on the teacher's board: score, whose turn it is, and its duration. */
import { element } from "../../front/shared/dom.js";
import { filled } from "./class_feed.js";
import { button, command, part, room, texts } from "./class_parts.js";
import { chooseSeats } from "./class_board_seats.js";
import { chooseGame, drawTableForm } from "./class_tables.js";

const TICK = 5000;
const LONG = 60;

/**
 * Closes the tables; if there are any, their matches end, so it asks for confirmation.
 *
 * @param {string} name
 * @param {import("./class_views.js").BoardState} state
 */
export const closeTables = (name, { tables }) =>
  button(
    name,
    texts["tables-close"],
    { do: "tables", on: false },
    { sure: tables.length ? filled(texts["tables-close-sure"], { n: tables.length }) : "" },
  );

/** The id of the new table whose seats the teacher is choosing; "" if there is no such table. */
let opened = "";
/** @param {import("./class_tables.js").Chosen} chosen */
async function openTable({ deals: _, ...chosen }) {
  opened = (await command({ do: "new-table", ...chosen }))?.table ?? "";
}
/** Drawn only once, so that its values stay while students take seats or play. */
const seatForm = drawTableForm(
  room.pageData.games,
  texts,
  texts["tables-seat"],
  ({ deals: _, ...chosen }) => command({ do: "seat-all", ...chosen }),
  { other: { text: texts["tables-new"], onDone: openTable } },
);
const contestForm = drawTableForm(
  room.pageData.contests,
  texts,
  texts["contest-go"],
  (chosen) => command({ do: "contest", ...chosen }),
  { deals: [2, 3, 4, 5, 6] },
);

/**
 * @param {number} since A time in milliseconds since 1970. @returns {string} Minutes and seconds
 *   since then.
 */
function timeSince(since) {
  const seconds = Math.max(0, Math.round((Date.now() - since) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Updates the text about how long a table has waited.
 *
 * @param {HTMLElement} line The element with this text.
 */
function drawWait(line) {
  const { name = "", since = "0" } = line.dataset;
  line.textContent = filled(texts["table-turn"], { name, time: timeSince(Number(since)) });
  line.classList.toggle("cartes-pending-long", Date.now() - Number(since) > LONG * 1000);
}

/**
 * Draws the controls of the table on the projector; for a replay, the steps of its deal.
 *
 * @param {import("./class_views.js").Watched} watched
 */
function drawShown({ deal, step, steps, notes, reviewed }) {
  /** @param {string} name @param {string} text @param {number | undefined} to */
  const go = (name, text, to) =>
    to === undefined || to < 0 || to > steps ? null : button(name, text, { do: "step", step: to });
  const coach = !reviewed
    ? texts["replay-coach-thinks"]
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
 * @param {import("./class_views.js").BoardTable} table
 * @param {import("./class_views.js").BoardState} state
 */
function drawTable(table, { members, watched }) {
  const { id, title, people, acting, waited, deal, finished, contest, scores, over } = table;
  const isShown = watched?.table === id;
  const isWaiting = acting.length > 0;
  const line = element("small.cartes-table-turn");
  if (isWaiting) {
    line.dataset.name = acting.join(", ");
    line.dataset.since = String(Date.now() - waited * 1000);
    drawWait(line);
  } else line.textContent = over ? texts["table-over"] : texts["table-house-turn"];
  const score = scores.map((item) => `${item.label} ${item.points}`).join(" · ");
  return element(
    `li.cartes-raised${isWaiting && waited >= LONG ? ".cartes-table-late" : ""}`,
    {},
    element(
      "span",
      {},
      element("b", {}, title),
      element("small", {}, people.filter(Boolean).join(", ") || texts["tables-nobody"]),
      element(
        "small.cartes-table-score",
        {},
        [filled(texts["table-deal"], { n: deal }), score].filter(Boolean).join(" · "),
      ),
      line,
    ),
    isShown ? drawShown(watched) : null,
    element(
      "span.cartes-student-do",
      {},
      isWaiting ? button(`nudge-${id}`, texts["table-nudge"], { do: "nudge", table: id }) : null,
      isWaiting ? button(`house-${id}`, texts["table-play"], { do: "house", table: id }) : null,
      element(
        "button.cartes-quiet",
        {
          type: "button",
          "data-do": `seats-${id}`,
          onclick: () => chooseSeats(table, members),
        },
        texts["table-seats"],
      ),
      contest || isShown
        ? null
        : button(`wall-${id}`, texts["table-wall"], { do: "wall", table: id }),
      contest || !finished
        ? null
        : button(`replay-${id}`, texts["table-replay"], { do: "wall", table: id, replay: true }),
      element(
        "a.cartes-quiet",
        {
          href: `${room.base}class/table/${id}?view=all`,
          target: "_blank",
          rel: "noopener",
        },
        texts["table-watch"],
      ),
    ),
  );
}

/** @param {import("./class_views.js").BoardState} state */
export function drawTables(state) {
  const { tables, course, members, watched } = state;
  for (const form of [seatForm, contestForm]) chooseGame(form, state.game);
  // Apart from the form, whose open lists would close when somebody plays.
  part(
    "tables-list",
    [
      watched,
      tables.map(({ waited: _, ...item }) => item),
      members.map(({ id, name }) => [id, name]),
    ],
    () => tables.map((table) => drawTable(table, state)),
  );
  const fresh = tables.find(({ id }) => id === opened);
  if (fresh) {
    opened = "";
    chooseSeats(fresh, members);
  }
  part("tables", [course.tables, tables.length], () => [
    seatForm,
    course.tables
      ? closeTables("tables-close", state)
      : button("tables-open", texts["tables-open"], { do: "tables", on: true }),
  ]);
}

/** Updates the waiting times. */
function tick() {
  for (const line of document.querySelectorAll(".cartes-table-turn[data-since]"))
    drawWait(/** @type {HTMLElement} */ (line));
  setTimeout(tick, TICK);
}
tick();

/** @param {import("./class_views.js").Rank[]} ranks */
export function drawContest(ranks) {
  part("contest", ranks, () => [
    ranks.length
      ? element(
          "ol",
          {},
          ranks.map(({ place, name, percent, done, of }) =>
            element(
              "li",
              {},
              element("span", {}, element("b", {}, place === null ? name : `${place}. ${name}`)),
              element(
                "span",
                {},
                percent === null
                  ? filled(texts["contest-unranked"], { done, of })
                  : filled(texts["contest-row"], { percent, done, of }),
              ),
            ),
          ),
        )
      : element("p.cartes-faint", {}, texts["contest-more"]),
    ranks.length ? element("p.cartes-faint", {}, texts["contest-percent"]) : null,
    contestForm,
  ]);
}

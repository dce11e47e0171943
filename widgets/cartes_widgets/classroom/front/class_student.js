/** A student's room: a waiting page, a question for all, or the link to the lesson or table. */
import { element } from "../../front/shared/dom.js";
import { clear } from "../../front/shared/live.js";
import { drawClock } from "./class_clock.js";
import {
  followClass,
  holdStill,
  isOut,
  lessonOfAll,
  post,
  readRoom,
  showBanner,
} from "./class_feed.js";
import { drawAsked } from "./class_question.js";
import { chooseGame, drawTableForm, drawTables } from "./class_tables.js";
import { lastStep } from "../../front/shared/last_step.js";
import { startTools } from "../../pages/front/tools.js";

/** @type {import("./class_feed.js").Room<{ games: class_views.OfferedGame[],
 *   paths: Record<string, string> }>} */
const room = readRoom();
const { texts } = room;
const SEND_AGAIN = 2000;
/** The fragment of a link that opens this page although the student has a seat at a table. */
const STAYS = "#room";
const stage = /** @type {HTMLElement} */ (document.getElementById("cartes-stage"));
let shown = "";
/** @type {import("./class_question.js").QuestionView | undefined} */
let view;
let shownAt = 0;
/** @type {HTMLElement} */
let sending = element("p");

globalThis.cartesHost = { files: room.static };

/**
 * @param {string} title
 * @param {string} more
 * @param {Node | null} [way]
 */
const wait = (title, more, way = null) =>
  element("div.cartes-wait", {}, element("h1", {}, title), element("p", {}, more), way);

/**
 * Draws the link to the lessons; as the main action, it opens the last lesson.
 *
 * @param {boolean} [isMain]
 */
const lessonsLink = (isMain = false) => {
  const last = isMain ? lastStep() : null;
  const path = last ? room.pageData?.paths[last.lesson] : undefined;
  const look = isMain && !path ? "a.cartes-primary" : "a.cartes-quiet";
  return element(
    "p",
    {},
    last && path
      ? element(
          "a.cartes-primary",
          { href: `${room.base}voila/render/${path}?step=${last.step}`, id: "cartes-last" },
          texts["free-last"],
        )
      : null,
    " ",
    element(look, { href: room.base, id: "cartes-lessons" }, texts.lessons),
  );
};

/**
 * Draws the link to the table where the student has a seat.
 *
 * @param {string} table The id of the table.
 */
const drawSeat = (table) =>
  element(
    "p",
    {},
    element(
      "a.cartes-primary",
      { href: `${room.base}class/table/${table}`, id: "cartes-seat" },
      texts["seat-go"],
    ),
    " ",
    element("a.cartes-quiet", { href: room.base, id: "cartes-lessons" }, texts.lessons),
  );

/**
 * Sends an answer until it is saved, or known to be too late.
 *
 * @param {number} number
 * @param {unknown} answer
 * @param {number} ms
 */
async function sendAnswer(number, answer, ms) {
  const { ok, status, reply } = await post(`${room.base}class/answer`, { number, answer, ms });
  if (shown !== `question-${number}`) {
    // The class shows something else now, but the status of a sent answer is still needed.
    if (ok || status === 403) return;
    if (status === 409) return showBanner(texts["answer-late"]);
    setTimeout(() => sendAnswer(number, answer, ms), SEND_AGAIN);
    return;
  }
  if (ok) return showReceived();
  if (status === 409) return view?.refuse(reply.error ?? texts.failed);
  // The student has logged out or was removed, so stop sending.
  if (status === 403) return draw(null);
  sending.textContent = texts["not-sent"];
  sending.hidden = false;
  setTimeout(() => sendAnswer(number, answer, ms), SEND_AGAIN);
}

function showReceived() {
  stage.classList.add("cartes-answered");
  sending.textContent = texts.received;
  sending.hidden = false;
  view?.close(true);
}

/**
 * Sends a command about tables, and opens the table that the server names.
 *
 * @param {import("./class_feed.js").Command} content
 */
async function wish(content) {
  const { ok, reply } = await post(`${room.base}class/table`, content);
  if (ok) location.assign(`${room.base}class/table/${reply.table}`);
  else showBanner(reply.error ?? texts.failed);
}

const tableForm = drawTableForm(
  room.pageData?.games ?? [],
  texts,
  texts["table-new"],
  (chosen) => wish({ do: "open", ...chosen }),
  { look: "cartes-primary" },
);

/**
 * When the time is over, the student can begin no new answer. The server still accepts an answer
 * that is being sent.
 */
const clock = drawClock(texts["time-left"], () => showClosed());
document.querySelector(".cartes-header .cartes-menu")?.before(clock.node);

/** Shows that the question is closed, if the student has sent no answer. */
function showClosed() {
  if (!view || stage.matches(".cartes-answered, .cartes-revealed")) return;
  view.close(true);
  sending.textContent = texts["answers-closed"];
  sending.hidden = false;
}

/** @param {class_views.OwnQuestion} question */
function drawQuestion(question) {
  const name = `question-${question.number}`;
  if (shown !== name) {
    shown = name;
    shownAt = Date.now();
    const place = element("div.cartes-mount");
    sending = element("p.cartes-class-message", { role: "status", hidden: true });
    // Screen readers must not read the last question's verdict during this question.
    clear();
    stage.replaceChildren(place);
    stage.classList.remove("cartes-answered", "cartes-revealed");
    view = drawAsked(place, question, (answer) =>
      sendAnswer(question.number, answer, Date.now() - shownAt),
    );
    // The message covers the buttons, which an answer no longer needs, and so moves nothing.
    view.form.append(sending);
  }
  if (question.revealed) {
    if (stage.classList.contains("cartes-revealed")) return;
    stage.classList.add("cartes-revealed");
    sending.hidden = true;
    if (question.verdict) view?.reveal(question.verdict);
    view?.close(true);
  } else if (question.answered) showReceived();
  else if (question.closed) showClosed();
}

/** @param {class_views.StudentState | null} state */
function draw(state) {
  if (state === null)
    return once("removed", () =>
      wait(
        texts.removed,
        "",
        element("p", {}, element("a.cartes-primary", { href: "" }, texts["enter-again"])),
      ),
    );
  holdStill(!state.closed && state.frozen, texts, !state.question);
  if (state.closed)
    return once("closed", () => wait(texts.closed, texts["closed-more"], lessonsLink()));
  const name = document.getElementById("cartes-name");
  if (name) name.textContent = [state.name, state.team].filter(Boolean).join(" · ");
  // After a question the match continues. Another table needs a new redirect.
  if ((state.question || !state.table) && location.hash === STAYS)
    history.replaceState(null, "", location.pathname + location.search);
  clock.set(state.question?.left ?? null);
  if (state.question) {
    const { answered, revealed, closed, left } = state.question;
    drawQuestion(state.question);
    view?.close(state.frozen || answered || revealed || closed || left === 0);
    return;
  }
  if (state.place) return location.assign(lessonOfAll(room.base, state.place));
  if (state.frozen) return once("frozen", () => wait(texts.frozen, texts["frozen-more"]));
  if (state.table && location.hash !== STAYS)
    return location.assign(`${room.base}class/table/${state.table}`);
  const { table, tables } = state;
  chooseGame(tableForm, state.game);
  if (table)
    return once(`seat ${table}`, () =>
      wait(texts["seat-reserved"], texts["seat-reserved-more"], drawSeat(table)),
    );
  if (tables)
    return once(`tables ${JSON.stringify(tables)}`, () =>
      drawTables(tables, room, wish, tableForm),
    );
  if (state.free)
    return once("free", () => wait(texts["free-on"], texts["free-more"], lessonsLink(true)));
  once("waiting", () => wait(texts.wait, texts["wait-more"], lessonsLink()));
}

/**
 * @param {string} name
 * @param {() => Node} make
 */
function once(name, make) {
  if (shown === name) return;
  shown = name;
  view = undefined;
  clear();
  stage.classList.remove("cartes-answered", "cartes-revealed");
  stage.replaceChildren(make());
}

startTools();
followClass(
  `${room.base}class/events`,
  draw,
  (isLost) => showBanner(isLost ? texts.lost : ""),
  isOut,
);

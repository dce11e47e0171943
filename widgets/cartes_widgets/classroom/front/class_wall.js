/** The projector page: how to join, the question, the distribution of answers; no nicknames. */
import { element } from "../../front/shared/dom.js";
import { drawClock } from "./class_clock.js";
import { filled, followClass, readRoom } from "./class_feed.js";
import { drawAsked } from "./class_question.js";
import { drawPodium } from "./class_podium.js";
import { drawDistribution, drawPicked } from "./class_distribution.js";
import { showingLessons } from "./class_wall_step.js";
import { startMenu } from "../../pages/front/tools.js";

const room = readRoom();
const { texts } = room;
const stage = /** @type {HTMLElement} */ (document.getElementById("cartes-stage"));
const count = /** @type {HTMLElement} */ (document.getElementById("cartes-count"));
/** The largest and the smallest number of listed answers besides the right one. */
const [MOST, FEWEST] = [4, 1];
/** The smallest text of the answers and of the question, in percent. */
const SMALLEST = 75;
/** The smallest text of the shortest list, whose answers are long. */
const LEAST = 55;
let asked = 0;
let code = "";
const question = element("div.cartes-wall-question");
const answers = element("div.cartes-wall-answers");

const clock = drawClock(texts["time-left"]);
const tally = element("p.cartes-wall-tally");

const pause = element("p.cartes-wall-pause", { role: "status", hidden: true }, texts.frozen);
document.getElementById("cartes-main")?.prepend(pause);

const showLesson = showingLessons(stage, room);

/**
 * Shows a table; the server decides whether it is live or a replay.
 *
 * @param {string} table The id of the table.
 */
function showTable(table) {
  if (stage.querySelector("iframe")?.dataset.table === table) return;
  const frame = element("iframe.cartes-wall-lesson", {
    src: `${room.base}class/table/${table}?view=wall`,
    title: texts.table,
  });
  frame.dataset.table = table;
  stage.replaceChildren(frame);
}

/** Scales a question that is higher than the window, such as five players with their names. */
function fitQuestion() {
  for (let size = 100; size >= SMALLEST; size -= 5) {
    question.style.zoom = `${size}%`;
    if (question.scrollHeight <= question.clientHeight) return;
  }
}
addEventListener("resize", () => requestAnimationFrame(fitQuestion));

/**
 * Draws the answers, the more of them the better. Nobody scrolls a projector, so their text becomes
 * smaller first, and then the list shorter, until they fit.
 */
let drawAnswers = () => {};
addEventListener("resize", () => drawAnswers());

/** @param {class_views.QuestionWithDistribution} now */
function fitAnswers({ distribution }) {
  const picked = distribution.right ? null : drawPicked(distribution, texts);
  for (let most = MOST; most >= FEWEST; most -= 1) {
    answers.replaceChildren(
      ...(distribution.hidden ? [tally, clock.node] : []),
      ...(picked ? [picked] : []),
      drawDistribution(distribution, texts, { most }),
    );
    for (let size = 100; size >= (most > FEWEST ? SMALLEST : LEAST); size -= 5) {
      answers.style.fontSize = `${size}%`;
      if (answers.scrollHeight <= answers.clientHeight) return;
    }
  }
}

globalThis.cartesHost = { files: room.static };

/** @param {class_views.WallState | null} state */
function draw(state) {
  const isOver = state === null || state.closed;
  // The address and the code of a closed room are invalid.
  document.body.classList.toggle("cartes-wall-over", isOver);
  if (isOver) {
    // The stream may start again: the teacher's cookie was changed, and this browser has the new one.
    asked = 0;
    const message = texts[state === null ? "wall-ended" : "closed"];
    return stage.replaceChildren(element("h1.cartes-wall-message", {}, message));
  }
  code ||= state.code;
  // Another room has replaced this one, so the page still shows the old address.
  if (code !== state.code) return location.reload();
  const now = state.question;
  pause.hidden = !state.frozen;
  clock.set(now?.left ?? null);
  document.body.classList.toggle(
    "cartes-wall-follows",
    Boolean(state.place ?? state.watched) && !now && !state.podium,
  );
  document.body.classList.toggle("cartes-wall-asking", now !== null && !state.podium);
  document.body.classList.toggle("cartes-wall-podium", state.podium !== null);
  document.body.classList.toggle("cartes-wall-counts", now?.distribution.hidden ?? false);
  count.textContent = now
    ? filled(texts["wall-answered"], { n: now.distribution.answered, of: state.joined })
    : (state.watched?.name ?? filled(texts["wall-here"], { n: state.joined }));
  if (state.podium) {
    asked = 0;
    return stage.replaceChildren(drawPodium(state.podium, texts));
  }
  if (!now) {
    asked = 0;
    if (state.place) return showLesson(state.place);
    if (state.watched) return showTable(state.watched.table);
    const message =
      texts[
        state.contest ? "contest" : state.tables ? "tables" : state.free ? "wall-free" : "wall-wait"
      ];
    return stage.replaceChildren(element("h1.cartes-wall-message", {}, message));
  }
  if (asked !== now.number) {
    asked = now.number;
    const prompt = element("p.cartes-question-prompt", {}, now.prompt);
    stage.replaceChildren(prompt, question, answers);
    const view = drawAsked(question, now, () => {});
    view.form.classList.add("cartes-of-all-wall");
    view.close(true);
  }
  const { items } = now.distribution;
  for (const entry of /** @type {NodeListOf<HTMLElement>} */ (
    question.querySelectorAll("[data-id]")
  )) {
    const isRight = items.includes(entry.dataset.id ?? "");
    entry.classList.toggle("cartes-right-item", isRight);
    // The marks of an exercise: right, or neither right nor chosen.
    entry.dataset.mark = isRight ? "good" : items.length ? "off" : "";
  }
  tally.replaceChildren(
    element("b", {}, String(now.distribution.answered)),
    ` ${filled(texts.tally, { of: state.joined })}`,
  );
  drawAnswers = () => fitAnswers(now);
  drawAnswers();
  requestAnimationFrame(fitQuestion);
}

startMenu();
followClass(`${room.base}class/projector/events`, draw, () => {});

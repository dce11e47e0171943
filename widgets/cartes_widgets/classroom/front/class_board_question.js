/** The question on the teacher's board: scene, number of answers, time, distribution of answers. */
import { element } from "../../front/shared/dom.js";
import { drawScene } from "../../front/shared/scene.js";
import { drawClock } from "./class_clock.js";
import { filled } from "./class_feed.js";
import { at, button, command, part, texts } from "./class_parts.js";
import { drawDistribution, drawPicked } from "./class_distribution.js";

/** The times for a question that the teacher can choose, in seconds. */
const TIMES = [20, 60];
const MORE = 15;
/**
 * The largest and the smallest number of listed answers besides the right one; the others can be
 * unfolded.
 */
const [MOST, FEWEST] = [4, 1];
/** The smallest text of the answers, in percent. */
const SMALLEST_TEXT = 75;
/** The narrowest window in which the question is beside the students, in pixels. */
const WIDE = 960;
/** The space below the question, and the smallest scale of its table. */
const [MARGIN, SMALLEST] = [12, 0.5];

const clock = drawClock(texts["time-left"]);

/**
 * Draws the table as students see it. After the question is closed, a hand is left out if the
 * distribution of the answers shows its cards.
 *
 * @param {class_views.QuestionWithDistribution} question
 */
function drawAskedScene({ scene, texts: sceneTexts, distribution, closed }) {
  const showsDistribution = closed && distribution.picked.some((item) => item.card);
  return element(
    "div.cartes-widget.cartes-board-scene",
    {},
    drawScene(scene, sceneTexts, { withHand: !showsDistribution }),
  );
}

/** @param {class_views.QuestionWithDistribution} question */
function drawTime({ left }) {
  if (left === null)
    return TIMES.map((n) =>
      button(`close-${n}`, filled(texts["close-in"], { n }), { do: "close", seconds: n }),
    );
  const more = element(
    "button.cartes-quiet",
    {
      type: "button",
      "data-do": "close-more",
      onclick: () => command({ do: "close", seconds: Math.ceil(clock.left() / 1000) + MORE }),
    },
    filled(texts["close-more"], { n: MORE }),
  );
  return [clock.node, more];
}

/**
 * @param {class_views.QuestionWithDistribution} question
 * @param {number} present
 */
const drawTally = ({ distribution }, present) =>
  element(
    "p.cartes-board-tally",
    {},
    element("b", {}, String(distribution.answered)),
    ` ${filled(texts["tally"], { of: present })}`,
  );

/** @param {class_views.BoardState} state */
function drawCount({ question, members }) {
  const present = members.filter((item) => !item.removed).length;
  const time = question && [question.closed, question.left === null];
  at("count").hidden = !question;
  clock.set(question?.left ?? null);
  part("count", [question?.number, question?.distribution.answered, present, time], () =>
    question
      ? [
          drawTally(question, present),
          question.closed ? null : element("div.cartes-board-time", {}, ...drawTime(question)),
        ]
      : [],
  );
}

/** @returns {number} By how many pixels the question is higher than the window, without scrolling. */
const excess = () => at("question").getBoundingClientRect().bottom + scrollY - innerHeight;

/** Scales the table of a running question so that nobody scrolls to see it; a phone scrolls. */
function fitScene() {
  const scene = /** @type {HTMLElement | null} */ (
    at("question").querySelector(":scope > .cartes-board-scene")
  );
  if (!scene) return;
  scene.style.zoom = "";
  const [height, over] = [scene.getBoundingClientRect().height, excess() + MARGIN];
  if (innerWidth >= WIDE && over > 0)
    scene.style.zoom = String(Math.max(SMALLEST, 1 - over / height));
}
addEventListener("resize", fitScene);

/**
 * Draws the answers of a closed question, if there is one. In a wide window, long answers become
 * fewer and then smaller, until nobody scrolls to see them.
 */
let drawAnswers = () => {};
addEventListener("resize", () => drawAnswers());

/**
 * @param {HTMLElement} place
 * @param {class_views.Distribution} distribution
 */
function fitAnswers(place, distribution) {
  place.style.fontSize = "";
  for (let most = MOST; most >= FEWEST; most -= 1) {
    place.replaceChildren(drawDistribution(distribution, texts, { most, folds: true }));
    if (innerWidth < WIDE || excess() <= 0) return;
  }
  for (let size = 95; size >= SMALLEST_TEXT && excess() > 0; size -= 5)
    place.style.fontSize = `${size}%`;
}

/** @param {class_views.BoardState} state */
export function drawQuestion(state) {
  const { question, course } = state;
  drawCount(state);
  at("question").hidden = !question;
  part("question", [question && { ...question, left: null }, course.hides], () => {
    drawAnswers = () => {};
    if (!question) return [];
    const name = [question.title, question.code].filter(Boolean).join(" · ");
    return [
      element("h2", {}, name),
      element("p.cartes-question-prompt", {}, question.prompt),
      ...(question.closed
        ? drawClosed(question)
        : [drawAskedScene(question), drawNote(course.hides)]),
    ];
  });
  if (!at("question").querySelector(".cartes-answer-counts")) drawAnswers();
  fitScene();
}

/**
 * Draws the answers. They matter more than the table, which the wall shows, so it is folded.
 *
 * @param {class_views.QuestionWithDistribution} question
 */
function drawClosed(question) {
  const answers = element("div");
  drawAnswers = () => fitAnswers(answers, question.distribution);
  const table = element(
    "details.cartes-board-table",
    {},
    element("summary", {}, texts["question-table"]),
    drawAskedScene(question),
    drawPicked(question.distribution, texts),
  );
  return [answers, table];
}

/**
 * Draws the button that hides the answers on the projector, or shows them.
 *
 * @param {boolean} hides Whether the projector hides the answers now.
 */
const drawNote = (hides) =>
  button("hide", hides ? texts["wall-distribution-show"] : texts["wall-distribution-hide"], {
    do: "hide",
    on: !hides,
  });

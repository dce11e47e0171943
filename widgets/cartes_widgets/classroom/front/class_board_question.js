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
/** The number of listed answers besides the right one; the others can be unfolded. */
const LISTED = 4;
/** The narrowest window in which the question is beside the students, in pixels. */
const WIDE = 960;
/** The space below the question, and the smallest scale of its table. */
const [MARGIN, SMALLEST] = [12, 0.5];

const clock = drawClock(texts["time-left"]);

/**
 * Draws the table as students see it. After the question is closed, a hand is left out if the
 * distribution of the answers shows its cards.
 *
 * @param {import("./class_views.js").QuestionWithDistribution} question
 */
function drawAskedScene({ scene, texts: sceneTexts, distribution, closed }) {
  const showsDistribution = closed && distribution.picked.some((item) => item.card);
  return element(
    "div.cartes-widget.cartes-board-scene",
    {},
    drawScene(scene, sceneTexts, { withHand: !showsDistribution }),
  );
}

/** @param {import("./class_views.js").QuestionWithDistribution} question */
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
 * @param {import("./class_views.js").QuestionWithDistribution} question
 * @param {number} present
 */
const drawTally = ({ distribution }, present) =>
  element(
    "p.cartes-board-tally",
    {},
    element("b", {}, String(distribution.answered)),
    ` ${filled(texts["tally"], { of: present })}`,
  );

/** @param {import("./class_views.js").BoardState} state */
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

/** Scales the table of a running question so that nobody scrolls to see it; a phone scrolls. */
function fitScene() {
  const scene = /** @type {HTMLElement | null} */ (
    at("question").querySelector(":scope > .cartes-board-scene")
  );
  if (!scene) return;
  scene.style.zoom = "";
  const bottom = at("question").getBoundingClientRect().bottom + scrollY;
  const [height, over] = [scene.getBoundingClientRect().height, bottom + MARGIN - innerHeight];
  if (innerWidth >= WIDE && over > 0)
    scene.style.zoom = String(Math.max(SMALLEST, 1 - over / height));
}
addEventListener("resize", fitScene);

/** @param {import("./class_views.js").BoardState} state */
export function drawQuestion(state) {
  const { question, course } = state;
  drawCount(state);
  at("question").hidden = !question;
  part("question", [question && { ...question, left: null }, course.hides], () => {
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
  fitScene();
}

/**
 * Draws the answers. They matter more than the table, which the wall shows, so it is folded.
 *
 * @param {import("./class_views.js").QuestionWithDistribution} question
 */
const drawClosed = (question) => [
  drawDistribution(question.distribution, texts, { most: LISTED, folds: true }),
  element(
    "details.cartes-board-table",
    {},
    element("summary", {}, texts["question-table"]),
    drawAskedScene(question),
    drawPicked(question.distribution, texts),
  ),
];

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

/** The top of the teacher's board: what is open, the next action, and other commands. */
import { element } from "../../front/shared/dom.js";
import { closeTables, drawReminder, lateTables } from "./class_board_tables.js";
import { filled, lessonOfAll } from "./class_feed.js";
import { at, button, command, part, room, texts } from "./class_parts.js";

/** @param {class_views.BoardState} state */
function nowText({ course, question, members, tables, contest }) {
  if (course.frozen) return texts["now-frozen"];
  const present = members.filter((item) => !item.removed).length;
  if (question)
    return filled(texts["now-question"], {
      n: question.number,
      answered: question.distribution.answered,
      of: present,
    });
  if (course.place)
    return filled(texts["now-here"], { title: course.place.title, step: course.place.step });
  if (course.tables)
    return contest.length ? texts.contest : `${texts.tables}${texts.colon}${tables.length}`;
  return texts[course.free ? "now-free" : "now-wait"];
}

/** The commands of a question in order, each with the key of its text. */
const STEPS = {
  ask: "step-ask",
  close: "step-close",
  reason: "reason",
  reveal: "reveal",
  next: "step-next",
};
const ORDER = Object.keys(STEPS);

/** @param {class_views.QuestionWithDistribution} question */
const stepOf = ({ closed, reason, revealed }) =>
  revealed ? "next" : reason ? "reveal" : closed ? "reason" : "close";

/** @param {string | null} now */
const drawSteps = (now) =>
  now === null
    ? []
    : Object.values(STEPS).map((text, n) => {
        const place = ORDER.indexOf(now) - n;
        const look = place > 0 ? ".cartes-step-done" : place === 0 ? ".cartes-step-now" : "";
        return element(
          `li${look}`,
          place === 0 ? { "aria-current": "step" } : {},
          element("i", { "aria-hidden": "true" }, place > 0 ? "✓" : String(n + 1)),
          element("span", {}, texts[text]),
        );
      });

/** Opens the form for a new question. */
function openAsking() {
  const panel = /** @type {HTMLDetailsElement} */ (at("asking"));
  panel.open = true;
  panel.scrollIntoView({ block: "center" });
  panel.querySelector("select")?.focus({ preventScroll: true });
}

/**
 * Draws the next action as the main button.
 *
 * @param {class_views.BoardState} state
 */
function drawAct({ course, question, plan }) {
  const look = "cartes-act";
  if (course.frozen)
    return button("unfreeze", texts.unfreeze, { do: "freeze", on: false }, { look });
  if (question) {
    const name = stepOf(question);
    return button(name, texts[name], { do: name, question: question.number }, { look });
  }
  const { place } = course;
  if (place && place.step < (room.pageData.steps[place.lesson] ?? []).length)
    return button(
      "next-step",
      texts["next-step"],
      { do: "here", lesson: place.lesson, step: place.step + 1 },
      { look },
    );
  const following = plan.parts[plan.at];
  if (following && !course.tables)
    return button("next-part", following.title, { do: "part", at: plan.at + 1 }, { look });
  return course.tables
    ? drawReminder(lateTables())
    : element(
        `button.${look}`,
        { type: "button", "data-do": "open-asking", onclick: openAsking },
        texts.ask,
      );
}

/**
 * Draws a link for the projector to the lesson step of the whole class.
 *
 * @param {class_views.PlaceView} place
 */
const lessonLink = (place) =>
  element(
    "a.cartes-quiet",
    {
      href: `${lessonOfAll(room.base, place)}&projector=1`,
      target: "_blank",
      rel: "noopener",
    },
    texts["project-lesson"],
  );

/** Draws the main action again: a table may have become late without a new state. */
let redrawAct = () => {};
function tick() {
  redrawAct();
  setTimeout(tick, 1000);
}
tick();

/** @param {class_views.BoardState} state */
export function drawTop(state) {
  const { course, question, plan } = state;
  at("now").textContent = nowText(state);
  const step = question && stepOf(question);
  document.body.classList.toggle("cartes-board-asks", question !== null);
  document.body.classList.toggle("cartes-board-plays", course.tables && !question);
  part("steps", [step, course.frozen], () =>
    course.frozen
      ? [element("li.cartes-step-now", {}, element("span", {}, texts.frozen))]
      : drawSteps(step),
  );
  at("steps").hidden = step === null;
  const asked = question?.number;
  const shown = [course.frozen, step, asked, course.place, course.tables, plan.at, plan.name];
  redrawAct = () => part("act", [...shown, lateTables()], () => [drawAct(state)]);
  redrawAct();
  part("pause", course.frozen, () => [
    course.frozen ? null : button("freeze", texts.freeze, { do: "freeze", on: true }),
  ]);
  const prizes = [course.podium, course.teams, state.podium !== null];
  part("now-do", [...shown, course.free, state.tables.length, prizes], () => [
    course.place ? lessonLink(course.place) : null,
    state.podium && !(question && !question.revealed)
      ? button("podium", course.podium ? texts["podium-hide"] : texts.podium, {
          do: "podium",
          on: !course.podium,
        })
      : null,
    question || course.place || !course.free
      ? button(
          "free",
          texts.free,
          { do: "free" },
          { sure: question && !question.revealed ? texts["free-sure"] : "" },
        )
      : null,
    course.tables && !question && !course.place ? closeTables("close-tables", state) : null,
  ]);
}

/** The second click of a double click would perform the action after the one that was meant. */
at("act").addEventListener(
  "click",
  (event) => {
    if (event.detail > 1) event.stopPropagation();
  },
  true,
);

/** The space bar performs the next action, unless another element has the focus. */
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.repeat || event.target !== document.body) return;
  const act = /** @type {HTMLButtonElement | null} */ (at("act").querySelector("button"));
  if (!act) return;
  event.preventDefault();
  act.click();
});

/** Forms further down the page with which a class may begin. */
const BEGINNINGS = {
  asking: "ask",
  pose: "pose",
  leading: "here",
  seating: "tables",
  cup: "contest",
};

at("begin").replaceChildren(
  element("span", {}, texts.begin),
  ...Object.entries(BEGINNINGS).map(([name, text]) =>
    element(
      "button.cartes-quiet",
      {
        type: "button",
        "data-do": `begin-${name}`,
        onclick: () => {
          const panel = /** @type {HTMLDetailsElement} */ (at(name));
          panel.open = true;
          panel.scrollIntoView({ block: "start" });
          panel.querySelector("summary")?.focus({ preventScroll: true });
        },
      },
      texts[text],
    ),
  ),
  button("begin-free", texts.free, { do: "free" }),
);

/**
 * Starts a session.
 *
 * @param {string} name
 */
export const beginSession = (name) => command({ do: "plan", plan: name });

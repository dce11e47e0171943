/** The last step of a lesson: the learner's new skills, the results, the next lesson. */
import { areDaysCounted, countDays, daysRunning } from "../../front/shared/days.js";
import { element, filled } from "../../front/shared/dom.js";
import { drawPortrait } from "../../front/shared/portrait.js";
import { drawSign } from "../../front/shared/sign.js";
import { lessonStars, readProgress } from "../../front/shared/progress.js";
import { hashOfStep } from "../../front/shared/query.js";

/** The exercises of a page; a table has the attribute `data-kind` too, but no result. */
const EXERCISES = '[data-widget="exercise"][data-kind]';

/**
 * @param {Element} section
 * @returns {string} The heading, which may have words in italics, without the link to itself.
 */
const titleOf = (section) =>
  [...(section.querySelector("h1, h2")?.childNodes ?? [])]
    .filter(({ nodeName }) => nodeName !== "A")
    .map(({ textContent }) => textContent)
    .join("")
    .trim();

/**
 * @returns {{ kind: string, step: number, title: string }[]} The exercises on this page, with their
 *   steps and titles.
 */
function exercisesHere() {
  const sections = [...document.querySelectorAll(".cartes-step")];
  return sections.flatMap((section, at) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll(EXERCISES))].map(
      ({ dataset }) => ({
        kind: dataset.kind ?? "",
        step: at + 1,
        title: titleOf(section),
      }),
    ),
  );
}

/**
 * @param {number} stars
 * @param {Record<string, string>} texts
 */
function drawStars(stars, texts) {
  const picture = document.createElement("span");
  picture.className = "cartes-stars";
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", filled(texts.stars, { n: stars }));
  picture.textContent = "★".repeat(stars) + "☆".repeat(3 - stars);
  return picture;
}

/**
 * @param {{ kind: string, step: number, title: string }} exercise
 * @param {import("../../front/shared/progress.js").ExerciseProgress | undefined} progress
 * @param {Record<string, string>} texts
 */
function drawExercise({ step, title }, progress, texts) {
  const [row, link, result] = ["li", "a", "span"].map((tag) => document.createElement(tag));
  /** @type {HTMLAnchorElement} */ (link).href = hashOfStep(step);
  link.textContent = title;
  result.className = "cartes-won";
  if (progress?.mastered) result.append(drawStars(progress.stars, texts));
  else result.textContent = progress ? texts["exercise-begun"] : texts["not-begun"];
  row.classList.toggle("cartes-done", Boolean(progress?.mastered));
  row.append(link, result);
  return row;
}

/**
 * @param {number} stars
 * @param {Record<string, string>} texts
 */
const drawLargeStars = (stars, texts) =>
  element(
    "span.cartes-large-stars",
    { role: "img", "aria-label": filled(texts.stars, { n: stars }) },
    [1, 2, 3].map((n) =>
      element(`span.cartes-star${n <= stars ? ".cartes-earned-star" : ""}`, {}, drawSign("star")),
    ),
  );

/**
 * Draws a bot's character, who comments on the end of the lesson.
 *
 * @param {HTMLElement | null} place
 * @param {boolean} isPassed
 */
function drawFarewell(place, isPassed) {
  const person = JSON.parse(place?.dataset.person ?? "null");
  if (!place || !person) return;
  const line = isPassed ? person.passed : person.unfinished;
  if (place.textContent === `${person.name}${line}`) return;
  place.replaceChildren(
    element(
      "span.cartes-speaker",
      {},
      drawPortrait(person.id, person.face, isPassed ? "pleased" : "neutral"),
      element("small", {}, person.name),
    ),
    element("q", {}, line),
  );
}

/**
 * @param {string} lesson
 * @returns {number} The first step, from 1, with an exercise whose goal is not reached; 0 if all are
 *   reached.
 */
export function firstUndoneStep(lesson) {
  const progress = readProgress().lessons[lesson];
  return exercisesHere().find(({ kind }) => !progress?.exercises[kind]?.mastered)?.step ?? 0;
}

/**
 * Says that the learner knows what the lesson teaches, or the whole game, only if it is so.
 *
 * @param {Element} section
 * @param {boolean} isPassed
 * @param {Record<string, string>} texts
 */
function drawTitles(section, isPassed, texts) {
  const title = section.querySelector("h2");
  const aims = section.querySelector("h3:has(+ .cartes-aims)");
  if (aims) aims.textContent = texts[isPassed ? "aims" : "aims-open"];
  const { known = "", lessons = "" } = title?.dataset ?? {};
  const all = readProgress().lessons;
  if (title && known && lessons.split(" ").every((id) => all[id]?.done)) title.textContent = known;
}

/**
 * Draws the number of consecutive days with an answer, from two on; a button stops the count.
 *
 * @param {HTMLElement | null} place
 * @param {Record<string, string>} texts
 */
function drawDays(place, texts) {
  const running = daysRunning();
  const isOn = areDaysCounted();
  if (!place || (running < 2 && !place.childElementCount)) return;
  place.hidden = false;
  place.replaceChildren(
    isOn ? element("span", {}, filled(texts.days, { n: running })) : "",
    element(
      "button.cartes-quiet",
      {
        type: "button",
        onclick: () => {
          countDays(!isOn);
          drawDays(place, texts);
          place.querySelector("button")?.focus();
        },
      },
      texts[isOn ? "days-off" : "days-on"],
    ),
  );
}

/**
 * @param {Element} section Any step; only the summary of the lesson is drawn.
 * @param {Record<string, string>} texts
 * @param {string} lesson
 */
export function drawSummary(section, texts, lesson) {
  if (!section.classList.contains("cartes-summary")) return;
  const progress = readProgress().lessons[lesson];
  const aims = document.querySelector(".cartes-step ul");
  section
    .querySelector(".cartes-aims")
    ?.replaceChildren(...(aims ? [...aims.children].map((item) => item.cloneNode(true)) : []));
  const exercises = exercisesHere();
  const results = section.querySelector(".cartes-results");
  results?.replaceChildren(
    ...exercises.map((item) => drawExercise(item, progress?.exercises[item.kind], texts)),
  );
  results?.parentElement?.toggleAttribute("hidden", !exercises.length);
  const undone = exercises.filter(({ kind }) => !progress?.exercises[kind]?.mastered).length;
  const isPassed = Boolean(progress?.done);
  const stars = progress?.done ? lessonStars(progress) : 0;
  const verdict = section.querySelector(".cartes-lesson-verdict");
  if (verdict)
    verdict.textContent = isPassed
      ? texts.done
      : undone
        ? filled(texts["still-to-do"], { n: undone })
        : "";
  const picture = /** @type {HTMLElement | null} */ (section.querySelector(".cartes-lesson-stars"));
  // Drawn again only if they have changed, because drawing starts their animation.
  if (picture && exercises.length && picture.dataset.stars !== String(stars)) {
    picture.dataset.stars = String(stars);
    picture.replaceChildren(drawLargeStars(stars, texts));
  }
  drawTitles(section, isPassed, texts);
  drawFarewell(section.querySelector(".cartes-farewell"), isPassed);
  drawDays(section.querySelector(".cartes-days"), texts);
  section.classList.toggle("cartes-done", isPassed);
}

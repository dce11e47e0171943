/**
 * A lesson's last step: what the reader can do now, the result of each exercise, the next lesson.
 */
import { drawCard } from "../../front/shared/card.js";
import { lessonStars, readProgress } from "../../front/shared/progress.js";
import { hashOfStep } from "../../front/shared/query.js";

/**
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** A table has a kind too, but is nothing to master. */
const EXERCISES = '[data-widget="exercise"][data-kind]';

/**
 * The exercises on this page: their steps and titles.
 *
 * @returns {{ kind: string, step: number, title: string }[]}
 */
function exercisesHere() {
  const sections = [...document.querySelectorAll(".cartes-step")];
  return sections.flatMap((section, at) =>
    [.../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll(EXERCISES))].map(
      ({ dataset }) => ({
        kind: dataset.kind ?? "",
        step: at + 1,
        title: (section.querySelector("h1, h2")?.firstChild?.textContent ?? "").trim(),
      }),
    ),
  );
}

/**
 * @param {number} stars
 * @param {Record<string, string>} words
 */
function drawStars(stars, words) {
  const picture = document.createElement("span");
  picture.className = "cartes-stars";
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", filled(words.stars, { n: stars }));
  picture.textContent = "★".repeat(stars) + "☆".repeat(3 - stars);
  return picture;
}

/**
 * @param {{ kind: string, step: number, title: string }} exercise
 * @param {import("../../front/shared/progress.js").ExerciseProgress | undefined} progress
 * @param {Record<string, string>} words
 */
function drawExercise({ step, title }, progress, words) {
  const [row, link, result] = ["li", "a", "span"].map((tag) => document.createElement(tag));
  /** @type {HTMLAnchorElement} */ (link).href = hashOfStep(step);
  link.textContent = title;
  result.className = "cartes-won";
  if (progress?.mastered) result.append(drawStars(progress.stars, words));
  else result.textContent = progress ? words["exercise-begun"] : words["not-begun"];
  row.classList.toggle("cartes-done", Boolean(progress?.mastered));
  row.append(link, result);
  return row;
}

/**
 * @param {Element} section Any step: only the lesson's summary is drawn.
 * @param {Record<string, string>} words
 * @param {string} lesson
 */
export function drawSummary(section, words, lesson) {
  if (!section.classList.contains("cartes-summary")) return;
  const progress = readProgress().lessons[lesson];
  const three = /** @type {HTMLElement | null} */ (section.querySelector(".cartes-three"));
  three?.replaceChildren(...(three.dataset.cards ?? "").split(" ").map(drawCard));
  const aims = document.querySelector(".cartes-step ul");
  section
    .querySelector(".cartes-aims")
    ?.replaceChildren(...(aims ? [...aims.children].map((item) => item.cloneNode(true)) : []));
  const exercises = exercisesHere();
  const results = section.querySelector(".cartes-results");
  results?.replaceChildren(
    ...exercises.map((item) => drawExercise(item, progress?.exercises[item.kind], words)),
  );
  results?.parentElement?.toggleAttribute("hidden", !exercises.length);
  const undone = exercises.filter(({ kind }) => !progress?.exercises[kind]?.mastered).length;
  const verdict = section.querySelector(".cartes-lesson-verdict");
  const stars = progress?.done ? lessonStars(progress) : 0;
  if (verdict)
    verdict.replaceChildren(
      stars ? drawStars(stars, words) : "",
      progress?.done ? words.done : undone ? filled(words["still-to-do"], { n: undone }) : "",
    );
  section.classList.toggle("cartes-done", Boolean(progress?.done));
}

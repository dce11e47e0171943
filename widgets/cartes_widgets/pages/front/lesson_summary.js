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
  const drawn = document.createElement("span");
  drawn.className = "cartes-stars";
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", filled(words.stars, { n: stars }));
  drawn.textContent = "★".repeat(stars) + "☆".repeat(3 - stars);
  return drawn;
}

/**
 * @param {{ kind: string, step: number, title: string }} exercise
 * @param {import("../../front/shared/progress.js").ExerciseProgress | undefined} kept
 * @param {Record<string, string>} words
 */
function drawExercise({ step, title }, kept, words) {
  const [row, link, told] = ["li", "a", "span"].map((tag) => document.createElement(tag));
  /** @type {HTMLAnchorElement} */ (link).href = hashOfStep(step);
  link.textContent = title;
  told.className = "cartes-won";
  if (kept?.mastered) told.append(drawStars(kept.stars, words));
  else told.textContent = kept ? words["exercise-begun"] : words["not-begun"];
  row.classList.toggle("cartes-done", Boolean(kept?.mastered));
  row.append(link, told);
  return row;
}

/**
 * @param {Element} section Any step: only the lesson's summary is drawn.
 * @param {Record<string, string>} words
 * @param {string} lesson
 */
export function drawSummary(section, words, lesson) {
  if (!section.classList.contains("cartes-summary")) return;
  const kept = readProgress().lessons[lesson];
  const three = /** @type {HTMLElement | null} */ (section.querySelector(".cartes-three"));
  three?.replaceChildren(...(three.dataset.cards ?? "").split(" ").map(drawCard));
  const aims = document.querySelector(".cartes-step ul");
  section
    .querySelector(".cartes-aims")
    ?.replaceChildren(...(aims ? [...aims.children].map((item) => item.cloneNode(true)) : []));
  const exercises = exercisesHere();
  const results = section.querySelector(".cartes-results");
  results?.replaceChildren(
    ...exercises.map((item) => drawExercise(item, kept?.exercises[item.kind], words)),
  );
  results?.parentElement?.toggleAttribute("hidden", !exercises.length);
  const undone = exercises.filter(({ kind }) => !kept?.exercises[kind]?.mastered).length;
  const verdict = section.querySelector(".cartes-lesson-verdict");
  const stars = kept?.done ? lessonStars(kept) : 0;
  if (verdict)
    verdict.replaceChildren(
      stars ? drawStars(stars, words) : "",
      kept?.done ? words.done : undone ? filled(words["still-to-do"], { n: undone }) : "",
    );
  section.classList.toggle("cartes-done", Boolean(kept?.done));
}

/** The home page: the progress in each lesson, as this browser has saved it, and the next step. */
import { playedDays } from "../../front/shared/played_days.js";
import {
  clearProgress,
  dueReviews,
  isAnythingDone,
  lessonStars,
  readProgress,
} from "../../front/shared/progress.js";
import { savedMatches } from "../../front/table/saved_match.js";
import { hashOfStep } from "../../front/shared/query.js";
import { lastStep } from "../../front/shared/last_step.js";
import { startTools } from "./tools.js";
import { warnUnsaved } from "./unsaved.js";

const texts = JSON.parse(document.getElementById("cartes-texts")?.textContent ?? "{}");

/**
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** @returns {HTMLElement[]} The elements of the existing lessons, in the order of their paths. */
const places = () => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lesson]")),
];

/**
 * @param {HTMLElement} place
 * @returns {{ id: string, number: string, title: string, address: string }}
 */
const lessonAt = ({ dataset, firstElementChild }) => ({
  id: dataset.lesson ?? "",
  number: dataset.number ?? "",
  title: dataset.title ?? "",
  address: firstElementChild?.getAttribute("href") ?? "",
});

/** Draws the number of due reviews, if there is any progress. */
function drawReview() {
  const [review, dueText] = ["review", "due"].map((name) =>
    document.getElementById(`cartes-${name}`),
  );
  if (!review || !dueText) return;
  const due = dueReviews();
  dueText.textContent = due ? filled(texts.due, { n: due }) : texts["nothing-due"];
  drawBadge(review, due ? String(due) : "")?.setAttribute("aria-hidden", "true");
}

/** Says below "Play" how many matches this browser has begun and not completed. */
function drawMatches() {
  const place = document.getElementById("cartes-waiting");
  const waiting = Object.values(savedMatches()).filter(({ over }) => !over).length;
  if (!place) return;
  place.textContent = waiting
    ? filled(texts["matches-waiting"], { n: waiting })
    : texts["play-about"];
}

/** Draws the result of the daily deal, if it is completed. */
function drawDaily() {
  const daily = document.getElementById("cartes-daily");
  // The daily deal changes at midnight in UTC.
  const marks = playedDays()[new Date().toISOString().slice(0, 10)] ?? "";
  const right = [...marks].filter((mark) => mark === "●").length;
  const badge = daily && drawBadge(daily, marks ? `✓ ${right}/${marks.length}` : "");
  if (!badge) return;
  badge.setAttribute("role", "img");
  badge.setAttribute("aria-label", filled(texts["daily-done"], { n: right, of: marks.length }));
  badge.title = badge.ariaLabel ?? "";
}

/**
 * Draws or removes the badge of a lesson.
 *
 * @param {HTMLElement} tile The element of the lesson.
 * @param {string} text The text of the badge; "" removes the badge.
 * @returns {HTMLElement | null}
 */
function drawBadge(tile, text) {
  tile.querySelector(".cartes-badge")?.remove();
  if (!text) return null;
  const badge = document.createElement("span");
  badge.className = "cartes-badge";
  badge.textContent = text;
  tile.append(badge);
  return badge;
}

/**
 * @param {HTMLElement} place
 * @param {import("../../front/shared/progress.js").LessonProgress | undefined} progress
 * @param {boolean} isNow
 */
function drawLesson(place, progress, isNow) {
  place.classList.toggle("cartes-done", Boolean(progress?.done));
  place.classList.toggle("cartes-begun", Boolean(progress) && !progress?.done);
  place.classList.toggle("cartes-up-next", isNow);
  place.firstElementChild?.[isNow ? "setAttribute" : "removeAttribute"]("aria-current", "step");
  const earned = /** @type {HTMLElement} */ (place.querySelector(".cartes-earned"));
  earned.replaceChildren();
  if (!progress) return;
  const label = document.createElement("span");
  label.className = "cartes-unseen";
  const stars = progress.done ? lessonStars(progress) : 0;
  const words = ["", progress.done ? texts.done : texts.begun];
  if (stars) words.push(filled(texts.stars, { n: stars }));
  label.textContent = words.join(", ");
  const picture = document.createElement("span");
  picture.setAttribute("aria-hidden", "true");
  picture.textContent = "★".repeat(stars);
  earned.append(label, picture);
}

/**
 * The next lesson and step: the last lesson, unless it ended; else the next unfinished one.
 *
 * @param {HTMLElement[]} places Elements of lessons to choose from, in order.
 * @param {Record<string, import("../../front/shared/progress.js").LessonProgress>} lessons
 * @returns {{ place: HTMLElement, step: number, of: number } | null} null if all are finished; step
 *   0 is the beginning of a lesson.
 */
function nextOf(places, lessons) {
  const isDone = (/** @type {HTMLElement} */ place) =>
    Boolean(lessons[place.dataset.lesson ?? ""]?.done);
  const left = lastStep();
  // After the placement test, no lesson has been opened, but some are known.
  const at = places.findIndex((item) =>
    left ? item.dataset.lesson === left.lesson : isDone(item),
  );
  // The last step is the summary, where nothing is left to do.
  if (left && at >= 0 && left.step < left.of)
    return { place: places[at], step: left.step, of: left.of };
  const place = [...places.slice(at + 1), ...places].find((item) => !isDone(item));
  return place ? { place, step: 0, of: 0 } : null;
}

/** @param {Record<string, import("../../front/shared/progress.js").LessonProgress>} lessons */
function drawGames(lessons) {
  const now = lastStep()?.lesson;
  for (const place of places())
    drawLesson(place, lessons[place.dataset.lesson ?? ""], place.dataset.lesson === now);
  for (const game of document.querySelectorAll(".cartes-game")) {
    const ofGame = places().filter((place) => game.contains(place));
    const done = ofGame.filter((place) => place.classList.contains("cartes-done")).length;
    const ring = /** @type {HTMLElement} */ (game.querySelector(".cartes-ring"));
    ring.setAttribute("aria-label", filled(texts["lessons-done"], { n: done, of: ofGame.length }));
    /** @type {Element} */ (ring.lastElementChild).textContent = `${done}/${ofGame.length}`;
    if (done) ring.style.setProperty("--part", String((100 * done) / ofGame.length));
    else ring.removeAttribute("style");
    drawGo(
      /** @type {HTMLAnchorElement | null} */ (game.querySelector(".cartes-go")),
      ofGame,
      lessons,
    );
  }
}

/**
 * @param {HTMLAnchorElement | null} go
 * @param {HTMLElement[]} places
 * @param {Record<string, import("../../front/shared/progress.js").LessonProgress>} lessons
 */
function drawGo(go, places, lessons) {
  const next = nextOf(places, lessons);
  if (!go || !places.length) return;
  const { number, title, address } = lessonAt(next?.place ?? places[0]);
  go.href = next?.step ? `${address}${hashOfStep(next.step)}` : address;
  const [named, small] = [go.querySelector("b"), go.querySelector("small")];
  if (named) named.textContent = title;
  if (!small) return;
  if (!next) small.textContent = texts["all-done"];
  else if (next.step)
    small.textContent = filled(texts["lesson-at"], { n: number, step: next.step, of: next.of });
  else {
    const isFirst = next.place === places[0];
    small.textContent = filled(texts[isFirst ? "lesson-first" : "lesson-next"], { n: number });
  }
}

/** @param {Record<string, import("../../front/shared/progress.js").LessonProgress>} lessons */
function drawStart(lessons) {
  const start = /** @type {HTMLAnchorElement | null} */ (document.getElementById("cartes-start"));
  const question = document.getElementById("cartes-first-visit");
  const next = nextOf(places(), lessons);
  const label = start?.querySelector("span");
  const isFirstVisit = !lastStep() && !Object.keys(lessons).length;
  if (!start?.parentElement || !label || !question) return;
  question.hidden = !isFirstVisit;
  start.parentElement.hidden = isFirstVisit;
  if (isFirstVisit || !next) return;
  const { number, title, address } = lessonAt(next.place);
  start.href = next.step ? `${address}${hashOfStep(next.step)}` : address;
  const small = document.createElement("small");
  const game = next.place.closest(".cartes-game")?.querySelector("h2")?.textContent ?? "";
  small.textContent = `${game} · ${title}`;
  const text = next.step ? texts["go-on"] : texts["go-on-lesson"];
  label.replaceChildren(filled(text, { n: number, step: next.step }), small);
}

function draw() {
  const { lessons } = readProgress();
  drawReview();
  drawDaily();
  drawMatches();
  drawGames(lessons);
  drawStart(lessons);
  const reset = /** @type {HTMLButtonElement | null} */ (document.getElementById("cartes-reset"));
  if (!reset) return;
  reset.hidden = !isAnythingDone();
  reset.onclick = () => {
    if (!confirm(reset.dataset.sure)) return;
    clearProgress();
    location.reload();
  };
}

/** Retries a request that the server refused, when the page becomes visible. */
function askAgain() {
  const { again, at } = document.body.dataset;
  if (!again) return;
  const ask = () =>
    document.hidden ? setTimeout(ask, 1000) : at ? location.replace(at) : location.reload();
  setTimeout(ask, 1000 * Number(again));
}

function startMoving() {
  const button = document.getElementById("cartes-move");
  if (button)
    button.onclick = async () => {
      const { openMoving } = await import("../../front/shared/moving.js");
      await openMoving(texts);
    };
}

// Only a static site has this link.
const site = document.querySelector('link[rel="manifest"]')
  ? await import("../../site/front/site_home.js")
  : null;
if (!site?.openInOwnLanguage()) {
  askAgain();
  site?.startCodes(texts["bad-code"], texts["room-code"]);
  site?.startRetry();
  startMoving();
  startTools(texts);
  draw();
  warnUnsaved(texts);
  addEventListener("storage", draw);
  addEventListener("pageshow", (event) => event.persisted && draw());
}

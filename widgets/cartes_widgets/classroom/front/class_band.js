/**
 * The class's banner on a student's other pages, which are lessons and the home page.
 *
 * It links back to the class, and executes the teacher's commands.
 */
import { element } from "../../front/shared/dom.js";
import { askedValue, hashOfStep } from "../../front/shared/query.js";
import { recall, keep } from "../../front/shared/storage.js";
import { allowSounds, followClass, holdStill, isOut, lessonOfAll, SEATED } from "./class_feed.js";

const FOLLOWED = "cartes-class-followed";
const JITTER = 1000;
const {
  base,
  lesson,
  class_texts: texts,
} = JSON.parse(document.getElementById("cartes-page")?.textContent ?? "{}");

const name = element("b");
const strip = element(
  "p.cartes-class-strip",
  {},
  element("a", { href: `${base}class/` }, texts["in-class"]),
  name,
);
document.querySelector(".cartes-header")?.after(strip);
document.documentElement.classList.add("cartes-in-class");

/**
 * Opens the lesson step that the teacher chose, once per command; the student may then leave it.
 *
 * @param {class_views.PlaceView} place
 * @param {number} revision
 */
function goTo(place, revision) {
  if (recall(FOLLOWED, "session") === String(revision)) return;
  keep(FOLLOWED, String(revision), "session");
  // With this seed, all students have the same exercises of the step.
  if (place.lesson === lesson && askedValue("seed") === String(place.seed)) {
    location.hash = hashOfStep(place.step);
    return;
  }
  // A random delay, so that thirty pages do not start their kernels at the same moment.
  setTimeout(() => location.assign(lessonOfAll(base, place)), Math.random() * JITTER);
}

/**
 * Opens the table where the teacher has given the student a seat.
 *
 * @param {string} table The id of the table.
 */
function sitDown(table) {
  if (recall(SEATED, "session") === table) return;
  keep(SEATED, table, "session");
  location.assign(`${base}class/table/${table}`);
}

/** @param {class_views.StudentState | null} state */
function draw(state) {
  strip.hidden = isOut(state);
  const isStill = state !== null && !state.closed && state.frozen;
  holdStill(isStill, texts);
  document.getElementById("cartes-main")?.toggleAttribute("inert", isStill);
  if (state === null || state.closed) return;
  name.textContent = state.name;
  allowSounds(state.sounds);
  if (state.question && !state.question.revealed) location.assign(`${base}class/`);
  else if (state.place) goTo(state.place, state.revision);
  else if (state.table) sitDown(state.table);
}

followClass(`${base}class/events`, draw, () => {}, isOut);

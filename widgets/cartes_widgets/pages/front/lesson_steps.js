/** The steps of a lesson, one section at a time or all of them, and the bar at the bottom. */
import { filled } from "../../front/shared/dom.js";
import { askedValue, hashedStep, hashOfStep, otherHash } from "../../front/shared/query.js";
import { keepStep, stepOf } from "../../front/shared/last_step.js";
import { goBelow, goesOnBelow } from "./step_parts.js";
import { drawCover } from "./cover.js";
import { drawResumed } from "./resumed.js";
import { drawSummary, firstUndoneStep } from "./lesson_summary.js";

/** Events of a widget's question, which may come before the whole page is loaded. */
const QUESTIONS = ["cartes-asked", "cartes-solved"];
/** The open questions of each step; each needs its own answer. */
const asking = /** @type {WeakMap<Element, Set<Element>>} */ (new WeakMap());
for (const name of QUESTIONS)
  document.addEventListener(name, (event) => {
    const target = /** @type {Element} */ (event.target);
    const step = target.closest(".cartes-step");
    if (!step) return;
    const open = asking.get(step) ?? new Set();
    asking.set(step, open);
    if (name === "cartes-asked") open.add(target);
    else open.delete(target);
    step.toggleAttribute(
      "data-asked",
      [...open].some((item) => item.isConnected),
    );
  });

/**
 * Marks a step as the stage of its only widget that fills a step, and the cell whose buttons are in
 * the bar: the stage's, or that of a widget below guesses.
 *
 * @param {HTMLElement} place The element of a widget, after `data-fills` is set (whether it fills
 *   its step).
 */
export function markStage(place) {
  const section = /** @type {HTMLElement | null} */ (place.closest(".cartes-step"));
  if (!section) return;
  const mounts = [
    .../** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll(".cartes-mount")),
  ];
  const filling = (/** @type {string} */ when) =>
    mounts.filter((item) => item.dataset.fills === when);
  const always = filling("always");
  const [first, ...more] = always.length ? always : filling("alone");
  const stands = Boolean(first) && !more.length;
  section.classList.toggle("cartes-stage-step", stands);
  const isAfterGuesses = always.slice(0, -1).every((item) => item.dataset.widget === "guess");
  const inBar = stands ? first : isAfterGuesses ? always.at(-1) : undefined;
  for (const cell of section.querySelectorAll(".cartes-output")) {
    cell.classList.toggle("cartes-stage", stands && cell.contains(first));
    cell.classList.toggle("cartes-in-bar", Boolean(inBar && cell.contains(inBar)));
  }
  if (stands) section.dataset.stage = first.dataset.widget;
  else delete section.dataset.stage;
}

/**
 * Starts the bar of steps, and shows the step that the address names or the browser has saved.
 *
 * @param {Record<string, string>} texts
 * @param {string} lesson Id of the lesson, under which the step is saved; "-" for another page.
 */
export function startSteps(texts, lesson) {
  const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".cartes-step")]);
  const bar = /** @type {HTMLElement} */ (document.querySelector(".cartes-steps-bar"));
  const [previous, next, all] = ["previous", "next", "all"].map(
    (name) => /** @type {HTMLButtonElement} */ (document.getElementById(`cartes-${name}`)),
  );
  const [position, place] = ["position", "place"].map(
    (name) => /** @type {HTMLElement} */ (document.getElementById(`cartes-${name}`)),
  );
  const progress = /** @type {HTMLProgressElement} */ (document.getElementById("cartes-progress"));
  const root = document.documentElement;
  const shared = askedValue("step");
  const onward = document.getElementById("cartes-next-lesson");
  // A page with a single step, such as a table, has no next one.
  const isAlone = sections.length === 1;
  let current = 0;

  /**
   * Draws the Next button as the main button, unless a question of the step is open.
   *
   * The button first scrolls to a part that an answer has opened, and then opens the next step.
   */
  const drawNext = () => {
    const below = goesOnBelow(sections[current]);
    const asked = "asked" in sections[current].dataset && !below;
    const own = below ? null : sections[current].querySelector(".cartes-in-bar");
    const isReached = Boolean(own?.getClientRects().length);
    for (const [at, section] of sections.entries())
      section.toggleAttribute("data-reached", at === current && isReached);
    next.textContent = below ? texts["part-on"] : texts.next;
    next.classList.toggle("cartes-primary", !asked);
    next.classList.toggle("cartes-quiet", asked);
    // Beside an open question the button may be a symbol only.
    next.title = asked ? texts["step-over"] : "";
  };

  /** Saves the step; a learner who leaves at the summary goes on with what is still to do. */
  const saveStep = () => {
    const [n, of] = [current + 1, sections.length];
    if (lesson !== "-") keepStep({ lesson, step: (n === of && firstUndoneStep(lesson)) || n, of });
  };

  /**
   * @param {number} step
   * @param {boolean} focus
   */
  const show = (step, focus) => {
    current = Math.max(0, Math.min(step, sections.length - 1));
    sections.forEach((section, at) => section.toggleAttribute("data-current", at === current));
    const [n, of] = [current + 1, sections.length];
    position.textContent = filled(texts.step, { n, of });
    place.textContent = `${n}/${of}`;
    progress.max = of;
    progress.value = n;
    previous.setAttribute("aria-disabled", String(current === 0));
    next.setAttribute("aria-disabled", String(n === of));
    next.hidden = n === of && onward !== null;
    if (onward) onward.hidden = n !== of;
    drawNext();
    drawCover(sections[current]);
    drawSummary(sections[current], texts, lesson);
    drawResumed(null);
    saveStep();
    // After a reload at the first step, the step of a shared link must not be opened again.
    history.replaceState(
      null,
      "",
      current || shared ? hashOfStep(n) : location.pathname + location.search + otherHash(),
    );
    if (!focus) return;
    const heading = sections[current].querySelector("h1, h2");
    heading?.setAttribute("tabindex", "-1");
    /** @type {HTMLElement | null} */ (heading)?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };

  /** @param {string | null} text @returns {number} The step with that name, from 1, or 0. */
  const stepNamed = (text) =>
    /^\d{1,3}$/.test(text ?? "") && Number(text) <= sections.length ? Number(text) : 0;
  const onHash = () => {
    // An address without a step means the first one, as for the browser's Back button.
    const asked = location.hash ? stepNamed(hashedStep()) : 1;
    if (asked && asked - 1 !== current) show(asked - 1, true);
  };
  const drawBar = (/** @type {boolean} */ stepping) => {
    bar.hidden = !stepping || isAlone;
    root.classList.toggle("cartes-has-bar", !bar.hidden);
  };
  const onAll = () => {
    const stepping = root.classList.toggle("cartes-stepping");
    drawBar(stepping);
    all.setAttribute("aria-pressed", String(!stepping));
  };
  const go = (/** @type {number} */ by) => () => {
    if (current + by >= 0 && current + by < sections.length) show(current + by, true);
  };
  previous.addEventListener("click", go(-1));
  next.addEventListener("click", () =>
    goesOnBelow(sections[current]) ? goBelow(sections[current]) : go(1)(),
  );
  all.addEventListener("click", onAll);
  // A presenter's remote control sends these keys.
  /** @type {Record<string, HTMLButtonElement>} */
  const buttons = { PageDown: next, PageUp: previous };
  addEventListener("keydown", (event) => {
    const button = buttons[event.key];
    if (!button || bar.hidden || !root.classList.contains("cartes-projector")) return;
    event.preventDefault();
    button.click();
  });
  addEventListener("hashchange", onHash);
  for (const name of [...QUESTIONS, "cartes-opened", "cartes-guessed"])
    document.addEventListener(name, drawNext);
  for (const name of ["cartes-placed", "cartes-progress"])
    addEventListener(name, () => {
      drawSummary(sections[current], texts, lesson);
      saveStep();
    });

  const saved = lesson === "-" ? 1 : stepOf(lesson);
  const asked = stepNamed(hashedStep() ?? shared);
  show((asked || saved) - 1, false);
  if (!asked && current) drawResumed(texts);
  drawBar(true);
  root.dataset.ready = "";
}

/**
 * What is asked of all, as the widget of exercises shows it; the server stands in for a kernel.
 */
import { ExerciseView } from "../../front/exercise.js";
import { element } from "../../front/shared/dom.js";

/** Where the sheet is below the cards, and not beside them. */
const BELOW = "(max-width: 47.99rem)";
/** What a verdict takes, its reason and the right answer, in letters; of a low window, a part. */
const [SAID, SAID_AT_MOST] = [14, 0.32];

/** Traits that a series has, and one question of a class has not. */
const ALONE = {
  hint: { shown: 0, of: 0 },
  verdict: {},
  notice: "",
  stars: 0,
  done: 0,
  row: "",
  recent: [],
  window: 0,
  mastered: false,
  lesson_done: false,
  kept: { progress: null, review: null, hints: 0, failed: false },
};

class AskedModel {
  /**
   * @param {import("./class_views.js").Question} state
   * @param {(answer: unknown) => void} onAnswer
   */
  constructor(state, onAnswer) {
    /** @type {Record<string, any>} */
    this.state = { ...ALONE, ...state, turn: state.number };
    this.onAnswer = onAnswer;
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {import("./class_views.js").Command} message */
  send(message) {
    if (message.do === "answer") this.onAnswer(message.answer);
  }
}

/** A question of the class: nothing of it is kept among what the pupil does alone. */
export class AskedView extends ExerciseView {
  /** @type {AskedModel | null} */
  asked = null;

  keepHere() {}
  save() {}

  get slot() {
    return "class";
  }

  questionName() {
    const { number, lesson, kind, seed, level, answer } = /** @type {AskedModel} */ (this.model)
      .state;
    const items = answer.items.map((/** @type {{ id: string }} */ one) => one.id);
    // Another room counts from one again, and the teacher's own cards have one seed.
    return JSON.stringify([number, lesson, kind, seed, level, items]);
  }

  /** One question earns none: three empty ones would say that the answer is worth nothing. */
  drawStars() {
    return element("span");
  }

  /** The window's width for which the cards have their room. */
  heldWidth = 0;

  fit() {
    queueMicrotask(() => this.hold());
    super.fit();
  }

  /**
   * Where the sheet lies below the cards, they get at once the room that they keep: what is said
   * of an answer comes where nothing lay.
   */
  hold() {
    const isAnswered = this.form.classList.contains("cartes-of-all-closed");
    if (!this.form.isConnected || (isAnswered && this.heldWidth === innerWidth)) return;
    this.heldWidth = innerWidth;
    this.form.classList.remove("cartes-held");
    if (!matchMedia(BELOW).matches) return;
    const sheet = [...this.form.children].filter((one) => !one.matches(".cartes-board"));
    const high = (/** @type {Element} */ one) => one.getBoundingClientRect().height;
    const taken = sheet.reduce((sum, one) => sum + high(one), 0);
    const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const left = Math.max(taken, Math.min(SAID * letter, SAID_AT_MOST * innerHeight));
    // Large cards would make the page longer than its window.
    this.room.hidden = true;
    this.form.style.setProperty("--cartes-stage", `${Math.floor(high(this.form) - left)}px`);
    this.room.hidden = false;
    this.form.classList.add("cartes-held");
  }

  /** Takes no more answers: one was kept, it was revealed, or all stand still. */
  close(/** @type {boolean} */ isClosed) {
    // What was said of it is still read and unfolded.
    for (const one of this.form.querySelectorAll(".cartes-board, .cartes-area, .cartes-buttons"))
      one.toggleAttribute("inert", isClosed);
    this.form.classList.toggle("cartes-of-all-closed", isClosed);
    this.fit();
  }

  /** @param {import("./class_views.js").Verdict} verdict What the answer was worth, once it is told to all. */
  reveal(verdict) {
    if (this.asked) this.asked.state.verdict = verdict;
    this.onVerdict();
    this.said.append(
      Object.assign(document.createElement("p"), {
        className: "cartes-class-right",
        textContent: verdict.ok ? "" : verdict.right,
      }),
    );
  }

  /** @param {string} text Why the answer could not be taken. */
  refuse(text) {
    this.isWaiting = false;
    this.showNotice(text);
  }
}

/**
 * @param {HTMLElement} place
 * @param {import("./class_views.js").Question} question
 * @param {(answer: unknown) => void} onAnswer
 * @returns {AskedView}
 */
export function drawAsked(place, question, onAnswer) {
  const model = new AskedModel(question, onAnswer);
  const view = new AskedView(model, place);
  view.asked = model;
  view.form.classList.add("cartes-of-all");
  view.drawAll();
  return view;
}

/**
 * What is asked of all, as the widget of exercises shows it; the server stands in for a kernel.
 */
import { ExerciseView } from "../front/exercise.js";
import { element } from "../front/shared/dom.js";

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
   * @param {Record<string, any>} state
   * @param {(answer: any) => void} onAnswer
   */
  constructor(state, onAnswer) {
    this.state = { ...ALONE, ...state, turn: state.number };
    this.onAnswer = onAnswer;
  }

  /** @param {string} name */
  get(name) {
    return /** @type {Record<string, any>} */ (this.state)[name];
  }

  /** @param {any} message */
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

  /** One question earns none: three empty ones would say that the answer is worth nothing. */
  drawStars() {
    return element("span");
  }

  /** Takes no more answers: one was kept, it was revealed, or all stand still. */
  close(/** @type {boolean} */ isClosed) {
    // What was said of it is still read and unfolded.
    for (const one of this.form.querySelectorAll(".cartes-board, .cartes-area, .cartes-buttons"))
      one.toggleAttribute("inert", isClosed);
    this.form.classList.toggle("cartes-of-all-closed", isClosed);
    this.fit();
  }

  /** @param {any} verdict What the answer was worth, once it is told to all. */
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
 * @param {Record<string, any>} question
 * @param {(answer: any) => void} onAnswer
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

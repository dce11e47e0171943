/** A question for all, drawn by the exercise widget; the server acts as the kernel. */
import { ExerciseView } from "../../front/exercise.js";
import { element } from "../../front/shared/dom.js";

/** Values of the exercise widget's traits that a single question of a class does not have. */
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
  saved: { progress: null, review: null, hints: 0, failed: false },
};

class QuestionModel {
  /**
   * @param {class_views.QuestionView} state
   * @param {(answer: unknown) => void} onAnswer
   */
  constructor(state, onAnswer) {
    /** @type {Record<string, any>} */
    this.state = { ...ALONE, ...state, revision: state.number };
    this.onAnswer = onAnswer;
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {import("./class_feed.js").Command} message */
  send(message) {
    if (message.do === "answer") this.onAnswer(message.answer);
  }
}

/** A question of the class; it does not change the student's own progress. */
export class QuestionView extends ExerciseView {
  /** @type {QuestionModel | null} */
  asked = null;

  keepHere() {}
  save() {}

  get slot() {
    return "class";
  }

  /** Always false: an answer in class is final, so the student must confirm it by a button. */
  get isTouched() {
    return false;
  }

  questionName() {
    // Another room counts from one again.
    const { room, number } = /** @type {QuestionModel} */ (this.model).state;
    return JSON.stringify([room, number]);
  }

  /** Draws no stars: three empty stars would suggest that the answer is worth nothing. */
  drawStars() {
    return element("span");
  }

  /** Accepts no more answers: the answer is saved or revealed, or the class is frozen. */
  close(/** @type {boolean} */ isClosed) {
    // The verdict stays readable, and its details can be opened.
    for (const item of this.form.querySelectorAll(".cartes-board, .cartes-area, .cartes-buttons"))
      item.toggleAttribute("inert", isClosed);
    this.form.classList.toggle("cartes-of-all-closed", isClosed);
  }

  /**
   * Shows the grade of the answer.
   *
   * @param {views.GradeVerdict} verdict
   */
  reveal(verdict) {
    if (this.asked) this.asked.state.verdict = verdict;
    this.onVerdict();
  }

  /**
   * Shows why the answer was not accepted.
   *
   * @param {string} text
   */
  refuse(text) {
    this.isWaiting = false;
    this.showNotice(text);
  }
}

/**
 * @param {HTMLElement} place
 * @param {class_views.QuestionView} question
 * @param {(answer: unknown) => void} onAnswer
 * @returns {QuestionView}
 */
export function drawAsked(place, question, onAnswer) {
  const model = new QuestionModel(question, onAnswer);
  const view = new QuestionView(model, place);
  view.asked = model;
  view.form.classList.add("cartes-of-all");
  view.drawAll();
  return view;
}

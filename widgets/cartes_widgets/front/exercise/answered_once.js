/** The view of exercises that are no practice: homework, placement. */
import { ExerciseView } from "../exercise.js";
import { element } from "../shared/dom.js";
import { homeLink } from "./home_link.js";

export class AnsweredOnceView extends ExerciseView {
  /**
   * @param {Pick<import("../shared/model.js").Model<import("../exercise.js").ExerciseModel>, "get" | "send">} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.home = homeLink(el.ownerDocument, this.texts);
    this.form.hidden = true;
    this.menu.hidden = this.hint.hidden = true;
  }

  /** Does nothing, so that the saved series and the goals of lessons do not change. */
  keepHere() {}
  save() {}
  drawStatus() {}

  drawStars() {
    return element("span");
  }

  onGoOn() {
    this.onNext();
  }

  drawVerdict() {
    super.drawVerdict();
    this.other.hidden = true;
  }
}

/**
 * A few questions about a game; right answers mark lessons as known.
 *
 * @typedef {import("./exercise.js").ExerciseModel & { courses: Course[], course: string,
 *   current: number, of: number, known: string[], message: string }} PlacementModel
 * @typedef {{ id: string, name: string, cards: string[] }} Course
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { AnsweredOnceView } from "./exercise/answered_once.js";
import { follow } from "./exercise/follow.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { markKnown } from "./shared/progress.js";
import { drawHead } from "./shared/review.js";

class PlacementView extends AnsweredOnceView {
  /**
   * @param {import("./shared/model.js").Model<PlacementModel>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.placement = model;
    const { texts } = this;
    this.message = element("p.cartes-caption", { tabindex: "-1" }, texts["placement-ask"]);
    this.courses = element(
      "div.cartes-placement-courses",
      { role: "group", "aria-label": texts["placement-ask"] },
      model.get("courses").map((/** @type {Course} */ { id, name, cards }) =>
        element(
          "button",
          {
            type: "button",
            "data-course": id,
            onclick: () => this.send({ do: "begin", course: id }),
          },
          element(
            "span.cartes-placement-fan",
            { "aria-hidden": "true" },
            cards.map((card) => drawCard(card)),
          ),
          name,
        ),
      ),
    );
    this.head = drawHead(".cartes-placement", [this.message, this.courses, this.home]);
    el.prepend(this.head);
  }

  start() {
    this.drawState();
  }

  drawVerdict() {
    super.drawVerdict();
    const isLast = this.placement.get("current") === this.placement.get("of");
    if (this.isJudged) this.main.textContent = this.texts[isLast ? "go-on" : "next-exercise"];
  }

  drawState() {
    const { placement: model } = this;
    const message = model.get("message");
    if (message) this.message.textContent = message;
    this.form.hidden = !model.get("current");
    this.courses.hidden = Boolean(message);
    const isOver = Boolean(message) && !model.get("current");
    this.home.hidden = !isOver || !this.home.hasAttribute("href");
    this.head.classList.toggle("cartes-review-done", this.form.hidden);
    if (!isOver) return;
    markKnown(model.get("known"));
    this.message.focus();
    readOut(message);
  }
}

/** @param {import("./shared/model.js").Context<PlacementModel>} context */
function render({ model, el }) {
  const view = new PlacementView(model, el);
  const stopListening = listen(model, {
    "change:current change:message": () => view.drawState(),
  });
  const end = follow(view, model);
  return () => {
    end();
    stopListening();
  };
}

export default { render };

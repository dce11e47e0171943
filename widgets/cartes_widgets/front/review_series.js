/**
 * Exercises that are due for review: what this browser remembers decides which.
 *
 * @typedef {import("./exercise.js").ExerciseModel & { due: { lesson: string, title: string, kind: string }[], message: string }} ReviewSeriesModel
 */
import { element } from "./shared/dom.js";
import { ExerciseView } from "./exercise.js";
import { follow } from "./exercise/follow.js";
import { tell } from "./shared/live.js";
import { portions } from "./shared/portions.js";
import { keptExercises } from "./shared/progress.js";
import { addressOf, keptMoves } from "./shared/costly_moves.js";

/** @param {Document} page @returns {string | null} Where the lessons are; null outside of our pages. */
const homeOf = (page) => page.getElementById("cartes-home")?.getAttribute("href") ?? null;

class ReviewView extends ExerciseView {
  /**
   * @param {import("./shared/model.js").Model<ReviewSeriesModel>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.series = model;
    this.message = element("p.cartes-caption", { tabindex: "-1" });
    this.titles = element("ul");
    this.lessons = element(
      "details.cartes-fold",
      { hidden: true },
      element("summary", {}, model.get("words")["review-lessons"]),
      this.titles,
    );
    this.home = element(
      "a.cartes-primary",
      { href: homeOf(el.ownerDocument), hidden: true },
      model.get("words")["review-home"],
    );
    this.form.hidden = true;
    this.head = element(
      "div.cartes-widget.cartes-review",
      {},
      this.message,
      this.lessons,
      this.home,
    );
    el.prepend(this.head);
    // What is due comes first; without it, the moves are what there is to do.
    el.append(this.drawMoves() ?? "");
  }

  start() {
    const parts = portions(keptExercises());
    for (const saved of parts.slice(0, -1)) this.send({ do: "remember", kept: saved });
    this.send({ do: "begin", kept: parts[parts.length - 1] });
  }

  /** Moves of matches that cost the reader something, to be chosen again. */
  drawMoves() {
    const moves = keptMoves();
    if (!moves.length) return null;
    const title = this.series.get("words")["move-review-title"];
    return element(
      "nav.cartes-widget.cartes-review-moves",
      { "aria-label": title },
      element("p", {}, title),
      element(
        "ul",
        {},
        moves.map((item) =>
          element("li", {}, element("a.cartes-raised", { href: addressOf(item) }, item.message)),
        ),
      ),
    );
  }

  /** The lessons' own series stay where they were left. */
  keepHere() {}

  drawDue() {
    const due = this.series.get("due");
    this.message.textContent = this.series.get("message");
    this.titles.replaceChildren(
      ...[...new Set(due.map((item) => item.title))].map((title) => element("li", {}, title)),
    );
    this.form.hidden = this.lessons.hidden = due.length === 0;
    this.home.hidden = due.length > 0 || !this.home.hasAttribute("href");
    this.head.classList.toggle("cartes-review-done", !this.home.hidden);
    if (due.length) return;
    // What gets the focus is read out by that; the button that had it is gone.
    if (this.wantsFocus) this.message.focus();
    else tell(this.series.get("message"));
    this.wantsFocus = false;
  }
}

/** @param {import("./shared/model.js").Context<ReviewSeriesModel>} context */
function render({ model, el }) {
  const view = new ReviewView(model, el);
  const onDue = () => view.drawDue();
  model.on("change:due change:message", onDue);
  const end = follow(view, model);
  return () => {
    end();
    model.off("change:due change:message", onDue);
  };
}

export default { render };

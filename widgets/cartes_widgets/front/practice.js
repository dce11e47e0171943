/**
 * Practice: due exercises, a theme, a run without mistakes, or five minutes.
 *
 * The data in this browser decides what is due. The browser also saves the best results.
 *
 * @typedef {"due" | "theme" | "run" | "clock"} Mode
 * @typedef {import("./exercise.js").ExerciseModel & { due: { lesson: string, title: string, kind:
 *   string }[], message: string, mode: Mode, theme: string, right: number, best: number, left:
 *   number, over: boolean, themes: { name: string, themes: { id: string, name: string }[] }[] }}
 *   PracticeModel
 */
import { element } from "./shared/dom.js";
import { ExerciseView } from "./exercise.js";
import { follow } from "./exercise/follow.js";
import { homeLink } from "./exercise/home_link.js";
import { readOut } from "./shared/live.js";
import { portions } from "./shared/portions.js";
import { savedExercises } from "./shared/progress.js";
import { addressOf, savedMoves } from "./shared/costly_moves.js";
import { listen } from "./shared/model.js";
import { drawHead } from "./shared/review.js";
import { keep, recallRecord } from "./shared/storage.js";

const KEY = "cartes-practice-v1";
/** @type {Mode[]} */
const MODES = ["due", "theme", "run", "clock"];
const MAX_BEST = 100_000;

/** @param {Mode} mode @returns {number} The saved best result in this mode. */
function bestOf(mode) {
  const best = recallRecord(KEY)[mode];
  return Number.isInteger(best) && best >= 0 && best <= MAX_BEST ? best : 0;
}

/**
 * Formats the remaining time as minutes and seconds.
 *
 * @param {number} left Milliseconds.
 */
function clockText(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

class PracticeView extends ExerciseView {
  /**
   * @param {import("./shared/model.js").Model<PracticeModel>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.series = model;
    const texts = model.get("texts");
    /** Whether the page shows the themes to choose from. */
    this.isChoosing = false;
    /** Whether the page waits for the exercises that are due when it is opened. */
    this.isOpening = false;
    this.endsAt = 0;
    this.asksToStopAt = 0;
    this.modes = element(
      "div.cartes-practice-modes",
      { role: "group", "aria-label": texts["practice-modes"] },
      MODES.map((mode) =>
        element(
          "button.cartes-quiet",
          { type: "button", "data-mode": mode, onclick: () => this.onMode(mode) },
          texts[`practice-${mode}`],
        ),
      ),
    );
    this.themes = element("div.cartes-practice-themes", {
      role: "group",
      "aria-label": texts["practice-themes"],
      hidden: true,
    });
    this.message = element("p.cartes-caption", { tabindex: "-1" });
    this.clock = element("span.cartes-practice-clock", { role: "timer", hidden: true });
    this.titles = element("ul");
    this.lessons = element(
      "details.cartes-fold",
      { hidden: true },
      element("summary", {}, texts["review-lessons"]),
      this.titles,
    );
    this.home = homeLink(el.ownerDocument, texts);
    this.again = element(
      "button.cartes-primary",
      { type: "button", hidden: true, onclick: () => this.choose(this.mode) },
      texts["practice-again"],
    );
    this.form.hidden = true;
    this.head = drawHead("", [
      this.modes,
      this.themes,
      this.message,
      this.clock,
      this.lessons,
      this.home,
      this.again,
    ]);
    el.prepend(this.head);
    // Due exercises come first; without them, the costly moves are the main task.
    this.moves = this.drawMoves();
    el.append(this.moves ?? "");
    this.ticking = setInterval(() => this.tick(), 250);
  }

  /** @returns {Mode} */
  get mode() {
    return this.series.get("mode");
  }

  start() {
    this.isOpening = true;
    const parts = portions(savedExercises());
    for (const saved of parts.slice(0, -1)) this.send({ do: "remember", saved });
    this.send({ do: "begin", saved: parts[parts.length - 1] });
  }

  /** @returns {boolean} Whether the mode counts right answers and gives no hints. */
  get isGame() {
    return this.mode === "run" || this.mode === "clock";
  }

  /** @param {Mode} mode */
  onMode(mode) {
    // A learner who presses before the page has opened has chosen.
    this.isOpening = false;
    this.isChoosing = mode === "theme";
    if (!this.isChoosing) this.choose(mode);
    else if (this.series.get("themes").length) this.drawHead();
    else {
      this.wantsFocus = true;
      this.send({ do: "themes" });
    }
  }

  /** Opens the themes instead of an empty list of what is due. */
  leaveEmpty() {
    this.isOpening = false;
    if (this.mode !== "due" || this.series.get("due").length || this.moves) return;
    this.isChoosing = true;
    this.send({ do: "themes" });
  }

  /**
   * @param {Mode} mode
   * @param {string} [theme]
   */
  choose(mode, theme = mode === "theme" ? this.series.get("theme") : "") {
    this.isChoosing = false;
    this.send({ do: "choose", mode, theme, best: bestOf(mode) });
    this.wantsFocus = true;
    // The answer changes nothing if this mode was hidden by the themes only.
    if (mode === "due" && this.mode === "due") this.onMessage();
  }

  /** Draws the lesson of the exercise; its goal is not the goal here. */
  drawStatus() {
    this.status.textContent = this.series.get("risen") || this.series.get("row");
  }

  drawThemes() {
    this.themes.replaceChildren(
      ...this.series.get("themes").map(({ name, themes }) =>
        element(
          "fieldset",
          {},
          element("legend", {}, name),
          themes.map((theme) =>
            element(
              "button.cartes-raised",
              { type: "button", onclick: () => this.choose("theme", theme.id) },
              theme.name,
            ),
          ),
        ),
      ),
    );
    this.drawHead();
    if (this.wantsFocus)
      /** @type {HTMLElement | null} */ (this.themes.querySelector("button"))?.focus();
    this.wantsFocus = false;
  }

  /** Draws the learner's saved costly moves, each with a link to choose again. */
  drawMoves() {
    const moves = savedMoves();
    if (!moves.length) return null;
    const title = this.series.get("texts")["move-review-title"];
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

  /** Does nothing, so that the saved series of lessons do not change. */
  keepHere() {}

  drawHead() {
    const { series } = this;
    const due = series.get("due");
    const isDue = this.mode === "due";
    const [isOver, isChoosing] = [Boolean(series.get("over")), this.isChoosing];
    const isEmpty = isDue && due.length === 0;
    for (const button of this.modes.children) {
      const { mode } = /** @type {HTMLElement} */ (button).dataset;
      button.setAttribute("aria-pressed", String(mode === (isChoosing ? "theme" : this.mode)));
    }
    this.themes.hidden = !isChoosing;
    this.message.hidden = isChoosing;
    this.message.textContent = series.get("message");
    this.titles.replaceChildren(
      ...[...new Set(due.map((item) => item.title))].map((title) => element("li", {}, title)),
    );
    // After a mistake that ends a run, its explanation stays visible.
    const isTimeUp = isOver && this.mode === "clock";
    this.form.hidden = isEmpty || isTimeUp || isChoosing;
    this.lessons.hidden = !isDue || isEmpty || isChoosing;
    this.home.hidden = !isEmpty || isChoosing || !this.home.hasAttribute("href");
    this.again.hidden = !isTimeUp || isChoosing;
    this.head.classList.toggle("cartes-review-done", (isEmpty || isTimeUp) && !isChoosing);
    this.form.classList.toggle("cartes-without-hints", this.isGame);
    if (this.moves) this.moves.hidden = !isDue || isChoosing;
    this.tick();
  }

  onMessage() {
    this.endsAt = performance.now() + this.series.get("left");
    if (this.isOpening) this.leaveEmpty();
    this.drawHead();
    if (!this.form.hidden || this.isChoosing) return;
    // Screen readers read the element that gets the focus; the button that had it is gone.
    if (this.wantsFocus) this.message.focus();
    else readOut(this.series.get("message"));
    this.wantsFocus = false;
  }

  drawVerdict() {
    super.drawVerdict();
    if (!this.isJudged) return;
    const { texts, series } = this;
    this.other.hidden = true;
    this.onward = texts[this.isGame && series.get("over") ? "practice-again" : "next-exercise"];
    this.showReadiness();
  }

  onMain() {
    if (this.isGame && this.series.get("over")) this.choose(this.mode);
    else super.onMain();
  }

  onGoOn() {
    this.onNext();
  }

  onBest() {
    const best = Math.max(bestOf(this.mode), this.series.get("best"));
    if (best > bestOf(this.mode))
      keep(KEY, JSON.stringify({ ...recallRecord(KEY), [this.mode]: best }));
  }

  /** Updates the remaining time, and ends the mode when the time is over. */
  tick() {
    const runs = this.mode === "clock" && !this.series.get("over") && !this.isChoosing;
    this.clock.hidden = !runs;
    if (!runs) return;
    const left = Math.max(0, this.endsAt - performance.now());
    this.clock.textContent = clockText(left);
    if (left > 0 || this.asksToStopAt > performance.now()) return;
    this.asksToStopAt = performance.now() + 1000;
    this.send({ do: "stop" });
  }
}

/** @param {import("./shared/model.js").Context<PracticeModel>} context */
function render({ model, el }) {
  const view = new PracticeView(model, el);
  const stopListening = listen(model, {
    "change:due change:message change:over change:left change:mode": () => view.onMessage(),
    "change:themes": () => view.drawThemes(),
    "change:best": () => view.onBest(),
  });
  const end = follow(view, model);
  return () => {
    end();
    clearInterval(view.ticking);
    stopListening();
  };
}

export default { render };

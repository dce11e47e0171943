/**
 * Homework: the exercises of a link, each answered once.
 *
 * This browser saves the answers, and the page of a class submits them.
 *
 * @typedef {import("./exercise.js").ExerciseModel & { link: string, until: string, of: number,
 *   problem: string, paper: import("./exercise/paper.js").Question[],
 *   current: number, over: boolean, given: { number: number, answer: unknown, ok: boolean } }}
 *       HomeworkModel
 */
import { element, filled } from "./shared/dom.js";
import { AnsweredOnceView } from "./exercise/answered_once.js";
import { printAll } from "./exercise/paper.js";
import { follow } from "./exercise/follow.js";
import { dayOf, keepAnswer, savedHomework } from "./shared/saved_homework.js";
import { readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { askedValue } from "./shared/query.js";

class HomeworkView extends AnsweredOnceView {
  /**
   * @param {import("./shared/model.js").Model<HomeworkModel>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el);
    this.homework = model;
    const { texts } = this;
    this.hasBegun = false;
    this.message = element("p.cartes-homework-message", { tabindex: "-1" });
    this.late = element("p.cartes-homework-late", { hidden: true }, texts["homework-page-late"]);
    this.more = element("p.cartes-homework-more", { hidden: true });
    this.list = element("ol.cartes-homework-list", { "aria-label": texts["homework-page-list"] });
    this.head = element(
      "div.cartes-widget.cartes-homework",
      {},
      this.message,
      this.late,
      this.list,
      this.more,
      this.home,
    );
    el.prepend(this.head);
  }

  /** Sends the saved answers to the widget when the link is known: on a static site, after a delay. */
  start() {
    const link = this.homework.get("link");
    if (link && !this.hasBegun) {
      this.hasBegun = true;
      this.send({ do: "begin", answered: Object.keys(this.saved.answers).map(Number) });
    }
    this.drawState();
  }

  get saved() {
    return savedHomework(this.homework.get("link"));
  }

  get slot() {
    return "homework";
  }

  onGiven() {
    const { number, answer, ok } = this.homework.get("given");
    if (!number) return;
    keepAnswer(this.homework.get("link"), number, { answer, ok });
    this.drawState();
    this.drawVerdict();
  }

  drawVerdict() {
    super.drawVerdict();
    if (!this.isJudged) return;
    const isLast = Object.keys(this.saved.answers).length >= this.homework.get("of");
    this.onward = this.texts[isLast ? "homework-page-finish" : "next-exercise"];
    this.showReadiness();
  }

  /** Draws the due date, and the number of answered exercises. */
  drawLine() {
    const { texts, homework } = this;
    const n = Object.keys(this.saved.answers).length;
    const date = new Date(`${homework.get("until")}T12:00:00`);
    const day = date.toLocaleDateString(homework.get("lang"), {
      weekday: "long",
      day: "numeric",
      month: "long",
    });
    const done = filled(texts["homework-page-done"], { n, of: homework.get("of") });
    this.message.replaceChildren(
      `${filled(texts["homework-page-day"], { day })} · `,
      element("span", {}, done),
    );
  }

  drawQuestion() {
    // Hidden with the verdict, so that the cards keep their places while the learner reads it.
    const hasAnswers = Object.keys(this.saved.answers).length > 0;
    this.head?.classList.toggle("cartes-homework-begun", hasAnswers);
    super.drawQuestion();
  }

  drawState() {
    const { homework: model, texts } = this;
    const [link, isOver] = [model.get("link"), model.get("over")];
    this.form.hidden = !model.get("current");
    this.list.hidden = !link;
    this.late.hidden = !link || isOver || dayOf() <= model.get("until");
    this.more.hidden = !isOver;
    this.home.hidden = !(isOver || !link) || !this.home.hasAttribute("href");
    this.head.classList.toggle("cartes-homework-alone", this.form.hidden);
    if (!link) {
      // Until Python has started, a page without a server has no link.
      const isWaiting = !model.get("problem") && Boolean(askedValue("homework"));
      this.message.textContent = isWaiting
        ? ""
        : model.get("problem") || texts["homework-page-none"];
      this.message.setAttribute("role", model.get("problem") ? "alert" : "status");
      if (isWaiting) this.home.hidden = true;
      return;
    }
    this.drawList();
    this.drawLine();
    if (isOver) this.drawEnd();
  }

  drawList() {
    const { homework: model, texts } = this;
    const { answers } = this.saved;
    const item = (/** @type {number} */ number) => {
      const given = answers[number];
      const isShown = model.get("current") === number;
      if (!given) {
        return element(
          "button.cartes-quiet",
          {
            type: "button",
            "aria-label": filled(texts["homework-page-go"], { n: number }),
            "aria-current": isShown ? "step" : null,
            onclick: () => isShown || this.send({ do: "go", number }),
          },
          String(number),
        );
      }
      const key = given.ok ? "homework-page-right" : "homework-page-wrong";
      return element(
        `span.cartes-homework-${given.ok ? "right" : "wrong"}`,
        {
          role: "img",
          "aria-label": filled(texts[key], { n: number }),
          "aria-current": isShown ? "step" : null,
        },
        `${number} ${given.ok ? "✓" : "✗"}`,
      );
    };
    const numbers = Array.from({ length: model.get("of") }, (_, at) => at + 1);
    this.list.replaceChildren(...numbers.map((number) => element("li", {}, item(number))));
    const shown = /** @type {HTMLElement | undefined} */ (
      this.list.children[model.get("current") - 1]
    );
    if (shown) this.list.scrollLeft = shown.offsetLeft - this.list.clientWidth / 2;
  }

  drawEnd() {
    const { homework: model, texts, saved } = this;
    const n = Object.values(saved.answers).filter(({ ok }) => ok).length;
    const text = filled(texts["homework-page-over"], { n, of: model.get("of") });
    this.message.textContent = text;
    const isWithTeacher = saved.isTaken && saved.sent !== "";
    this.more.textContent = texts[isWithTeacher ? "homework-page-sent" : "homework-page-over-more"];
    this.message.focus();
    readOut(`${text} ${this.more.textContent}`);
  }
}

/** @param {import("./shared/model.js").Context<HomeworkModel>} context */
function render({ model, el }) {
  const view = new HomeworkView(model, el);
  const stopListening = listen(model, {
    "change:link change:problem": () => view.start(),
    "change:current change:over": () => view.drawState(),
    "change:given": () => view.onGiven(),
  });
  const end = follow(view, model);
  const endPaper = printAll(model, el);
  return () => {
    endPaper();
    end();
    stopListening();
  };
}

export default { render };

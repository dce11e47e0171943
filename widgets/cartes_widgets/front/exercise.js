/**
 * An exercise: question, answer, hints, verdict, next exercise. Python decides what is right.
 *
 * The table stays in place. A sheet beside it (on a phone, below it) shows the question, then the
 * verdict.
 *
 * @typedef {{ lesson: string, kind: string, seed: number, level: number, risen: string, code:
 *   string,
 *   plays_on: boolean, revision: number, prompt: string,
 *   scene: views.Scene, answer: import("./shared/answers.js").Schema, hint: Hint,
 *   verdict: import("./shared/verdict.js").Verdict & { announcement: string }, notice: string,
 *       stars: number, done: number,
 *   row: string, recent: boolean[], window: number, mastered: boolean, lesson_done: boolean,
 *   saved: { progress: unknown,
 *     review: import("./shared/progress.js").Review | null, hints: number, failed: boolean,
 *     newest: number } }} ExerciseModel
 * @typedef {import("./shared/hint.js").Hint} Hint
 */
import { differencesOf } from "./exercise/compared.js";
import { keepDraft, recallDraft } from "./exercise/draft.js";
import { follow } from "./exercise/follow.js";
import { Frame } from "./exercise/frame.js";
import { drawReached, drawStars } from "./exercise/reached.js";
import { drawAnswer } from "./shared/answers.js";
import { hasNumberButtons } from "./shared/number_area.js";
import { element, filled } from "./shared/dom.js";
import { keepFitting } from "./shared/card_size.js";
import { roveFocus } from "./shared/focus.js";
import { drawHint } from "./shared/hint.js";
import { readOut } from "./shared/live.js";
import { drawMenu } from "./shared/exercise_menu.js";
import { fitsOneMessage } from "./shared/portions.js";
import { askedValues, isLoadedAgain } from "./shared/query.js";
import { markAnswer, markParts, marksOf } from "./shared/marks.js";
import { drawPlayOn, showPlayOn } from "./shared/play_on.js";
import { hereOf, keepHere, restoreState, saveExercise } from "./shared/progress.js";
import {
  hasCards,
  isOfHand,
  isOnTable,
  isSeated,
  namedAsSeated,
  withNotes,
  withSpots,
} from "./shared/placing.js";
import { drawScene } from "./shared/scene.js";
import { buzz, play } from "./shared/sound.js";
import { drawVerdict } from "./shared/verdict.js";

const LONG_PROMPT = 80;

export class ExerciseView {
  /**
   * @param {Pick<import("./shared/model.js").Model<ExerciseModel>, "get" | "send">} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    const texts = (this.texts = model.get("texts"));
    /** @type {import("./shared/answers.js").Area | undefined} */
    this.area = undefined;
    this.revision = -1;
    this.wantsFocus = false;
    /**
     * `isWaiting`: whether the kernel is grading the current answer. `endedRevision`: the revision
     * of the last exercise that the page asked to end.
     */
    this.isWaiting = false;
    this.endedRevision = -1;
    this.levels = element("span.cartes-levels", { role: "group", "aria-label": texts.level });
    this.code = element("span.cartes-code");
    /** Whether the exercise is over: its verdict shows the answer, so there is no second try. */
    this.isJudged = false;
    /** The text of the main button after a verdict; "" without one. */
    this.onward = "";

    this.prompt = element("p.cartes-prompt", { tabindex: "-1" });
    this.status = element("p.cartes-status");
    this.lay = element("div.cartes-lay");
    this.room = element("div.cartes-room", {}, this.lay);
    this.reason = element("div.cartes-reason");
    this.hints = element("div.cartes-hints");
    this.place = element("div.cartes-area");
    this.notice = element("p.cartes-notice", { hidden: true });
    /** The text: it scrolls above the answers, which do not move. */
    this.sheetText = element(
      "div.cartes-sheet-text",
      {},
      this.prompt,
      this.reason,
      this.hints,
      this.notice,
    );
    this.sheet = element(
      "div.cartes-talk-sheet",
      {},
      this.sheetText,
      element("div.cartes-talk", {}, this.place),
    );
    this.main = this.button("main", texts.check, () => this.onMain(), "cartes-primary");
    this.hint = this.button("hint", texts.hint, () => this.send({ do: "hint" }));
    this.playOn = drawPlayOn(texts);
    this.other = this.button("other", texts.next, () => this.onNext());
    const another = this.button("another", texts["other-exercise"], () => this.onNext());
    this.menu = drawMenu(texts, another, this.levels, this.code, (level) =>
      this.send({ do: "level", level }),
    );
    this.form = element(
      "div.cartes-widget.cartes-exercise",
      { role: "group", onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event) },
      element("div.cartes-board", {}, this.status, this.room),
      this.sheet,
      element(
        "div.cartes-buttons.cartes-acts",
        {},
        this.menu,
        this.hint,
        this.playOn,
        this.other,
        this.main,
      ),
    );
    el.replaceChildren(this.form);
    for (const part of [this.lay, this.place]) {
      for (const act of ["click", "beforeinput"])
        part.addEventListener(act, (event) => this.holdJudged(event), true);
      // Runs after the item's own listener has picked the item.
      part.addEventListener("click", (event) => this.onTouch(event));
    }
    this.frame = new Frame(this);
    this.endFitting = keepFitting(el, () => this.fit());
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {() => void} onclick
   * @param {string} [look]
   */
  button(name, text, onclick, look = "cartes-quiet") {
    return element(`button.${look}`, { type: "button", "data-do": name, onclick }, text);
  }

  /** @param {{ do: string, [name: string]: unknown }} message */
  send(message) {
    this.wantsFocus = ["next", "level"].includes(message.do);
    this.model.send({ ...message, revision: this.model.get("revision") });
  }

  start() {
    const { model } = this;
    const state = restoreState(model.get("lesson"), model.get("kind"));
    // An address with a seed or deal opens this exercise, even if the series had another one. After
    // a reload, the page continues with the exercise that it had.
    const isAsked = !isLoadedAgain() && ["seed", "deal"].some((name) => askedValues(name).length);
    const asked = { seed: model.get("seed"), level: model.get("level") };
    const isThere = state?.seed === asked.seed && state?.level === asked.level;
    const whole =
      state && isAsked && !isThere
        ? { ...state, ...asked, newest: asked.seed, hints: 0, failed: false, solved: false }
        : state;
    if (whole && fitsOneMessage(whole)) this.send({ do: "restore", state: whole });
    this.drawAll();
    if (!state) this.keepHere();
  }

  /** The storage key of the unfinished answer. */
  get slot() {
    return `${this.model.get("lesson")}/${this.model.get("kind")}`;
  }

  /** @returns {string} A name of the question to which an unfinished answer belongs. */
  questionName() {
    return this.model.get("code");
  }

  drawAll() {
    if (this.model.get("revision") !== this.revision) this.drawQuestion();
    this.drawHint();
    this.drawVerdict();
    this.drawStatus();
  }

  drawQuestion() {
    const { model, texts } = this;
    this.revision = model.get("revision");
    this.isWaiting = this.isJudged = false;
    this.prompt.textContent = model.get("prompt");
    this.form.setAttribute("aria-label", model.get("prompt"));
    const [scene, schema, spots] = withSpots(model.get("scene"), model.get("answer"));
    const showsHand = schema.kind === "pick" && Boolean(schema.multi_select);
    const atNames = isSeated(schema, scene);
    const area = (this.area = drawAnswer(
      atNames ? namedAsSeated(schema, scene) : schema,
      texts,
      () => {
        this.onChange();
        keepDraft(this.slot, this.questionName(), schema, area.value());
      },
    ));
    const { seats = new Map() } = area;
    const shown = schema.seats && !atNames ? withNotes(scene, seats) : scene;
    const withHand = !showsHand && !isOfHand(schema, scene);
    const names = atNames ? seats : undefined;
    const picture = scene.kind === "none" ? null : drawScene(shown, texts, { withHand, names });
    // The buttons of the players are no longer in the group of the answer.
    if (atNames && picture) roveFocus(picture, ".cartes-pick");
    if (atNames) roveFocus(area.node, ".cartes-pick");
    const isPartOnTable = spots || schema.parts?.[0].kind === "zones";
    const onTable = isPartOnTable ? firstField(area) : isOnTable(schema, scene) ? area.node : null;
    this.lay.replaceChildren(...[picture, onTable].filter((item) => item !== null));
    this.place.replaceChildren(...(onTable === area.node ? [] : [area.node]));
    onTable?.classList.toggle("cartes-around", Boolean(schema.seats));
    this.form.classList.toggle("cartes-wordy", onTable === area.node && !hasCards(schema));
    // A long hint must not cover cards that can still be pressed.
    this.form.classList.toggle("cartes-answers-above", onTable !== null);
    this.form.classList.toggle("cartes-long-prompt", model.get("prompt").length > LONG_PROMPT);
    this.form.classList.toggle("cartes-one-touch", this.hasOneItem);
    this.form.dataset.answer = schema.kind;
    this.code.textContent = filled(texts.code, { code: model.get("code") });
    this.menu.open = false;
    for (const button of this.levels.querySelectorAll("button"))
      button.setAttribute(
        "aria-pressed",
        String(Number(button.dataset.level) === model.get("level")),
      );
    const begun = recallDraft(this.slot, this.questionName(), schema);
    if (begun !== undefined) area.set(begun);
    this.onChange();
    if (this.wantsFocus) this.prompt.focus({ preventScroll: true });
    this.wantsFocus = false;
    this.form.dispatchEvent(new CustomEvent("cartes-asked", { bubbles: true, composed: true }));
  }

  fit() {
    this.frame.fit(this.revision);
  }

  drawStatus() {
    this.status.replaceChildren(...drawReached(this.model));
  }

  drawHint() {
    const hint = /** @type {Hint} */ (this.model.get("hint"));
    this.hint.textContent = hint.shown
      ? filled(this.texts.hints, { n: hint.shown, of: hint.of })
      : this.texts.hint;
    this.hint.setAttribute("aria-disabled", String(hint.shown >= hint.of));
    this.markHint();
    this.hints.replaceChildren();
    if (!hint.shown) return;
    this.hints.append(...drawHint(hint, this.texts));
    this.sheetText.scrollTop = this.hints.offsetTop;
    this.fit();
  }

  /** Marks the items that the hint is about, and greys out the items that it excludes. */
  markHint() {
    const hint = /** @type {Hint} */ (this.model.get("hint"));
    for (const item of this.form.querySelectorAll("[data-id]"))
      item.classList.toggle(
        "cartes-looked",
        Boolean(hint.highlight?.includes(/** @type {HTMLElement} */ (item).dataset.id ?? "")),
      );
  }

  drawVerdict() {
    const { model, texts } = this;
    const verdict = /** @type {ExerciseModel["verdict"]} */ (
      this.isJudged ? model.get("verdict") : {}
    );
    const [isRight, isOver] = [Boolean(verdict.ok), Boolean(verdict.text)];
    this.reason.replaceChildren();
    this.form.classList.toggle("cartes-solved", isRight);
    this.form.classList.toggle("cartes-judged", isOver);
    const marked = marksOf(this.form, model.get("answer"), verdict, texts);
    markAnswer(this.form, marked, verdict.items);
    markParts(this.form, verdict);
    this.area?.mark?.(verdict);
    // A small page shows one part, and the mistake may be in another.
    if (isOver) this.area?.openOneOf?.(verdict.extra ?? []);
    if (isOver) {
      const isMarked =
        this.form.querySelector(".cartes-board .cartes-places") ||
        (verdict.items ?? []).some((id) =>
          this.form.querySelector(`.cartes-pick[data-id="${CSS.escape(id)}"]`),
        );
      const differences = differencesOf(model.get("answer"), verdict, texts);
      const panel = drawVerdict(verdict, texts, differences, Boolean(isMarked));
      if (isRight) panel.querySelector(".cartes-verdict-title")?.append(this.drawStars());
      this.reason.append(panel);
      this.frame.shorten();
      this.sheet.scrollTop = this.sheetText.scrollTop = 0;
    }
    // The page's bar below also has a "next" button, so each text says where its button leads.
    const onward = texts[model.get("mastered") ? "go-on" : "next-exercise"];
    this.onward = isOver ? onward : "";
    this.hint.classList.toggle("cartes-away", isOver);
    this.other.hidden = !isOver || !model.get("mastered");
    showPlayOn(this.playOn, isOver && model.get("plays_on") ? model.get("code") : "");
    this.showReadiness();
    this.fit();
  }

  drawStars() {
    return drawStars(this.model);
  }

  showReadiness() {
    const isReady = this.isJudged || Boolean(this.area?.isComplete());
    const asksTouch = !isReady && (this.isTouched || this.model.get("answer").kind === "order");
    this.main.textContent = this.onward || this.texts[asksTouch ? "touch-answer" : "check"];
    this.main.classList.toggle("cartes-only-words", asksTouch);
    this.main.setAttribute("aria-disabled", String(!isReady));
  }

  /** @returns {boolean} Whether a touch answers the question. */
  get isTouched() {
    return this.hasOneItem;
  }

  /** @returns {boolean} Whether the answer is a single item. */
  get hasOneItem() {
    const schema = this.model.get("answer");
    const { kind, multi_select: isMultiSelect } = schema;
    return kind === "choice" || (kind === "pick" && !isMultiSelect) || hasNumberButtons(schema);
  }

  /** @param {Event} event */
  onTouch(event) {
    const item = /** @type {Element} */ (event.target).closest(".cartes-pick");
    if (item && this.isTouched && !this.isJudged) this.onCheck();
  }

  /** Ignores changes after the verdict, which shows the answer; each part can still be opened. */
  holdJudged(/** @type {Event} */ event) {
    const target = /** @type {Element} */ (event.target);
    if (!this.isJudged || target.closest(".cartes-part-name")) return;
    event.preventDefault();
    event.stopPropagation();
  }

  onChange() {
    if (this.isJudged) return;
    this.showNotice("");
    this.showReadiness();
    this.markHint();
  }

  onMain() {
    if (this.isJudged) this.onGoOn();
    else this.onCheck();
  }

  onCheck() {
    if (this.isWaiting) return;
    if (!this.area?.isComplete()) {
      this.showNotice(this.area?.missing() ?? "");
      readOut(this.area?.missing() ?? "");
      return;
    }
    this.isWaiting = true;
    this.send({ do: "answer", answer: this.area.value() });
  }

  /** Continues with the lesson if the goal is reached, else with the series. */
  onGoOn() {
    const step = document.querySelector("#cartes-next:not([aria-disabled='true'])");
    if (this.model.get("mastered") && step) /** @type {HTMLElement} */ (step).click();
    else this.onNext();
  }

  onNext() {
    const revision = this.model.get("revision");
    if (this.endedRevision === revision) return;
    this.endedRevision = revision;
    this.send({ do: "next" });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "?") this.send({ do: "hint" });
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) this.onMain();
  }

  /** @param {string} text */
  showNotice(text) {
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  onNotice() {
    const notice = this.model.get("notice");
    this.isWaiting = false;
    this.showNotice(notice);
    readOut(notice);
  }

  onHint() {
    const hint = /** @type {Hint} */ (this.model.get("hint"));
    this.isJudged = false;
    this.area?.setAside(hint.removed ?? []);
    // On a projector, the whole class sees the page, so the solution is not shown.
    const isProjected = document.documentElement.classList.contains("cartes-projector");
    if (hint.worked && !isProjected) this.area?.set(hint.worked.answer);
    this.drawVerdict();
    this.drawHint();
    readOut(
      hint.worked
        ? `${this.texts.worked}${this.texts.colon}${hint.worked.text}`
        : (hint.text ?? ""),
    );
    if (hint.shown) this.keepHere();
  }

  onVerdict() {
    const { model } = this;
    const verdict = model.get("verdict");
    this.isWaiting = false;
    this.isJudged = Boolean(verdict.text);
    this.drawAll();
    if (!verdict.text) return;
    // Screen readers get one sentence with the contents of details, stars and marks.
    readOut(verdict.announcement);
    this.main.focus({ preventScroll: true });
    if (verdict.ok) play("knock");
    else buzz();
    this.save();
    this.keepHere();
  }

  /** Saves the exercise and its hints, so that a page that is opened again shows them. */
  keepHere() {
    keepHere(this.model.get("lesson"), this.model.get("kind"), hereOf(this.model));
  }

  save() {
    const { model } = this;
    const [mastered, stars, done] = [model.get("mastered"), model.get("stars"), model.get("done")];
    const { progress, review } = model.get("saved");
    saveExercise(
      model.get("lesson"),
      model.get("kind"),
      { ...hereOf(model), mastered, stars, done, review },
      { progress, done: model.get("lesson_done") },
    );
  }
}

/** @param {import("./shared/answers.js").Area} area */
const firstField = (area) => area.fields?.[0] ?? area.node;

/** @param {import("./shared/model.js").Context<ExerciseModel>} context */
const render = ({ model, el }) => follow(new ExerciseView(model, el), model);

export default { render };

/**
 * An exercise: question, answer, hints, verdict, another one. What is right is Python's to say.
 *
 * @typedef {{ lesson: string, kind: string, seed: number, level: number, code: string, turn: number, prompt: string,
 *   scene: import("./shared/scene.js").Scene, answer: import("./shared/answers.js").Shape, hint: Hint,
 *   verdict: import("./shared/verdict.js").Verdict & { said: string }, notice: string, stars: number, done: number,
 *   row: string, mastered: boolean, lesson_done: boolean, kept: { progress: any, review: any } }} ExerciseModel
 * @typedef {{ shown: number, of: number, text?: string, highlight?: string[], removed?: string[],
 *   worked?: { text: string, rule: string, source: string } | null }} Hint
 */
import { drawAnswer, itemName } from "./shared/answers.js";
import { element, filled } from "./shared/dom.js";
import { tell } from "./shared/live.js";
import { fitsOneMessage } from "./shared/portions.js";
import { exerciseProgress, saveExercise } from "./shared/progress.js";
import { drawScene } from "./shared/scene.js";
import { drawVerdict } from "./shared/verdict.js";

const LEVELS = [1, 2, 3];

export class ExerciseView {
  /**
   * @param {any} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.prompt = element("p.cartes-prompt", { tabindex: "-1" });
    this.scene = element("div.cartes-view");
    this.area = element("div.cartes-area");
    this.hints = element("div.cartes-hints");
    this.reason = element("div.cartes-reason");
    this.notice = element("p.cartes-notice", { hidden: true });
    this.status = element("p.cartes-status");
    this.check = element(
      "button.cartes-main",
      { type: "button", onclick: () => this.onCheck() },
      this.words.check,
    );
    this.hint = element(
      "button",
      { type: "button", onclick: () => this.send({ do: "hint" }) },
      this.words.hint,
    );
    this.next = element(
      "button",
      { type: "button", onclick: () => this.send({ do: "next" }) },
      this.words.next,
    );
    this.levels = element(
      "span.cartes-levels",
      { role: "group", "aria-label": this.words.level },
      `${this.words.level} `,
      LEVELS.map((level) =>
        element(
          "button.cartes-level",
          { type: "button", "data-level": level, onclick: () => this.send({ do: "level", level }) },
          String(level),
        ),
      ),
    );
    this.form = element(
      "div.cartes-widget.cartes-exercise",
      { role: "group", onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event) },
      this.status,
      this.prompt,
      this.scene,
      this.area,
      element("p.cartes-buttons", {}, this.check, this.hint, this.next, this.levels),
      this.notice,
      this.hints,
      this.reason,
    );
    el.replaceChildren(this.form);
    this.turn = -1;
    this.wantsFocus = false;
  }

  /** @param {Record<string, any>} message */
  send(message) {
    this.wantsFocus = ["next", "level"].includes(message.do);
    this.model.send({ ...message, turn: this.model.get("turn") });
  }

  start() {
    const { model } = this;
    const kept = exerciseProgress(model.get("lesson"), model.get("kind"));
    // An address that asks for a seed asks for that exercise, wherever the series had come to.
    const asked = ["seed", "donne"].some((name) => new URLSearchParams(location.search).has(name))
      ? { seed: model.get("seed"), level: model.get("level") }
      : {};
    const state = { ...kept, ...asked };
    if (kept && fitsOneMessage(state)) this.send({ do: "restore", state });
    this.drawAll();
  }

  drawAll() {
    if (this.model.get("turn") !== this.turn) this.drawQuestion();
    this.drawHint();
    this.drawVerdict();
    this.drawStatus();
  }

  drawQuestion() {
    const { model, words } = this;
    this.turn = model.get("turn");
    this.prompt.textContent = model.get("prompt");
    this.form.setAttribute("aria-label", model.get("prompt"));
    const shape = model.get("answer");
    const scene = model.get("scene");
    const showsHand = shape.kind === "pick" && shape.many;
    this.scene.replaceChildren(
      ...[drawScene(scene, words, !showsHand)]
        .filter((one) => one !== null)
        .map((one) => /** @type {Node} */ (one)),
    );
    this.answer = drawAnswer(shape, words, () => this.onChange());
    this.area.replaceChildren(this.answer.node);
    for (const button of this.levels.querySelectorAll("button"))
      button.setAttribute(
        "aria-pressed",
        String(Number(button.dataset.level) === model.get("level")),
      );
    this.onChange();
    if (this.wantsFocus) this.prompt.focus();
    this.wantsFocus = false;
  }

  drawStatus() {
    const { model, words } = this;
    const stars = model.get("stars");
    this.status.replaceChildren(
      element(
        "span.cartes-streak",
        {},
        model.get("mastered") ? `★ ${words.mastered}` : model.get("row"),
      ),
      stars || model.get("verdict").ok
        ? element(
            "span.cartes-stars",
            { role: "img", "aria-label": filled(words.stars, { n: stars }) },
            "★".repeat(stars) + "☆".repeat(3 - stars),
          )
        : "",
      element("span.cartes-code", {}, filled(words.code, { code: model.get("code") })),
    );
  }

  drawHint() {
    const hint = /** @type {Hint} */ (this.model.get("hint"));
    this.hint.textContent = hint.shown
      ? filled(this.words.hints, { n: hint.shown, of: hint.of })
      : this.words.hint;
    this.markHint();
    this.hints.replaceChildren();
    if (!hint.shown) return;
    this.hints.append(element("p.cartes-hint", {}, hint.text ?? ""));
    if (hint.worked)
      this.hints.append(
        element(
          "p.cartes-hint.cartes-worked",
          {},
          element("strong", {}, `${this.words.worked} : `),
          hint.worked.text,
          element(
            "span.cartes-rule",
            {},
            ` ${this.words.rule} ${hint.worked.rule} · ${hint.worked.source}`,
          ),
        ),
      );
  }

  /** Rings what the hint speaks of and fades what it sets aside; an answer in order draws its items anew. */
  markHint() {
    const hint = /** @type {Hint} */ (this.model.get("hint"));
    for (const one of this.form.querySelectorAll("[data-id]")) {
      const id = /** @type {HTMLElement} */ (one).dataset.id ?? "";
      const part = one.closest("[data-part]");
      const long = part ? `${/** @type {HTMLElement} */ (part).dataset.part}/${id}` : id;
      one.classList.toggle("cartes-looked", Boolean(hint.highlight?.includes(id)));
      one.classList.toggle("cartes-removed", Boolean(hint.removed?.includes(long)));
      for (const option of one.querySelectorAll("option"))
        option.disabled = Boolean(hint.removed?.includes(`${id}/${option.value}`));
    }
  }

  drawVerdict() {
    const verdict = this.model.get("verdict");
    this.reason.replaceChildren();
    this.form.classList.toggle("cartes-solved", Boolean(verdict.ok));
    if (verdict.text)
      this.reason.append(drawVerdict(verdict, this.words, this.differences(verdict)));
    for (const one of this.area.querySelectorAll("[data-id]")) {
      const id = /** @type {HTMLElement} */ (one).dataset.id ?? "";
      one.classList.toggle(
        "cartes-missed",
        Boolean(verdict.missed?.includes(id)) && this.model.get("answer").kind === "pick",
      );
      one.classList.toggle("cartes-extra", Boolean(verdict.extra?.includes(id)));
    }
  }

  /**
   * What was missed and what was too much, apart, where several may be picked; what is to be seen
   * again where each item has its place. A single choice or a number is seen as it was given.
   *
   * @param {import("./shared/verdict.js").Verdict} verdict
   */
  differences(verdict) {
    const { kind, many } = this.model.get("answer");
    const { words } = this;
    const named = (/** @type {string[] | undefined} */ ids) =>
      (ids ?? []).map((id) => this.nameOf(id));
    const extra = named(verdict.extra);
    if (kind === "pick" && many)
      return [
        { label: words.missed, names: named(verdict.missed) },
        { label: words.extra, names: extra },
      ];
    if (kind === "order") return [{ label: words.misplaced, names: extra }];
    return ["zones", "match", "parts"].includes(kind)
      ? [{ label: words["look-again"], names: extra }]
      : [];
  }

  /** @param {string} id */
  nameOf(id) {
    const shape = this.model.get("answer");
    const part = (shape.parts ?? []).find((/** @type {any} */ one) => one.id === id);
    const item = shape.items.find((/** @type {any} */ one) => one.id === id);
    return part ? part.label : item ? itemName(item) : id;
  }

  onChange() {
    this.check.setAttribute("aria-disabled", String(!this.answer?.isComplete()));
    this.markHint();
  }

  onCheck() {
    if (this.answer?.isComplete()) this.send({ do: "answer", answer: this.answer.value() });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "?") this.send({ do: "hint" });
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) this.onCheck();
  }

  onNotice() {
    const notice = this.model.get("notice");
    this.notice.textContent = notice;
    this.notice.hidden = !notice;
    tell(notice);
  }

  onVerdict() {
    const { model } = this;
    const verdict = model.get("verdict");
    this.drawAll();
    if (!verdict.text) return;
    tell(verdict.said);
    this.save();
  }

  save() {
    const { model } = this;
    const [mastered, stars, seed, level, done] = ["mastered", "stars", "seed", "level", "done"].map(
      (name) => model.get(name),
    );
    const { progress, review } = model.get("kept");
    saveExercise(
      model.get("lesson"),
      model.get("kind"),
      { mastered, stars, seed, level, done, review },
      { progress, done: model.get("lesson_done") },
    );
  }
}

/**
 * Draws an exercise and follows it.
 *
 * @param {ExerciseView} view
 * @param {any} model
 * @returns {() => void} Ends it.
 */
export function follow(view, model) {
  const listeners = {
    "change:turn": () => {
      view.drawAll();
      if (model.get("kept").review) view.save();
    },
    "change:hint": () => {
      view.drawHint();
      tell(model.get("hint").text ?? "");
    },
    "change:verdict": () => view.onVerdict(),
    "change:notice": () => view.onNotice(),
    "change:row change:mastered change:stars": () => view.drawStatus(),
  };
  for (const [names, listener] of Object.entries(listeners)) model.on(names, listener);
  view.start();
  return () => {
    for (const [names, listener] of Object.entries(listeners)) model.off(names, listener);
  };
}

/** @param {{ model: any, el: HTMLElement }} context */
const render = ({ model, el }) => follow(new ExerciseView(model, el), model);

export default { render };

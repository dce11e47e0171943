/**
 * The questions of a list, for a page that is printed: on screen it shows one of them at a time.
 *
 * @typedef {{ code: string, prompt: string, scene: views.Scene,
 *   answer: import("../shared/answers.js").Schema }} Question
 */
import { element, filled } from "../shared/dom.js";
import { AnsweredOnceView } from "./answered_once.js";

/** A question on paper; nothing is sent or saved. */
class PaperView extends AnsweredOnceView {
  get slot() {
    return "paper";
  }
}

/**
 * Draws all questions below the widget while the page is printed.
 *
 * @param {import("../shared/model.js").Model<{ texts: Record<string, string>, paper: Question[] }>}
 *   model
 * @param {HTMLElement} el
 * @returns {() => void} A function that ends this.
 */
export function printAll(model, el) {
  const sheet = element("ol.cartes-paper");
  /** @type {PaperView[]} */
  let views = [];
  const remove = () => {
    for (const view of views) view.endFitting();
    views = [];
    sheet.replaceChildren();
    sheet.remove();
  };
  const draw = () => {
    remove();
    const texts = model.get("texts");
    for (const question of model.get("paper")) {
      const asked = { texts, revision: 0, level: 1, hint: { shown: 0 }, ...question };
      const place = element("div");
      const view = new PaperView(
        { get: (name) => /** @type {any} */ (asked)[name], send: () => {} },
        place,
      );
      view.drawQuestion();
      view.form.hidden = false;
      views.push(view);
      const code = element("p.cartes-code", {}, filled(texts.code, { code: question.code }));
      sheet.append(element("li", {}, place, code));
    }
    if (views.length) el.append(sheet);
  };
  addEventListener("beforeprint", draw);
  addEventListener("afterprint", remove);
  return () => {
    removeEventListener("beforeprint", draw);
    removeEventListener("afterprint", remove);
    remove();
  };
}

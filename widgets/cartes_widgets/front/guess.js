/**
 * A question of a lesson; the page hides the steps after it until the learner answers or passes.
 *
 * @typedef {import("./shared/ask.js").Question} Question
 * @typedef {{ question: Question, reply: import("./shared/ask.js").Reply, revision: number, notice:
 *   string,
 *   key: string, code: string }} GuessModel
 */
import { announce } from "./shared/announce.js";
import { asker } from "./shared/ask.js";
import { element } from "./shared/dom.js";
import { bringToView, fitCards } from "./shared/fit.js";
import { drawPlayOn, showPlayOn } from "./shared/play_on.js";

/** @param {import("./shared/model.js").Context<GuessModel>} context */
function render({ model, el }) {
  const texts = model.get("texts");
  let isRecalled = false;
  const frame = element("div.cartes-widget.cartes-felt.cartes-guess", {});
  const asked = asker(model, {
    kick: () => texts["asking-kick"],
    replied: ({ given }, actions) => {
      const key = model.get("key");
      const playOn = drawPlayOn(texts);
      actions.append(playOn);
      showPlayOn(playOn, model.get("code"));
      announce(el, "cartes-guessed", { key, answer: given, isRecalled });
      if (!isRecalled) bringToView(frame);
    },
  });
  frame.append(asked.node);
  const fitting = fitCards(frame);
  el.replaceChildren(frame);
  asked.draw();
  fitting.fit();
  // After a reload, the page sends the saved answer, and the engine explains it again.
  announce(el, "cartes-guess", {
    key: model.get("key"),
    recall: (/** @type {string | number | null} */ answer) => {
      if (model.get("reply").title) return;
      isRecalled = true;
      const message = answer === null ? { do: "pass" } : { do: "answer", answer };
      model.send({ ...message, revision: model.get("revision") });
    },
  });
  return () => {
    asked.stop();
    fitting.stop();
  };
}

export default { render };

/**
 * The reply below a question that a widget grades: the verdict with its rule, or why a message was
 * refused. Both are announced.
 *
 * @typedef {{ ok: boolean, title: string, text: string, rule: string, rule_text: string,
 *   source: string, choice: string, flag: string }} Reply
 * @typedef {{ prompt: string, verdict: Reply, revision: number, notice: string }} Judging
 */
import { element } from "./dom.js";
import { foldRule } from "./fold.js";
import { readOut } from "./live.js";
import { listen } from "./model.js";

const why = (/** @type {string} */ text) => element("p.cartes-reply-why", {}, text);

/** @param {import("./model.js").Model<Judging>} model */
export function replyOf(model) {
  const node = element("div.cartes-reply");
  const draw = () => {
    const verdict = model.get("verdict");
    node.replaceChildren();
    delete node.dataset.reply;
    if (!verdict.text) return;
    node.dataset.reply = verdict.ok ? "right" : "wrong";
    node.append(element("p.cartes-reply-title", {}, verdict.title), why(verdict.text));
    const law = foldRule(verdict, model.get("texts"), verdict.text);
    if (law) node.append(law);
  };
  /** Calls `redraw` after each answer; returns a function that stops this. */
  const follow = (/** @type {() => void} */ redraw) => {
    const onRevision = () => {
      redraw();
      const { title = "", text = "" } = model.get("verdict");
      readOut([title, text, model.get("prompt")].filter(Boolean).join(" "));
    };
    const onNotice = () => {
      if (!model.get("notice")) return;
      node.replaceChildren(why(model.get("notice")));
      readOut(model.get("notice"));
    };
    return listen(model, { "change:revision": onRevision, "change:notice": onNotice });
  };
  return { node, draw, follow };
}

/** The text above the hand: the last event, why an action is illegal, and how to continue. */
import { element } from "../shared/dom.js";

/**
 * @typedef {import("../shared/verdict.js").Verdict & { id: string, open?: string[] }} Refusal
 */

/** Maximum number of letters that fit beside three cards on a phone. */
const MAX_BESIDE = 100;

export class Prompt {
  /**
   * @param {views.Texts} texts
   * @param {() => void} onGo
   * @param {import("./aid.js").Aid} aid
   */
  constructor(texts, onGo, aid) {
    this.texts = texts;
    this.aid = aid;
    this.text = element("p.cartes-match-message", { tabindex: "-1" });
    this.more = element("div.cartes-match-rule");
    this.go = element(
      "button.cartes-match-go.cartes-primary",
      { type: "button", "data-id": "go", onclick: onGo },
      texts["playing-next"],
    );
    this.root = element(
      "div.cartes-match-prompt",
      {},
      element("div.cartes-match-words", {}, this.text, aid.hint),
      this.more,
      aid.root,
      this.go,
    );
  }

  /**
   * @param {string} text
   * @param {boolean} offersGo
   */
  show(text, offersGo) {
    this.aid.clear();
    this.root.classList.remove("cartes-match-no");
    this.root.classList.toggle("cartes-match-at-length", text.length > MAX_BESIDE);
    this.text.textContent = text;
    this.more.replaceChildren();
    this.go.hidden = !offersGo;
    this.root.hidden = !text && !offersGo;
  }

  /** @param {Refusal} verdict */
  refuse(verdict) {
    this.aid.clear();
    this.root.classList.add("cartes-match-no");
    this.root.classList.remove("cartes-match-at-length");
    this.root.hidden = false;
    this.text.replaceChildren(
      element("b.cartes-unseen", {}, `${this.texts["playing-refused"]}. `),
      verdict.text,
    );
    this.more.replaceChildren(
      element(
        "details",
        {},
        element("summary", {}, this.texts["playing-rule"]),
        element("p", {}, verdict.rule_text || verdict.text),
        verdict.choice
          ? element(
              "p",
              {},
              element("b", {}, `${this.texts["our-choice"]}${this.texts.colon}`),
              verdict.choice,
            )
          : null,
        element("p.cartes-match-source", {}, verdict.source),
      ),
    );
  }

  /** @param {string} text */
  notice(text) {
    this.aid.clear();
    this.root.classList.add("cartes-match-no");
    this.root.classList.remove("cartes-match-at-length");
    this.root.hidden = false;
    this.text.textContent = text;
    this.more.replaceChildren();
  }
}

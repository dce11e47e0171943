/**
 * The buttons on the table while help is on: the last move taken back, and a hint.
 *
 * They are in the message's bar, in the place of the button to continue, so that they cover nothing.
 * The first press asks for a hint: a ring and one sentence in front of the message. A press on the
 * sentence shows the figures; a second press on the bulb closes it.
 *
 * @typedef {import("./table_menu.js").MenuItem} MenuItem
 */
import { element } from "../shared/dom.js";

const SVG = "http://www.w3.org/2000/svg";
/** @type {Record<string, string>} The drawing of each button; the key is the id of its action. */
const PATHS = {
  back: "M9 5 4 10l5 5M4 10h9.5a5 5 0 0 1 0 10H10",
  coach: "M9 17.5h6M10 21h4M9 17c0-2.5-3-3.5-3-8a6 6 0 0 1 12 0c0 4.5-3 5.5-3 8",
};

/** @param {string} id */
function drawIcon(id) {
  const [svg, line] = ["svg", "path"].map((name) => document.createElementNS(SVG, name));
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", PATHS[id]);
  svg.append(line);
  return svg;
}

/** @param {string} text @returns {string} */
const firstSentence = (text) => text.match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text;

export class Aid {
  /**
   * @param {views.Texts} texts
   * @param {MenuItem[]} items The actions that have a button here.
   * @param {() => void} onClose Closes the hint.
   */
  constructor(texts, items, onClose) {
    this.items = items;
    this.texts = texts;
    /** Whether the table can offer the buttons now. */
    this.isOffered = false;
    this.buttons = new Map(
      items.map((item) => [
        item.id,
        element(
          "button.cartes-match-help",
          {
            type: "button",
            "data-id": item.id,
            "aria-label": item.text,
            title: item.text,
            onclick: () => (item.id === "coach" && this.isOpen ? onClose() : item.onDo()),
          },
          drawIcon(item.id),
        ),
      ]),
    );
    this.root = element("div.cartes-match-aid", { hidden: true }, ...this.buttons.values());
    this.sentence = element("span");
    this.sign = element("span.cartes-match-figures-sign", { "aria-hidden": "true" }, "123");
    /** As large as the hint, so that it is easy to press. */
    this.figures = element("button.cartes-match-figures", {
      type: "button",
      "data-id": "figures",
      "aria-label": texts["playing-figures"],
      title: texts["playing-figures"],
      onclick: () => items.find(({ id }) => id === "coach")?.onDo(),
    });
    /** The hint, in front of the message only, so that no part of the table moves or is covered. */
    this.hint = element(
      "p.cartes-match-hint",
      { hidden: true },
      element("span", {}, this.sentence, " ", this.sign),
      this.figures,
    );
  }

  /**
   * Shows the buttons that are possible now.
   *
   * @param {boolean} isOffered Whether there is space, and the player may act.
   */
  offer(isOffered) {
    this.isOffered = isOffered;
    for (const { id, may } of this.items)
      /** @type {HTMLElement} */ (this.buttons.get(id)).hidden = !may?.();
    this.root.hidden = !isOffered || !this.items.some(({ may }) => may?.());
  }

  /** Whether a hint is shown. */
  get isOpen() {
    return !this.hint.hidden;
  }

  /** @returns {MenuItem[]} The actions for the menu, which has them while the table does not. */
  get menuItems() {
    return this.items.map((item) => ({
      ...item,
      may: () => !this.isOffered && Boolean(item.may?.()),
    }));
  }

  clear() {
    this.show(false);
  }

  /** @param {boolean} isOpen */
  show(isOpen) {
    this.hint.hidden = !isOpen;
    this.buttons.get("coach")?.setAttribute("aria-pressed", String(isOpen));
  }

  /**
   * Shows one sentence in front of the message.
   *
   * @param {string} text A reason, of which only the first sentence is shown.
   * @param {boolean} [isThinking] Whether the sentence only says that the hint will come.
   */
  say(text, isThinking = false) {
    this.show(true);
    this.sentence.textContent = firstSentence(text);
    this.figures.hidden = this.sign.hidden = isThinking;
  }
}

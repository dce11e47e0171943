/**
 * Chooses among throws of the same cards: the rank of a joker, then the seats that a 1 names.
 *
 * The player touches the seats on the table.
 */
import { element } from "../shared/dom.js";
import { roveFocus } from "../shared/focus.js";

export class Picker {
  /**
   * @param {views.Texts} texts
   * @param {(id: string) => void} onThrow
   * @param {() => void} onStep Called when the next question is open.
   */
  constructor(texts, onThrow, onStep) {
    this.texts = texts;
    this.onThrow = onThrow;
    this.onStep = onStep;
    /** @type {views.Choice[]} The throws to choose from; empty if a button is enough. */
    this.throws = [];
    this.rank = 0;
    /** @type {number[]} The touched seats, in order. */
    this.seats = [];
  }

  /** @param {views.Choice[]} choices */
  offer(choices) {
    const throws = choices.filter((item) => item.open && (item.rank || item.targets.length));
    this.throws = throws.length > 1 ? throws : [];
    this.rank = this.ranks.length === 1 ? this.ranks[0] : 0;
    this.seats = [];
  }

  get ranks() {
    return [...new Set(this.throws.map((item) => item.rank))];
  }

  /** @returns {views.Choice[]} The throws that are still possible. */
  get left() {
    const isFitting = (/** @type {views.Choice} */ item) =>
      item.rank === this.rank && this.seats.every((seat, at) => item.targets[at] === seat);
    return this.throws.filter(isFitting);
  }

  /**
   * @returns {Map<number, string>} The seats that can be touched now, with the function for each.
   */
  get aims() {
    const { left, seats } = this;
    return new Map(left.map((item) => [item.targets[seats.length], item.text]));
  }

  /** @returns {string} The current question, or "". */
  get question() {
    if (!this.throws.length) return "";
    return this.texts[this.left.length ? "playing-throw-at" : "playing-joker-as"];
  }

  /** @param {number} rank */
  chooseRank(rank) {
    this.rank = rank;
    this.seats = [];
    this.goOn();
  }

  /** @param {number} seat */
  chooseSeat(seat) {
    this.seats = [...this.seats, seat];
    this.goOn();
  }

  goOn() {
    const { left } = this;
    if (left.length === 1) this.onThrow(left[0].id);
    else this.onStep();
  }

  /** @returns {HTMLElement | null} The buttons with the possible ranks of jokers. */
  draw() {
    const numbers = this.ranks.filter(Boolean);
    if (!numbers.length) return null;
    const grid = element(
      "div.cartes-match-numbers",
      { role: "group", "aria-label": this.texts["playing-joker-as"] },
      numbers.map((rank) =>
        element(
          "button.cartes-match-call.cartes-match-number",
          {
            type: "button",
            "data-id": `rank-${rank}`,
            "aria-pressed": String(rank === this.rank),
            onclick: () => this.chooseRank(rank),
          },
          String(rank),
        ),
      ),
    );
    roveFocus(grid, ".cartes-match-number");
    return grid;
  }
}

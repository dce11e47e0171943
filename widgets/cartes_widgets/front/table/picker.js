/**
 * Chooses among throws of the same cards: the number that a joker stands for, then the seats that
 * a 1 names, which are touched on the table.
 */
import { element } from "../shared/dom.js";
import { roveFocus } from "../shared/focus.js";

export class Picker {
  /**
   * @param {views.Words} words
   * @param {(id: string) => void} onThrow
   * @param {() => void} onStep The next thing is asked.
   */
  constructor(words, onThrow, onStep) {
    this.words = words;
    this.onThrow = onThrow;
    this.onStep = onStep;
    /** @type {views.Choice[]} The throws to choose from; none where a button is enough. */
    this.throws = [];
    this.rank = 0;
    /** @type {number[]} The seats that were touched, in order. */
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

  /** @returns {views.Choice[]} The throws that fit what was chosen. */
  get left() {
    const isFitting = (/** @type {views.Choice} */ item) =>
      item.rank === this.rank && this.seats.every((seat, at) => item.targets[at] === seat);
    return this.throws.filter(isFitting);
  }

  /** @returns {Map<number, string>} The seats that may be touched now, and what each touch does. */
  get aims() {
    const { left, seats } = this;
    return new Map(left.map((item) => [item.targets[seats.length], item.text]));
  }

  /** @returns {string} The current question, or "". */
  get question() {
    if (!this.throws.length) return "";
    return this.words[this.left.length ? "playing-throw-at" : "playing-joker-as"];
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

  /** @returns {HTMLElement | null} The numbers that jokers may stand for. */
  draw() {
    const numbers = this.ranks.filter(Boolean);
    if (!numbers.length) return null;
    const grid = element(
      "div.cartes-match-numbers",
      { role: "group", "aria-label": this.words["playing-joker-as"] },
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

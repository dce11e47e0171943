/**
 * The bots of a table: a face for each seat, which the player can change.
 *
 * @typedef {{ id: string, name: string, strength: string, about: string,
 *   face: import("../shared/portrait.js").Face }} Person
 */
import { element, filled, freshId } from "../shared/dom.js";
import { drawPortrait } from "../shared/portrait.js";

export class Company {
  /**
   * @param {Person[]} people The characters of all bots.
   * @param {string[]} order Ids of a game's characters, in the order in which they take seats.
   * @param {string[]} last Ids of the characters in the last match; the storage may contain any
   *   value.
   * @param {views.Texts} texts
   * @param {(names: string[]) => void} onFill
   */
  constructor(people, order, last, texts, onFill) {
    this.onFill = onFill;
    this.people = new Map(people.map((person) => [person.id, person]));
    const known = last.filter((id, at) => this.people.has(id) && last.indexOf(id) === at);
    /** All characters, those at the table first. */
    this.order = [...known, ...order.filter((id) => !known.includes(id))];
    this.texts = texts;
    /** @type {string[]} */
    this.places = [];
    this.root = element(
      "fieldset.cartes-company",
      {},
      element("legend", {}, texts["playing-company"]),
    );
  }

  /**
   * Draws a choice of characters for each bot.
   *
   * @param {string[]} places The place of each bot at the table, in words.
   */
  fill(places) {
    this.places = places;
    const legend = /** @type {Element} */ (this.root.firstElementChild);
    const rows = this.chosen().map((id, at) => this.drawSeat(id, at));
    this.root.replaceChildren(legend, ...rows);
    this.onFill(this.chosen().map((id) => this.people.get(id)?.name ?? ""));
  }

  /** @returns {string[]} */
  chosen() {
    return this.order.slice(0, this.places.length);
  }

  /**
   * @param {string} id
   * @param {number} at
   */
  drawSeat(id, at) {
    const person = /** @type {Person} */ (this.people.get(id));
    const select = freshId();
    const seat = filled(this.texts["playing-company-seat"], { n: at + 1 });
    return element(
      "label.cartes-company-seat",
      { for: select },
      element("span.cartes-company-place", {}, this.places[at]),
      drawPortrait(person.id, person.face),
      element(
        "select",
        {
          id: select,
          "data-at": at,
          "aria-label": `${this.places[at]}, ${seat}`,
          onchange: (/** @type {Event} */ event) => this.onChange(event, at),
        },
        this.order.map((each) =>
          element("option", { value: each, selected: each === id }, this.people.get(each)?.name),
        ),
      ),
      element("small", {}, element("b", {}, person.strength), ` ${person.about}`),
    );
  }

  /**
   * Swaps two characters if the chosen one already sits at the table.
   *
   * @param {Event} event
   * @param {number} at
   */
  onChange(event, at) {
    const id = /** @type {HTMLSelectElement} */ (event.target).value;
    const other = this.order.indexOf(id);
    [this.order[at], this.order[other]] = [id, this.order[at]];
    this.fill(this.places);
    /** @type {HTMLElement} */ (this.root.querySelector(`[data-at="${at}"]`)).focus();
  }
}

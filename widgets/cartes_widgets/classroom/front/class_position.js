/**
 * The form for a custom position: the question, the cards by touch or as notation, the trump.
 *
 * The server checks whether the position is possible.
 *
 * @typedef {class_views.Pose} Pose
 * @typedef {Record<string, string>} Texts
 */
import { drawCard } from "../../front/shared/card.js";
import { element, freshId } from "../../front/shared/dom.js";

/**
 * Splits the text of a field into notations, one per card.
 *
 * @param {HTMLInputElement} field
 */
const textsOf = (field) => field.value.split(/\s+/).filter(Boolean);

/** @param {string} word @returns {string} The card, without the rank of a joker. */
const cardOf = (word) => word.split("=")[0];

/** @param {HTMLInputElement} field */
const cardsOf = (field) => textsOf(field).map(cardOf);

/**
 * @param {string} label
 * @param {class_views.Named[]} choices
 * @param {string} name
 * @returns {HTMLElement | null} A list to choose from; null if there is nothing to choose.
 */
const drawChoice = (label, choices, name) =>
  choices.length
    ? element(
        "label",
        {},
        element("span", {}, label),
        element(
          "select",
          { name },
          choices.map((item) => element("option", { value: item.id }, item.name)),
        ),
      )
    : null;

/** The form for one custom position: text fields with notation, and cards to touch. */
class PositionForm {
  /**
   * @param {Pose} pose
   * @param {Texts} texts
   */
  constructor(pose, texts) {
    /** @type {HTMLInputElement[]} */
    this.fields = [];
    this.most = pose.fields.map((item) => item.high);
    /** The index of the field that gets the next touched card. */
    this.at = 0;
    /** @type {Map<string, HTMLElement>} */
    this.keys = new Map();
    /** The list in which the teacher chooses the rank of a joker, for each field; null without one. */
    this.jokers = pose.fields.map(({ joker_ranks }, at) =>
      joker_ranks.length ? this.drawJoker(at, joker_ranks) : null,
    );
    const cards = pose.suits.flatMap((suit) => suit.cards);
    this.jokerCards = new Set(cards.filter((item) => item.is_joker).map(({ id }) => id));
    this.shown = pose.fields.map(() =>
      element("span.cartes-pose-cards", { "aria-hidden": "true" }),
    );
    this.node = element(
      "div.cartes-pose-laying",
      {},
      pose.fields.map((item, at) => this.drawField(item, at)),
      element(
        "div.cartes-pose-deck",
        { role: "group", "aria-label": texts["pose-cards"] },
        element("p.cartes-faint", {}, texts["pose-cards"]),
        pose.suits.map((suit) =>
          element(
            "div",
            { role: "group", "aria-label": suit.name || null },
            suit.name ? element("span.cartes-faint", { "aria-hidden": "true" }, suit.name) : null,
            suit.cards.map((item) => this.drawKey(item)),
          ),
        ),
      ),
    );
    this.show();
  }

  /** @param {Pose["fields"][number]} field @param {number} at */
  drawField({ name, label, joker }, at) {
    const id = freshId();
    const choice = this.jokers[at];
    const field = /** @type {HTMLInputElement} */ (
      element("input", {
        id,
        name,
        maxlength: "60",
        autocomplete: "off",
        spellcheck: "false",
        onfocus: () => {
          this.at = at;
          this.show();
        },
        oninput: () => this.show(),
      })
    );
    this.fields.push(field);
    return element(
      "div.cartes-pose-field",
      {},
      element("label", { for: id }, label),
      this.shown[at],
      field,
      choice ? element("label.cartes-pose-joker", {}, element("span", {}, joker), choice) : null,
    );
  }

  /** @param {number} at @param {number[]} ranks */
  drawJoker(at, ranks) {
    return /** @type {HTMLSelectElement} */ (
      element(
        "select",
        { "data-do": "pose-joker", onchange: () => this.declare(at) },
        ranks.map((rank) => element("option", { value: String(rank) }, String(rank))),
      )
    );
  }

  /**
   * Writes the chosen rank beside the joker of a field.
   *
   * @param {number} at The index of the field.
   */
  declare(at) {
    const field = this.fields[at];
    field.value = textsOf(field)
      .map((word) => this.notationAt(cardOf(word), at))
      .join(" ");
    this.show();
  }

  /** @param {string} card @param {number} at @returns {string} The card's notation in that field. */
  notationAt(card, at) {
    const choice = this.jokers[at];
    return choice && this.jokerCards.has(card) ? `${card}=${choice.value}` : card;
  }

  /** @param {{ id: string, text: string, name: string }} card */
  drawKey({ id, text, name }) {
    const key = element(
      "button.cartes-quiet",
      { type: "button", "data-card": id, "aria-label": name, onclick: () => this.touch(id) },
      text,
    );
    this.keys.set(id, key);
    return key;
  }

  /**
   * Puts a card into the current field, or back into the deck if a field already has it.
   *
   * @param {string} card
   */
  touch(card) {
    const holder = this.fields.find((field) => cardsOf(field).includes(card));
    if (holder) {
      holder.value = textsOf(holder)
        .filter((item) => cardOf(item) !== card)
        .join(" ");
      this.at = this.fields.indexOf(holder);
    } else {
      const field = this.fields[this.at];
      field.value = [...textsOf(field), this.notationAt(card, this.at)].join(" ");
      const isFull = cardsOf(field).length >= this.most[this.at];
      if (isFull && this.at + 1 < this.fields.length) this.at += 1;
    }
    this.show();
  }

  /** Marks the used cards and the current field. */
  show() {
    this.fields.forEach((field, at) => {
      field.parentElement?.classList.toggle("cartes-pose-next", at === this.at);
      const known = cardsOf(field).filter((item) => this.keys.has(item));
      this.shown[at].replaceChildren(...known.map(drawCard));
      this.showJoker(field, at);
    });
    const placed = new Set(this.fields.flatMap(cardsOf));
    for (const [card, key] of this.keys)
      key.setAttribute("aria-pressed", placed.has(card) ? "true" : "false");
  }

  /**
   * Shows the choice of a joker's rank, if the field has a joker.
   *
   * @param {HTMLInputElement} field
   * @param {number} at The index of the field.
   */
  showJoker(field, at) {
    const choice = this.jokers[at];
    if (!choice) return;
    const word = textsOf(field).find((item) => this.jokerCards.has(cardOf(item)));
    /** @type {HTMLElement} */ (choice.parentElement).hidden = word === undefined;
    const given = word?.split("=")[1] ?? "";
    if ([...choice.options].some(({ value }) => value === given)) choice.value = given;
  }

  /** @returns {Record<string, string>} */
  get cards() {
    return Object.fromEntries(this.fields.map((field) => [field.name, field.value]));
  }
}

/**
 * @param {Pose[]} poses
 * @param {Texts} texts
 * @param {(content: Record<string, unknown>) => void} onAsk
 * @returns {HTMLElement}
 */
export function drawPose(poses, texts, onAsk) {
  const games = [...new Set(poses.map((item) => item.game))];
  const place = element("div");
  /** @type {PositionForm} */
  let laying;
  const chosen = () => poses[Number(kind.value)];
  const begin = () => {
    const pose = chosen();
    laying = new PositionForm(pose, texts);
    place.replaceChildren(
      ...[
        drawChoice(texts["pose-rules"], pose.rules, "rules"),
        drawChoice(texts["pose-trump"], pose.trumps, "trump"),
        laying.node,
      ].filter((item) => item !== null),
    );
  };
  const kind = /** @type {HTMLSelectElement} */ (
    element(
      "select",
      { "data-do": "pose", onchange: begin },
      games.map((game) =>
        element(
          "optgroup",
          { label: game },
          poses.map((item, at) =>
            item.game === game ? element("option", { value: String(at) }, item.name) : null,
          ),
        ),
      ),
    )
  );
  const form = /** @type {HTMLFormElement} */ (
    element(
      "form.cartes-pose",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const { lesson, kind } = chosen();
          const [rules, trump] = ["rules", "trump"].map(
            (name) => new FormData(form).get(name) ?? undefined,
          );
          onAsk({ lesson, kind, rules, cards: { ...laying.cards, trump } });
        },
      },
      element("label", {}, element("span", {}, texts["pose-kind"]), kind),
      place,
      element(
        "div.cartes-pose-do",
        {},
        element("button.cartes-quiet", { type: "submit", "data-do": "pose-ask" }, texts["ask-go"]),
        element("button.cartes-quiet", { type: "button", onclick: begin }, texts["pose-clear"]),
      ),
    )
  );
  begin();
  return form;
}

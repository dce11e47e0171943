/**
 * The coach's messages: the candidates before a move, and the costly moves after a deal.
 *
 * @typedef {{ id: string, text: string, behind: string, reason: string,
 *   hint: string }} Candidate
 * @typedef {{ unit: string, expected: string, candidates: Candidate[], believed: Record<string,
 *   number> }} Advice
 * @typedef {{ at: number, chosen: string, better: string, loss: string, unit: string,
 *   reason: string, saved: string, message: string, game: string, hand: string[],
 *   marked: Record<string, "chosen" | "better"> }} Costly
 */
import { element, filled, freshId } from "../shared/dom.js";
import { drawPortrait } from "../shared/portrait.js";

export class CoachPanel {
  /**
   * @param {views.Texts} texts
   * @param {{ onAsk: (ranges: Record<string, number>) => void, onRetry: (at: number) => void,
   *   onPicture: ((move: Costly) => void) | null, onClose: () => void }} doing The actions of the
   *       buttons. `onPicture` is null if a move has no address.
   * @param {string} lang The language of the texts, which decides the format of numbers.
   * @param {import("../shared/portrait.js").Face} face The face of the coach.
   */
  constructor(texts, doing, lang, face) {
    this.texts = texts;
    this.lang = lang;
    this.face = face;
    this.isThinking = false;
    this.doing = doing;
    /** @type {import("../table.js").TableView | null} The table that shows hints. */
    this.table = null;
    this.title = element("h2", { tabindex: "-1" });
    this.body = element("div.cartes-coach-body");
    this.root = element(
      "section.cartes-coach",
      {
        hidden: true,
        "aria-label": texts["playing-coach"],
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          this.close();
        },
      },
      this.title,
      this.body,
      element(
        "button.cartes-quiet",
        { type: "button", "data-id": "coach-close", onclick: () => this.close() },
        texts["playing-close"],
      ),
    );
  }

  close() {
    this.hide();
    this.doing.onClose();
  }

  hide() {
    this.root.hidden = true;
  }

  /** @param {import("../table.js").TableView} table */
  join(table) {
    this.hide();
    this.table = table;
    table.root.append(this.root);
  }

  /** @param {string} title @param {(Node | string | null)[]} parts */
  show(title, parts) {
    this.root.hidden = false;
    this.isThinking = false;
    this.title.replaceChildren(drawPortrait("coach", this.face), title);
    this.body.replaceChildren(...parts.flatMap((item) => (item === null ? [] : [item])));
    this.title.focus({ preventScroll: true });
  }

  thinks() {
    const { texts } = this;
    this.show(texts["playing-coach-title"], [
      element("p", { role: "status" }, texts["playing-coach-thinks"]),
    ]);
    this.isThinking = true;
  }

  /**
   * Shows why the coach has no answer; the table announces it.
   *
   * @param {string} text
   */
  fail(text) {
    if (this.isThinking) this.show(this.texts["playing-coach-title"], [element("p", {}, text)]);
  }

  /**
   * @param {Advice} advice
   * @param {Record<string, number[]>} ranges
   */
  advise(advice, ranges) {
    const { texts } = this;
    this.show(texts["playing-coach-title"], [
      element("p.cartes-coach-unit", {}, advice.unit),
      element(
        "ol.cartes-coach-candidates",
        {},
        advice.candidates.map((item) =>
          element(
            "li",
            { "data-candidate": item.id },
            element(
              "p",
              {},
              element("b", {}, item.text),
              item.behind
                ? element("span", {}, `${item.behind} ${texts["playing-behind"]}`)
                : element("strong", {}, advice.expected),
            ),
            item.reason ? element("p", {}, item.reason) : null,
          ),
        ),
      ),
      this.drawRanges(ranges, advice.believed),
    ]);
  }

  /**
   * Draws the player's assumptions about other players' bets, from which the odds follow.
   *
   * @param {Record<string, number[]>} ranges
   * @param {Record<string, number>} believed
   */
  drawRanges(ranges, believed) {
    const { texts, doing } = this;
    const names = Object.keys(ranges);
    if (!names.length) return null;
    const fields = names.map((name) => {
      const [id, [least, most, step]] = [freshId(), ranges[name]];
      const share = most <= 1;
      const figure = (/** @type {number} */ value) =>
        share
          ? filled(texts.percent, { n: Math.round(100 * value) })
          : value.toLocaleString(this.lang);
      const output = element("output", { for: id }, figure(believed[name]));
      const input = /** @type {HTMLInputElement} */ (
        element("input", {
          id,
          name,
          type: "range",
          min: least,
          max: most,
          step,
          value: believed[name],
          oninput: () => (output.textContent = figure(Number(input.value))),
        })
      );
      return {
        input,
        label: element("label", { for: id }, texts[`playing-range-${name}`], output, input),
      };
    });
    return element(
      "details.cartes-coach-ranges",
      { open: true },
      element("summary", {}, texts["playing-believed"]),
      fields.map(({ label }) => label),
      element(
        "button.cartes-quiet",
        {
          type: "button",
          "data-id": "ask-again",
          onclick: () =>
            doing.onAsk(
              Object.fromEntries(fields.map(({ input }) => [input.name, Number(input.value)])),
            ),
        },
        texts["playing-ask-again"],
      ),
    );
  }

  /**
   * Shows the verdict on the new choice for a costly move.
   *
   * @param {string} text
   */
  judge(text) {
    this.show(this.texts["playing-move-review-title"], [element("p", {}, text)]);
  }

  /** @param {Costly[]} moves */
  review(moves) {
    const { texts, doing } = this;
    this.show(texts["playing-review-title"], [
      moves.length ? null : element("p", {}, texts["playing-review-none"]),
      element(
        "ol.cartes-coach-candidates",
        {},
        moves.map((item) =>
          element(
            "li",
            {},
            element(
              "p",
              {},
              `${texts["playing-chosen"]}${texts.colon}`,
              element("b", {}, item.chosen),
            ),
            element(
              "p",
              {},
              `${texts["playing-better"]}${texts.colon}`,
              element("b", {}, item.better),
            ),
            element("p", {}, `${texts["playing-cost"]}${texts.colon}${item.loss} ${item.unit}`),
            item.reason ? element("p", {}, item.reason) : null,
            element(
              "button.cartes-quiet",
              { type: "button", "data-id": "retry", onclick: () => doing.onRetry(item.at) },
              texts["playing-retry"],
            ),
            doing.onPicture
              ? element(
                  "button.cartes-quiet",
                  {
                    type: "button",
                    "data-id": "picture",
                    onclick: () => doing.onPicture?.(item),
                  },
                  texts["playing-picture"],
                )
              : null,
          ),
        ),
      ),
    ]);
  }
}

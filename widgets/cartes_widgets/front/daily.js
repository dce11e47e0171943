/**
 * The daily deal: the table stops at three decisions, and compares each with a strong bot's.
 *
 * @typedef {{ yours: string, best: string, same: boolean, why: string }} Answer
 * @typedef {import("./table.js").TableModel & { day: string, days: { day: string, game: string }[],
 *   decision: number, answers: Answer[], compared: { yours?: string[], best?: string[] }, result: {
 *       marks: string, line: string } }} DailyModel
 */
import { element, filled } from "./shared/dom.js";
import { readOut } from "./shared/live.js";
import { sharePicture } from "./shared/picture.js";
import { keepDay, playedDays } from "./shared/played_days.js";
import { keep, recallRecord } from "./shared/storage.js";
import { showTable } from "./table.js";

/** Storage key of the last completed day, with all data that its summary shows. */
const LAST = "cartes-daily-last-v1";

/**
 * @param {string} day
 * @returns {{ day: string, answers: Answer[], marks: string, line: string } | null} The decisions
 *   of this day; null if it is not the last day that this browser has saved.
 */
function savedDay(day) {
  const { answers, line, marks, ...rest } = recallRecord(LAST);
  const isText = (/** @type {unknown} */ item) => typeof item === "string";
  const isAnswer = (/** @type {any} */ item) =>
    isText(item?.yours) && isText(item?.best) && isText(item?.why);
  if (rest.day !== day || !isText(line) || !isText(marks)) return null;
  if (!Array.isArray(answers) || !answers.every(isAnswer)) return null;
  return /** @type {any} */ ({ day, answers, line, marks });
}

/** @param {string} day @param {string} lang @returns {string} The date in the language. */
function written(day, lang) {
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString(lang, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  // French writes the first day of a month as an ordinal, but the browser does not.
  return lang === "fr" ? date.replace(/ 1 /, " 1er ") : date;
}

/** The address parameter with the day, for a link to a friend. */
const DAY = "day";

class DailyView {
  /**
   * @param {import("./shared/model.js").Model<DailyModel>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.texts = model.get("texts");
    this.status = element("p.cartes-daily-status", {});
    this.card = element("section.cartes-daily-card", {
      "aria-label": this.texts["daily-result"],
      hidden: true,
    });
    this.past = element("section.cartes-daily-past", {
      "aria-label": this.texts["daily-days"],
      hidden: true,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Escape") this.closePast();
      },
    });
    const place = element("div.cartes-daily-table");
    this.root = element("div.cartes-daily", {}, this.status, place, this.card, this.past);
    el.replaceChildren(this.root);
    const menuItems = [{ id: "days", text: this.texts["daily-days"], onDo: () => this.openPast() }];
    const shown = showTable(model, place, menuItems, true);
    this.cleanUp = shown.cleanUp;
    /**
     * The result of the current day that this browser has saved. If the page shows another day, it
     * requests that day immediately.
     */
    this.saved = savedDay(model.get("day"));
    this.draw();
  }

  /** Marks the cards of the learner and of the strong bot while they are compared. */
  drawCompared() {
    const { yours = [], best = [] } = this.model.get("compared");
    for (const card of /** @type {NodeListOf<HTMLElement>} */ (
      this.root.querySelectorAll(".cartes-match-pick")
    )) {
      const id = card.dataset.id ?? "";
      card.classList.toggle("cartes-daily-mine", yours.includes(id));
      card.classList.toggle("cartes-daily-theirs", best.includes(id));
    }
  }

  draw() {
    const { model, texts } = this;
    // While the choice and the strong bot's are compared, the decision is still the same.
    const isCompared = "yours" in model.get("compared");
    const decision = isCompared ? model.get("answers").length : model.get("decision");
    if (this.saved && (this.saved.day !== model.get("day") || model.get("answers").length))
      this.saved = null;
    const answers = this.saved?.answers ?? /** @type {Answer[]} */ (model.get("answers"));
    this.drawCompared();
    const pendingText = model.get("result").line ? "" : texts["daily-watch"];
    this.status.replaceChildren(
      element("b", {}, `${texts["daily-title"]}, ${written(model.get("day"), model.get("lang"))}`),
      element("span", {}, decision ? filled(texts["daily-asked"], { n: decision }) : pendingText),
      element(
        "span.cartes-daily-marks",
        { "aria-hidden": "true" },
        [0, 1, 2].map((at) =>
          element(
            `i${answers[at] ? (answers[at].same ? ".cartes-daily-same" : ".cartes-daily-other") : ""}`,
          ),
        ),
      ),
    );
    this.drawResult(answers);
  }

  /** @param {Answer[]} answers */
  drawResult(answers) {
    const { model, texts } = this;
    const result = this.saved ?? model.get("result");
    this.card.hidden = !result.line;
    this.root.classList.toggle("cartes-daily-over", Boolean(result.line));
    if (!result.line) return;
    keepDay(model.get("day"), result.marks);
    keep(LAST, JSON.stringify({ ...result, day: model.get("day"), answers }));
    const notice = element("p", { hidden: true }, texts["daily-copied"]);
    const line = /** @type {HTMLInputElement} */ (
      element("input", { readonly: true, value: result.line, "aria-label": texts["daily-result"] })
    );
    const copy = async () => {
      line.select();
      try {
        await navigator.clipboard.writeText(result.line);
      } catch {
        // If the browser forbids copying, the line is selected, so that it can be copied by hand.
        return;
      }
      notice.hidden = false;
      readOut(texts["daily-copied"]);
    };
    const title = element("h2", { tabindex: "-1" }, texts["daily-result"]);
    this.card.replaceChildren(
      title,
      element(
        "ol.cartes-daily-answers",
        {},
        answers.map((item) =>
          element(
            `li${item.same ? ".cartes-daily-same" : ".cartes-daily-other"}`,
            {},
            element("span", {}, `${texts["daily-yours"]}${texts.colon}${item.yours}`),
            element("b", {}, `${texts["daily-best"]}${texts.colon}${item.best}`),
            item.why ? element("small", {}, item.why) : null,
          ),
        ),
      ),
      line,
      element(
        "button.cartes-primary",
        { type: "button", "data-id": "copy", onclick: copy },
        texts["daily-copy"],
      ),
      element(
        "button.cartes-quiet",
        { type: "button", "data-id": "picture", onclick: () => this.picture(answers) },
        texts["playing-picture"],
      ),
      notice,
      this.foldedDays(),
    );
    title.focus();
  }

  /** @param {Answer[]} answers */
  picture(answers) {
    const { model, texts } = this;
    const address = new URL(location.href);
    address.search = new URLSearchParams({ [DAY]: model.get("day") }).toString();
    address.hash = "";
    sharePicture(
      {
        title: `${texts["daily-title"]}, ${written(model.get("day"), model.get("lang"))}`,
        lines: answers.map(
          ({ yours, best }) =>
            `${texts["daily-yours"]}${texts.colon}${yours}. ${texts["daily-best"]}${texts.colon}${best}`,
        ),
        cards: [],
        dots: answers.map(({ same }) => same),
        link: address.href,
        leadsTo: texts["playing-picture-link"],
        name: `cartes-${model.get("day")}`,
      },
      texts,
    );
  }

  /** Shows the last thirty days on the table, even before the current deal is completed. */
  openPast() {
    const { texts } = this;
    const title = element("h2", { tabindex: "-1" }, texts["daily-days"]);
    this.past.replaceChildren(
      title,
      this.drawDays(),
      element(
        "button.cartes-quiet",
        { type: "button", "data-id": "days-close", onclick: () => this.closePast() },
        texts["playing-close"],
      ),
    );
    this.past.hidden = false;
    title.focus();
  }

  closePast() {
    if (this.past.hidden) return;
    this.past.hidden = true;
    /** @type {HTMLElement | null} */ (this.root.querySelector(".cartes-match-cloth"))?.focus();
  }

  foldedDays() {
    return element(
      "details.cartes-daily-days",
      {},
      element("summary", {}, this.texts["daily-days"]),
      this.drawDays(),
    );
  }

  /** Draws the last thirty days as buttons that open their deals. */
  drawDays() {
    const { model } = this;
    const all = playedDays();
    return element(
      "ul.cartes-daily-list",
      {},
      model.get("days").map((/** @type {{ day: string, game: string }} */ item) =>
        element(
          "li",
          {},
          element(
            "button.cartes-quiet",
            {
              type: "button",
              "data-day": item.day,
              onclick: () => {
                this.closePast();
                model.send({ do: "day", day: item.day });
              },
            },
            `${written(item.day, model.get("lang"))}, ${item.game} ${all[item.day] ?? ""}`,
          ),
        ),
      ),
    );
  }
}

/** @param {import("./shared/model.js").Context<DailyModel>} context */
function render({ model, el }) {
  const view = new DailyView(model, el);
  const onChange = () => view.draw();
  const names = "change:decision change:answers change:result change:day change:revision";
  document.documentElement.classList.add("cartes-seated");
  model.on(names, onChange);
  const asked = new URLSearchParams(location.search).get(DAY);
  const isKnown = model.get("days").some((/** @type {{ day: string }} */ { day }) => day === asked);
  if (isKnown && asked !== model.get("day")) model.send({ do: "day", day: asked });
  return () => {
    view.cleanUp();
    model.off(names, onChange);
  };
}

export default { render };

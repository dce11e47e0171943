/**
 * A match to play: the table, the reader's cards, what may be said, and what has happened.
 *
 * @typedef {{ id: string, text: string, open: boolean }} Choice
 * @typedef {{ scene: import("./shared/scene.js").Scene, choices: Choice[], told: string, log: string[], yours: boolean, over: boolean,
 *   many: boolean, picked: string[], verdict: import("./shared/verdict.js").Verdict & { id: string }, turn: number, notice: string }} TableModel
 */
import { drawCard } from "./shared/card.js";
import { element } from "./shared/dom.js";
import { roveFocus } from "./shared/focus.js";
import { tell } from "./shared/live.js";
import { drawScene } from "./shared/scene.js";
import { drawVerdict } from "./shared/verdict.js";

class TableView {
  /**
   * @param {any} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.view = element("div.cartes-view");
    this.told = element("p.cartes-caption", { tabindex: "-1" });
    this.hand = element("div.cartes-row.cartes-own", {
      role: "group",
      "aria-label": this.words["your-hand"],
    });
    this.choices = element("div.cartes-calls", {
      role: "group",
      "aria-label": this.words["playing-choices"],
    });
    this.go = element(
      "button.cartes-main",
      { type: "button", onclick: () => this.send({ do: "go" }) },
      this.words["playing-go"],
    );
    this.again = element(
      "button.cartes-main",
      { type: "button", onclick: () => this.send({ do: "new" }) },
      this.words["playing-new"],
    );
    this.reason = element("div.cartes-reason");
    this.log = element("ol.cartes-log");
    const said = element(
      "details.cartes-past",
      {},
      element("summary", {}, this.words["playing-log"]),
      this.log,
    );
    this.root = element(
      "div.cartes-widget.cartes-playing",
      { role: "group", "aria-label": this.words["playing-label"] },
      this.view,
      this.told,
      this.hand,
      this.choices,
      element("p.cartes-buttons", {}, this.go, this.again),
      this.reason,
      said,
    );
    el.replaceChildren(this.root);
  }

  /** @param {Record<string, any>} message */
  send(message) {
    this.model.send({ ...message, turn: this.model.get("turn") });
  }

  /** @param {string} card */
  onCard(card) {
    if (!this.model.get("many")) return this.send({ do: "act", id: card });
    const picked = this.model.get("picked");
    this.send({
      do: "pick",
      cards: picked.includes(card)
        ? picked.filter((/** @type {string} */ one) => one !== card)
        : [...picked, card],
    });
  }

  draw() {
    const { model } = this;
    const had = this.root.contains(document.activeElement);
    const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.id;
    const scene = model.get("scene");
    this.view.replaceChildren(/** @type {HTMLElement} */ (drawScene(scene, this.words, false)));
    this.told.textContent = model.get("told");
    this.drawHand(scene);
    this.drawChoices();
    this.go.hidden = model.get("yours") || model.get("over");
    this.again.hidden = !model.get("over");
    this.reason.replaceChildren();
    this.log.replaceChildren(
      ...model.get("log").map((/** @type {string} */ line) => element("li", {}, line)),
    );
    if (had) this.focusAgain(focused);
  }

  /** @param {import("./shared/scene.js").Scene} scene */
  drawHand(scene) {
    const picked = this.model.get("picked");
    const isMany = this.model.get("many");
    this.hand.replaceChildren(
      ...(scene.hand ?? []).map((card) =>
        element(
          "button.cartes-pick.cartes-pick-card",
          {
            type: "button",
            "data-id": card,
            "aria-label": scene.spoken?.[card] ?? card,
            "aria-pressed": isMany ? String(picked.includes(card)) : null,
            onclick: () => this.onCard(card),
          },
          drawCard(card),
        ),
      ),
    );
    roveFocus(this.hand, ".cartes-pick");
  }

  drawChoices() {
    const choices = /** @type {Choice[]} */ (this.model.get("choices"));
    this.choices.replaceChildren(
      ...choices.map((one) =>
        element(
          "button.cartes-call",
          {
            type: "button",
            "data-id": one.id,
            "aria-disabled": one.open ? null : "true",
            onclick: () => this.send({ do: "act", id: one.id }),
          },
          one.text,
        ),
      ),
    );
    this.choices.hidden = choices.length === 0;
    roveFocus(this.choices, ".cartes-call");
  }

  /** @param {string | undefined} id What had the focus before everything was drawn anew. */
  focusAgain(id) {
    const same = [...this.root.querySelectorAll("button")].find(
      (one) => id && one.dataset.id === id,
    );
    const main = [this.go, this.again].find((one) => !one.hidden);
    const other = /** @type {HTMLElement | null} */ (
      main ?? this.choices.querySelector("button") ?? this.hand.querySelector("button")
    );
    (same ?? other ?? this.told).focus();
  }

  onTurn() {
    this.draw();
    tell(
      [this.model.get("told"), this.model.get("yours") ? this.words["playing-yours"] : ""].join(
        " ",
      ),
    );
  }

  onPicked() {
    this.drawHand(this.model.get("scene"));
    this.drawChoices();
    this.reason.replaceChildren();
  }

  onVerdict() {
    const verdict = this.model.get("verdict");
    if (!verdict.text) return;
    this.reason.replaceChildren(
      drawVerdict(verdict, { ...this.words, right: this.words.legal, wrong: this.words.illegal }),
    );
    tell(`${this.words.illegal}. ${verdict.text}`);
  }

  onNotice() {
    if (!this.model.get("notice")) return;
    this.reason.replaceChildren(element("p.cartes-notice", {}, this.model.get("notice")));
    tell(this.model.get("notice"));
  }
}

/** @param {{ model: any, el: HTMLElement }} context */
function render({ model, el }) {
  const view = new TableView(model, el);
  /** @type {Record<string, () => void>} */
  const listeners = {
    "change:turn": () => view.onTurn(),
    "change:picked": () => view.onPicked(),
    "change:verdict": () => view.onVerdict(),
    "change:notice": () => view.onNotice(),
  };
  for (const [name, listener] of Object.entries(listeners)) model.on(name, listener);
  view.draw();
  return () => {
    for (const [name, listener] of Object.entries(listeners)) model.off(name, listener);
  };
}

export default { render };

/**
 * A match to play: the table, the player's hand, the possible calls, and the events.
 *
 * @typedef {import("./table/table_menu.js").MenuItem} MenuItem
 * @typedef {{ scene: views.TableScene, faces: import("./table/company.js").Person[], choices:
 *   views.Choice[], message: string, log: string[], is_my_turn: boolean,
 *   pending: string, multi_select: boolean, picked: string[], verdict:
 *       import("./table/prompt.js").Refusal,
 *   revision: number, notice: string }} TableModel
 */
import { announce } from "./shared/announce.js";
import { element } from "./shared/dom.js";
import { clear, readOut } from "./shared/live.js";
import { listen } from "./shared/model.js";
import { buzz } from "./shared/sound.js";
import { Aid } from "./table/aid.js";
import { keepPlaced, placeBubbles } from "./table/bubble_places.js";
import { drawHand } from "./table/player_hand.js";
import { drawMenu, fillMenu, updateItems } from "./table/table_menu.js";
import { drawEarlier, drawMiddle } from "./table/middle.js";
import { moveFrom, remember, rise, shake } from "./table/table_motion.js";
import { dwell, pace } from "./table/pace.js";
import { drawContract, drawScores } from "./table/paper.js";
import { Picker } from "./table/picker.js";
import { Prompt } from "./table/prompt.js";
import { Redraw, settle } from "./table/redraw.js";
import { drawSeats } from "./table/seat_views.js";
import { playSound } from "./table/sounds.js";
import { drawSummary } from "./table/deal_summary.js";
import { drawTalk } from "./table/talk.js";

/** Pauses that end automatically after a time; all others wait for the player. */
const FLEETING = ["house", "sweep", "trick"];
const OWN = "button, a, summary, input, label, details, select";
const [CARD, CALL] = [".cartes-match-pick", ".cartes-match-call"];

/** @param {HTMLElement} item */
const isSeen = (item) => item.checkVisibility({ visibilityProperty: true });

export class TableView {
  /**
   * @param {import("./shared/model.js").Model<TableModel>} model
   * @param {HTMLElement} el
   * @param {MenuItem[]} [menuItems]
   * @param {() => boolean} [isReached] Whether the purpose of the table, such as a goal, is
   *   reached.
   */
  constructor(model, el, menuItems = [], isReached = () => false) {
    this.model = model;
    this.menuItems = menuItems;
    this.isReached = isReached;
    this.texts = model.get("texts");
    this.timer = 0;
    /** The last revision that was announced; -1 before the first. */
    this.readOutRevision = -1;
    /**
     * @type {{ revision: number, picked: string[], scene: views.TableScene } | null} The state that
     *   is drawn.
     */
    this.rendered = null;
    this.redraw = new Redraw();
    const { texts } = this;
    this.head = element("div.cartes-match-head");
    this.ring = element("div.cartes-match-ring");
    this.aid = new Aid(
      texts,
      menuItems.filter(({ onTable }) => onTable),
      () => this.closeHint(),
    );
    this.prompt = new Prompt(texts, () => this.goOn(), this.aid);
    /** @type {string[]} The cards or the call of a hint. */
    this.advised = [];
    this.picker = new Picker(
      texts,
      (id) => this.send({ do: "act", id }),
      () => this.onStep(),
    );
    this.hand = element("div.cartes-match-hand", {
      role: "group",
      "aria-label": texts["your-hand"],
    });
    this.talk = element("div.cartes-match-talk", {
      role: "group",
      "aria-label": texts["playing-choices"],
    });
    const others = menuItems.filter(({ onTable }) => !onTable);
    this.menu = drawMenu(texts, {
      onPace: () => this.schedule(),
      menuItems: [...this.aid.menuItems, ...others],
    });
    // Some tables have no faces.
    this.faces = new Map((model.get("faces") ?? []).map(({ id, face }) => [id, face]));
    this.corner = element("div.cartes-match-corner");
    this.summary = element("div.cartes-match-over");
    this.cloth = element(
      "div.cartes-match-cloth",
      { tabindex: "-1", onclick: (/** @type {MouseEvent} */ event) => this.onTap(event) },
      this.head,
      this.corner,
      this.ring,
      this.prompt.root,
      this.hand,
      this.talk,
      this.summary,
    );
    this.root = element(
      "div.cartes-widget.cartes-playing",
      {
        role: "group",
        "aria-label": texts["playing-label"],
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event),
      },
      element("div.cartes-match", {}, this.cloth),
    );
    el.replaceChildren(this.root);
    keepPlaced(this.cloth, [this.ring, this.prompt.root, this.hand, this.talk], texts);
  }

  /** @param {Record<string, any>} message */
  send(message) {
    this.model.send({ ...message, revision: this.model.get("revision") });
  }

  /** Ends the pause immediately, or begins a new match. */
  goOn() {
    const pending = this.model.get("pending");
    if (pending) this.send({ do: pending === "match" ? "new" : "go" });
  }

  /** @param {MouseEvent} event */
  onTap(event) {
    if (/** @type {Element} */ (event.target).closest(OWN)) return;
    if (this.menu.root.open) this.menu.root.open = false;
    else if (this.model.get("pending") !== "match") this.goOn();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const pending = this.model.get("pending");
    const at = /** @type {HTMLElement} */ (event.target);
    if (event.key === "Escape" && this.aid.isOpen) return this.closeHint();
    const isResting = at === this.cloth || at === this.prompt.text;
    if (isResting && ["ArrowLeft", "ArrowRight"].includes(event.key)) return this.focusHand(event);
    if (event.key !== " " || !pending || pending === "match") return;
    // The space bar presses a button that is usable now; elsewhere it ends the pause.
    if (at.matches(`${CARD}, ${CALL}`) ? this.model.get("is_my_turn") : at.closest(OWN)) return;
    event.preventDefault();
    this.goOn();
  }

  /**
   * Moves the focus from the prompt to the hand, after an arrow key.
   *
   * @param {KeyboardEvent} event
   */
  focusHand(event) {
    const first = /** @type {HTMLElement | null} */ (this.hand.querySelector(CARD));
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  /** @param {string} card */
  onCard(card) {
    const { model } = this;
    // A touch on a card during the turns of others only makes them faster.
    if (!model.get("is_my_turn")) return this.goOn();
    const away = model
      .get("choices")
      .find((/** @type {views.Choice} */ item) => item.id === `discard ${card}`);
    if (!model.get("multi_select")) return this.send({ do: "act", id: away?.id ?? card });
    const picked = /** @type {string[]} */ (model.get("picked"));
    this.send({
      do: "pick",
      cards: picked.includes(card) ? picked.filter((item) => item !== card) : [...picked, card],
    });
  }

  /** @returns {HTMLElement | null} The element of this table that has the focus, if any. */
  focused() {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    return this.root.contains(focused) ? focused : null;
  }

  draw() {
    const { model } = this;
    const focused = this.focused();
    const before = this.rendered ? remember(this.cloth) : null;
    const scene = /** @type {views.TableScene} */ (model.get("scene"));
    this.advised = [];
    this.picker.offer(model.get("choices"));
    this.drawTable(scene);
    this.drawHand([]);
    this.drawTalk();
    this.drawSummary(scene);
    this.drawPrompt();
    placeBubbles(this.cloth);
    if (this.rendered) moveFrom(this.cloth, before, scene.taker);
    playSound(this.rendered?.scene ?? null, scene);
    this.rendered = { revision: model.get("revision"), picked: model.get("picked"), scene };
    if (focused) this.focusAgain(focused, true);
    this.schedule();
  }

  /** @param {views.TableScene} scene */
  drawTable(scene) {
    const { model, texts } = this;
    const isExchange = model
      .get("choices")
      .some((/** @type {views.Choice} */ item) => item.group === "exchange");
    const proposed = isExchange ? model.get("picked") : [];
    const seats = drawSeats(scene, this.faces, proposed, this.redraw, this.picker);
    Object.assign(this.cloth.dataset, {
      kind: scene.kind,
      seats: scene.seat_views.length,
      pending: model.get("pending"),
      talk: isExchange ? "exchange" : model.get("choices").length ? "some" : "none",
    });
    const { redraw } = this;
    const { seat_views, scores, stakes, contract, middle_tricks, earlier, plays, winning } = scene;
    const around = seat_views.map(({ seat, name }) => [seat, name]);
    const { pile, stock, prompt } = scene;
    const whose = seat_views.find((item) => item.turn)?.seat;
    const middle = [around, plays, winning, middle_tricks, pile, stock, prompt, pile && whose];
    settle(this.head, [redraw.part("scores", [scores, stakes], () => drawScores(scene, texts))]);
    settle(this.corner, [
      redraw.part("contract", contract, () => drawContract(scene)),
      redraw.part("earlier", [around, earlier], () => drawEarlier(scene, texts)),
      this.menu.root,
    ]);
    settle(this.ring, [
      seats.north,
      seats.west,
      redraw.part("middle", middle, () => drawMiddle(scene, texts)),
      seats.east,
      seats.own,
    ]);
    const log = model.get("log");
    redraw.filling("menu", [scene.lasts, log], () => fillMenu(this.menu, scene, log));
    this.offerAid();
  }

  /**
   * Draws the hand.
   *
   * @param {string[]} open The legal cards, if the player has asked for them.
   */
  drawHand(open) {
    const { model } = this;
    const scene = /** @type {views.TableScene} */ (model.get("scene"));
    const refused = model.get("verdict").id ?? "";
    const marks = {
      picked: model.get("picked"),
      refused,
      open,
      advised: this.advised,
      multi_select: model.get("multi_select"),
    };
    this.redraw.filling("hand", [scene.hand, marks], () =>
      drawHand(this.hand, scene, marks, this.texts, (card) => this.onCard(card)),
    );
    this.hand.classList.toggle("cartes-match-waiting", !model.get("is_my_turn"));
  }

  drawTalk() {
    const choices = /** @type {views.Choice[]} */ (this.model.get("choices"));
    const { picker } = this;
    this.redraw.filling("talk", [choices, picker.rank, picker.seats], () =>
      drawTalk(this.talk, choices, this.texts, picker, {
        onChoice: (id) => this.send({ do: "act", id }),
        // The reason of a call that is no longer visible goes with it.
        onClosed: () => this.drawPrompt(),
      }),
    );
    for (const call of /** @type {NodeListOf<HTMLElement>} */ (this.talk.querySelectorAll(CALL)))
      call.classList.toggle("cartes-match-advised", this.advised.includes(call.dataset.id ?? ""));
  }

  /** @param {views.TableScene} scene */
  drawSummary(scene) {
    const was = this.summary.childElementCount > 0;
    const isMain = !this.isReached();
    const summary = drawSummary(
      scene,
      this.faces,
      this.texts,
      () => this.goOn(),
      isMain,
      this.menuItems,
    );
    this.summary.replaceChildren(...(summary ? [summary] : []));
    this.summary.hidden = !summary;
    // It rises when the bubbles have their places beside it.
    if (summary && !was && this.rendered) queueMicrotask(() => rise(summary));
  }

  /** @returns {string} The last event, and once whether it is the player's turn. */
  get turnMessage() {
    const [message, yours] = [this.model.get("message"), this.texts["playing-yours"]];
    const isSaid = message === yours || !this.model.get("is_my_turn");
    const [choice] = /** @type {views.Choice[]} */ (this.model.get("choices"));
    const asked = this.texts[`playing-asks-${choice?.group}`] ?? yours;
    return isSaid ? message : `${message} ${asked}`.trim();
  }

  /** @returns {boolean} Whether the player ends the pause with the button beside the message. */
  get asksToGo() {
    const pending = this.model.get("pending");
    return pending === "wait" || (FLEETING.includes(pending) && pace() === "step");
  }

  offerAid() {
    const isOver = this.model.get("scene").summary !== null;
    this.aid.offer(this.model.get("is_my_turn") && !isOver && !this.asksToGo);
    updateItems(this.menu);
  }

  drawPrompt() {
    const isOver = this.model.get("scene").summary !== null;
    const text = this.picker.question || this.turnMessage;
    this.prompt.show(isOver ? "" : text, this.asksToGo);
  }

  /** @param {string} text A sentence that a hint will follow. */
  awaitHint(text) {
    this.aid.say(text, true);
    readOut(text);
  }

  /**
   * Rings the cards or the call of a hint, and shows its reason.
   *
   * @param {import("./table/coach.js").Candidate} candidate
   */
  showHint({ id, hint }) {
    const focused = this.focused();
    // A thrown joker has its rank in its notation.
    this.advised = [id, ...id.split(" ").map((word) => word.split("=")[0])];
    this.drawPrompt();
    this.drawHand([]);
    this.drawTalk();
    this.aid.say(hint);
    updateItems(this.menu);
    const { buttons, figures } = this.aid;
    if (focused === buttons.get("coach")) figures.focus({ preventScroll: true });
    else if (focused) this.focusAgain(focused);
    readOut(hint);
  }

  /** Closes the hint, so that its buttons are back. */
  closeHint() {
    this.advised = [];
    this.drawPrompt();
    this.drawHand([]);
    this.drawTalk();
    updateItems(this.menu);
    this.aid.buttons.get("coach")?.focus({ preventScroll: true });
  }

  /**
   * Restores the focus, or moves it to an element whose activation is harmless.
   *
   * In a new turn this is never a call, and a card only if cards are picked before they are played.
   *
   * @param {HTMLElement} was The element that had the focus.
   * @param {boolean} [isNewTurn]
   */
  focusAgain(was, isNewTurn = false) {
    const { cloth, model, prompt } = this;
    const isMine = model.get("is_my_turn");
    const open = /** @type {HTMLElement[]} */ ([...this.root.querySelectorAll("button")]).filter(
      (item) => isSeen(item) && !item.matches(":disabled, [aria-disabled=true]"),
    );
    const same = isSeen(was)
      ? was
      : open.find((item) => item.dataset.id === (was.dataset.id ?? ""));
    const isRest = same === cloth || same === prompt.text;
    const multi_select = model.get("multi_select");
    const acts = same?.matches(isMine && !multi_select ? `${CALL}, ${CARD}` : CALL);
    const isRisky = isNewTurn && acts && (isMine || same !== was);
    const go = open.find((item) => item.dataset.id === "go");
    const card = multi_select ? open.find((item) => item.matches(CARD)) : null;
    const own = isMine ? (card ?? prompt.text) : cloth;
    (same && !isRest && !isRisky ? same : (go ?? own)).focus({ preventScroll: true });
  }

  /** Starts the timer for the next action of a bot, at the speed that the player chose. */
  schedule() {
    clearTimeout(this.timer);
    const pending = this.model.get("pending");
    if (this.model.get("scene").summary === null) this.prompt.go.hidden = !this.asksToGo;
    this.offerAid();
    const delay = dwell(pending, this.model.get("scene"));
    if (FLEETING.includes(pending) && Number.isFinite(delay))
      this.timer = setTimeout(() => this.goOn(), delay);
  }

  /** @returns {boolean} Whether the match would be lost with the page. */
  isPlayed() {
    return this.model.get("log").length > 0 && this.model.get("pending") !== "match";
  }

  onRevision() {
    this.draw();
    this.readOutTurn();
  }

  /** Announces the last event once, and whether it is the player's turn. */
  readOutTurn() {
    if (this.readOutRevision === this.model.get("revision")) return;
    this.readOutRevision = this.model.get("revision");
    readOut(this.turnMessage);
  }

  onPicked() {
    const { model, rendered } = this;
    // Picked cards arrive with an action, whose redraw may come before or after this.
    if (
      !rendered ||
      rendered.revision !== model.get("revision") ||
      rendered.picked === model.get("picked")
    )
      return;
    rendered.picked = model.get("picked");
    this.picker.offer(model.get("choices"));
    const focused = this.focused();
    this.drawTable(model.get("scene"));
    this.drawHand([]);
    this.drawTalk();
    this.drawPrompt();
    if (focused) this.focusAgain(focused);
    // The actions for picked cards are elsewhere on the table.
    const open = model.get("choices").filter((/** @type {views.Choice} */ item) => item.open);
    const texts = open.map((/** @type {views.Choice} */ item) => item.text);
    const text = this.picker.question || texts.join(". ");
    // Without picked cards, the last announced action is no longer possible.
    if (text) readOut(text);
    else clear();
  }

  /** Shows the next question of the picker. */
  onStep() {
    const focused = this.focused();
    this.drawTable(this.model.get("scene"));
    this.drawTalk();
    this.drawPrompt();
    if (focused) this.focusAgain(focused);
    readOut(this.picker.question);
  }

  onVerdict() {
    const verdict = this.model.get("verdict");
    if (!verdict.text) return;
    const focused = this.focused();
    this.drawHand(verdict.open ?? []);
    this.prompt.refuse(verdict);
    if (focused) this.focusAgain(focused);
    shake(this.root.querySelector(`[data-id="${CSS.escape(verdict.id)}"]`));
    buzz();
    readOut(this.texts["playing-refused"], verdict.text);
  }

  onNotice() {
    if (!this.model.get("notice")) return;
    this.prompt.notice(this.model.get("notice"));
    readOut(this.model.get("notice"));
  }
}

/**
 * @param {import("./shared/model.js").Model<TableModel>} model
 * @param {HTMLElement} el
 * @param {MenuItem[]} menuItems Other actions with the match, for a menu.
 * @param {boolean} isSaved Whether the match is saved beyond the page.
 * @param {() => boolean} [isReached] Whether the purpose of the table, such as a goal, is reached.
 * @returns {{ view: TableView, cleanUp: () => void }}
 */
export function showTable(model, el, menuItems, isSaved, isReached) {
  const view = new TableView(model, el, menuItems, isReached);
  const stopListening = listen(model, {
    "change:revision": () => view.onRevision(),
    "change:picked": () => view.onPicked(),
    "change:verdict": () => view.onVerdict(),
    "change:notice": () => view.onNotice(),
  });
  const onLeaving = (/** @type {Event} */ event) => {
    if (view.isPlayed()) event.preventDefault();
  };
  if (!isSaved) addEventListener("beforeunload", onLeaving);
  view.draw();
  const cleanUp = () => {
    clearTimeout(view.timer);
    removeEventListener("beforeunload", onLeaving);
    stopListening();
  };
  return { view, cleanUp };
}

/** @param {import("./shared/model.js").Context<TableModel>} context */
function render({ model, el }) {
  const { cleanUp } = showTable(model, el, [], false);
  announce(el, "cartes-asked");
  return cleanUp;
}

export default { render };

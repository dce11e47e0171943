/** A live table: the table widget, for which the server of the class acts as the kernel. */
import { drawCard } from "../../front/shared/card.js";
import { element } from "../../front/shared/dom.js";
import { keep } from "../../front/shared/storage.js";
import { showTable } from "../../front/table.js";
import { Channel } from "../../pages/front/channel.js";
import { ModelStore } from "../../pages/front/models.js";
import { askDevice, drawCurtain, drawWaiting } from "./class_device.js";
import {
  allowSounds,
  followClass,
  holdStill,
  isOut,
  isStranger,
  post,
  readRoom,
  SEATED,
  filled,
  showBanner,
} from "./class_feed.js";
import { askFriends, askPhrase, showRemarks } from "./friends_invite.js";
import { startTools } from "../../pages/front/tools.js";

/** @type {import("./class_feed.js").Room<{ id: string, plays: boolean, view: string,
 *   friends?: class_views.Invitation }>} */
const room = readRoom();
const { texts } = room;
const { id, plays, view, friends } = room.pageData;
const MODEL = "table";
/** @param {string} name */
const at = (name) => /** @type {HTMLElement} */ (document.getElementById(`cartes-${name}`));
const events = `${room.here}events`;
const toRoom = () => location.assign(room.here);

globalThis.cartesHost = { files: room.static };

/** @param {import("../../pages/front/channel.js").Connection} connection */
function onConnection(connection) {
  if (connection === "open") store.ask();
  showBanner(connection === "lost" ? texts.lost : "");
  if (connection !== "gone") return;
  if (plays) leaveTable();
  else showBanner(texts["table-gone"]);
}

/**
 * Leaves a table that no longer exists. If the class refuses this browser, `onClass` does so
 * instead.
 */
async function leaveTable() {
  if (!(await isStranger(events))) toRoom();
}

/** Shows that the class has ended during a match; the form to join would need a valid code. */
function drawOver() {
  cleanUp?.();
  holdStill(false, texts);
  at("main").removeAttribute("inert");
  document.querySelector(".cartes-class-strip")?.remove();
  at("stage").replaceChildren(
    element(
      "div.cartes-wait",
      {},
      element("h1", {}, texts.closed),
      element("p", {}, texts["closed-more"]),
      element("p", {}, element("a.cartes-primary", { href: room.base }, texts.lessons)),
    ),
  );
}

/**
 * Draws the hands of all players, which only the teacher gets.
 *
 * @param {{ name: string, cards: string[] }[]} hands
 */
function drawHands(hands) {
  at("hands").hidden = !hands;
  at("hands").replaceChildren(
    ...(hands ?? []).map(({ name, cards }) =>
      element(
        "figure",
        {},
        element("figcaption", {}, name),
        element(
          "div",
          {},
          cards.map((card) =>
            element("span.cartes-hands-card", { role: "img", "aria-label": card }, drawCard(card)),
          ),
        ),
      ),
    ),
  );
}

/**
 * Updates the page after a change of the class: opens another page, or draws the rest of this page.
 *
 * @param {class_views.StudentState | null} state
 */
function onClass(state) {
  if (state === null) return toRoom();
  if (state.closed) return drawOver();
  const asks = state.question && !state.question.revealed;
  if (asks || state.place || state.table !== id) return toRoom();
  keep(SEATED, id, "session");
  member = state.name;
  drawName();
  holdStill(state.frozen, texts);
  allowSounds(state.sounds);
  showRemarks(state.remarks ?? [], texts, filled);
  at("main").toggleAttribute("inert", state.frozen);
}

let member = "";
/** @type {any} */
let model = null;
/**
 * @type {(() => void) | null} A function that removes the table; null while a screen hides the
 *   table.
 */
let cleanUp = null;

/** Shows the player's name; on a shared device, the name of the person who uses it now. */
function drawName() {
  if (plays) at("name").textContent = model?.get("device")?.who || member;
}

/** Shows the table, or hides it until the next person has the device. */
function drawStage() {
  const called = model.get("curtain");
  drawName();
  if (called) {
    cleanUp?.();
    cleanUp = null;
    if (called.pending) drawWaiting(at("stage"), texts);
    else
      drawCurtain(at("stage"), called, texts, () => model.send({ do: "ready", seat: called.seat }));
  } else if (!cleanUp) {
    const wasHidden = at("stage").querySelector(".cartes-curtain") !== null;
    const place = element("div.cartes-mount");
    at("stage").replaceChildren(place);
    const shown = showTable(model, place, [], true);
    // Nobody can use a menu on the projector.
    shown.view.menu.root.hidden = view === "wall";
    ({ cleanUp } = shown);
    if (wasHidden) shown.view.cloth.focus({ preventScroll: true });
  }
}

/** @param {import("./class_feed.js").Command} content @returns {Promise<string>} The error, or "". */
async function wish(content) {
  const { ok, reply } = await post(`${room.here}table`, content);
  return ok ? "" : (reply.error ?? texts.failed);
}

const store = new ModelStore();
const awaited = store.model(MODEL);
store.channel = new Channel(
  {
    base: room.base,
    kernel: `${room.here}table/${id}/seat`,
    query: `&lang=${document.documentElement.lang}` + (plays ? "" : `&view=${view}`),
  },
  "",
  (message) => store.onMessage(message),
  onConnection,
);
startTools();
if (plays) {
  at("leave").addEventListener("click", async () => {
    const errorText = await wish({ do: "leave" });
    if (errorText) showBanner(errorText);
    else toRoom();
  });
  at("device").addEventListener("click", () => {
    if (model) askDevice(model.get("device"), texts, wish);
  });
  if (friends) {
    at("invite").addEventListener("click", () => askFriends(friends, texts));
    at("phrase").addEventListener("click", () => askPhrase(friends, texts, wish));
  }
  followClass(events, onClass, () => {}, isOut);
}
awaited.then((loaded) => {
  model = loaded;
  drawStage();
  // The screen is drawn again for the next person.
  model.on("change:curtain", drawStage);
  model.on("change:device", drawName);
  model.on("change:notice", () => model.get("notice") && navigator.vibrate?.(200));
  drawHands(model.get("hands"));
  model.on("change:hands", () => drawHands(model.get("hands")));
});

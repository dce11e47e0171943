/**
 * A live table: the widget of tables, for which the server of the class stands in for a kernel.
 */
import { drawCard } from "../front/shared/card.js";
import { element } from "../front/shared/dom.js";
import { showTable } from "../front/table.js";
import { Channel } from "./channel.js";
import { ModelStore } from "./models.js";
import { followClass, post, readRoom, showBanner } from "./room_feed.js";
import { startTools } from "./tools.js";

const room = readRoom();
const { words } = room;
const { id, plays, view } = /** @type {{ id: string, plays: boolean, view: string }} */ (room.said);
const MODEL = "table";
/** @param {string} name */
const at = (name) => /** @type {HTMLElement} */ (document.getElementById(`cartes-${name}`));
const toRoom = () => location.assign(`${room.base}classe/`);

/** @type {any} */ (globalThis).cartesHost = { deckUrl: `${room.static}deck.svg` };

/** @param {import("./channel.js").Connection} connection */
function onConnection(connection) {
  if (connection === "open") store.ask();
  showBanner(connection === "lost" ? words.lost : "");
  if (connection === "gone") plays ? toRoom() : showBanner(words["table-gone"]);
}

/** @param {{ name: string, cards: string[] }[]} hands Of everybody, which the teacher alone sees. */
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

/** @param {any} state What the class does besides. */
function onClass(state) {
  if (state === null || state.closed) return toRoom();
  const asks = state.question && !state.question.revealed;
  if (asks || state.place || state.table !== id) return toRoom();
  at("name").textContent = state.name;
  at("still").textContent = state.frozen ? words.frozen : "";
  document.documentElement.classList.toggle("cartes-class-frozen", state.frozen);
  at("main").toggleAttribute("inert", state.frozen);
}

const store = new ModelStore();
const awaited = store.model(MODEL);
store.channel = new Channel(
  {
    base: room.base,
    kernel: `${room.base}classe/table/${id}/place`,
    query: plays ? "" : `&vue=${view}`,
  },
  "",
  (message) => store.onMessage(message),
  onConnection,
);
startTools();
if (plays) {
  at("leave").addEventListener("click", async () => {
    const { ok, told } = await post(`${room.base}classe/table`, { do: "leave" });
    if (ok) toRoom();
    else showBanner(told.fault ?? words.failed);
  });
  followClass(`${room.base}classe/evenements`, onClass, () => {});
}
awaited.then((model) => {
  const place = element("div.cartes-mount");
  at("stage").replaceChildren(place);
  showTable(/** @type {any} */ (model), place, [], true);
  drawHands(model.get("hands"));
  model.on("change:hands", () => drawHands(model.get("hands")));
});

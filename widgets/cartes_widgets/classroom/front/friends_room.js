/** The seats at a table with friends: who sits where, and how other people join. */
import { element } from "../../front/shared/dom.js";
import { drawHouseMark } from "../../front/shared/house_mark.js";
import { drawPortrait } from "../../front/shared/portrait.js";
import { startTools } from "../../pages/front/tools.js";
import { filled, followClass, isOut, post, readRoom, showBanner } from "./class_feed.js";
import { drawInvitation } from "./friends_invite.js";

/**
 * @typedef {import("../../front/shared/portrait.js").Face} Face
 * @typedef {class_views.FriendsSeat} Seat
 * @typedef {class_views.FriendsState} State
 */
/** @type {import("./class_feed.js").Room<{ faces: { id: string, face: Face }[], state: State,
 *   friends: class_views.Invitation }>} */
const room = readRoom();
const { texts } = room;
const { faces, friends } = room.pageData;
/** The fragment of a link that opens this page although the match has begun. */
const STAYS = "#room";
const stage = /** @type {HTMLElement} */ (document.getElementById("cartes-stage"));
const faceOf = new Map(faces.map(({ id, face }) => [id, face]));
let shown = "";

globalThis.cartesHost = { files: room.static };

/** @param {import("./class_feed.js").Command} content */
async function wish(content) {
  const { ok, reply } = await post(`${room.here}table`, content);
  showBanner(ok ? "" : (reply.error ?? texts.failed));
}

/** @param {Seat} seat */
function drawSeat({ seat, name, face, place, house, mine, away, host, removable, was }) {
  const faceDrawing = faceOf.get(face);
  const role = [
    place,
    mine ? texts.yours : "",
    host ? texts.host : "",
    house ? texts.house : "",
    away ? texts.away : "",
    house && was ? texts.was : "",
  ];
  const title = `${texts["table-sit"]} (${[name, place].filter(Boolean).join(", ")})`;
  return element(
    `li.cartes-friends-seat${mine ? ".cartes-friends-mine" : ""}`,
    { "data-seat": seat },
    element(
      "span.cartes-friends-face",
      {},
      faceDrawing ? drawPortrait(face, faceDrawing) : name.slice(0, 1).toUpperCase(),
      house ? drawHouseMark() : null,
    ),
    element(
      "span",
      {},
      element("b", {}, name),
      element("small", {}, role.filter(Boolean).join(", ")),
    ),
    house
      ? element(
          "button.cartes-quiet",
          { type: "button", "aria-label": title, onclick: () => wish({ do: "sit", seat }) },
          texts["table-sit"],
        )
      : null,
    removable ? drawRemoval(name) : null,
  );
}

/**
 * Draws the button with which the host removes a person.
 *
 * @param {string} name The name of the person.
 */
const drawRemoval = (name) =>
  element(
    "button.cartes-quiet",
    {
      type: "button",
      "aria-label": `${texts.remove} (${name})`,
      onclick: () => {
        if (confirm(filled(texts["remove-sure"], { name }))) wish({ do: "remove", name });
      },
    },
    texts.remove,
  );

/** @param {State} state */
function drawWay({ begun, table, seats }) {
  const isSeated = seats.some((seat) => seat.mine);
  if (!isSeated) return element("p.cartes-friends-way", {}, texts["left-more"]);
  if (begun)
    return element(
      "p.cartes-friends-way",
      {},
      element(
        "a.cartes-primary",
        { href: `${room.here}table/${table}`, id: "cartes-seat" },
        texts["seat-go"],
      ),
    );
  return element(
    "div.cartes-friends-way",
    {},
    element(
      "button.cartes-primary",
      { type: "button", "data-do": "begin", onclick: () => wish({ do: "begin" }) },
      texts.begin,
    ),
    element("p", {}, texts["begin-more"]),
  );
}

/** @param {State} state */
const drawPlaces = (state) =>
  element(
    "div.cartes-friends-places",
    {},
    element(
      "section.cartes-raised.cartes-friends-part",
      {},
      element("h2", {}, texts.places),
      element("ul", {}, state.seats.map(drawSeat)),
      drawWay(state),
    ),
    element(
      "section.cartes-raised.cartes-friends-part",
      {},
      element("h2", {}, texts["invite-title"]),
      drawInvitation(friends, texts),
    ),
  );

/**
 * @param {string} title
 * @param {string} more
 * @param {HTMLElement} way
 */
const drawEnd = (title, more, way) =>
  element(
    "div.cartes-wait",
    {},
    element("h2", {}, title),
    element("p", {}, more),
    element("p", {}, way),
  );

/** @param {State | null} state */
function draw(state) {
  if (state?.table && location.hash !== STAYS)
    return location.assign(`${room.here}table/${state.table}`);
  // The reloaded page states the reason: the host removed the person, or the person never joined.
  if (state === null) return location.reload();
  const text = JSON.stringify(state);
  if (text === shown) return;
  shown = text;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const key = stage.contains(focused) ? focused?.getAttribute("aria-label") : null;
  if (state.closed)
    stage.replaceChildren(
      drawEnd(
        texts.closed,
        texts["closed-more"],
        element("a.cartes-primary", { href: room.base }, texts.lessons),
      ),
    );
  else stage.replaceChildren(drawPlaces(state));
  if (key)
    /** @type {HTMLElement | null} */ (
      stage.querySelector(`[aria-label="${CSS.escape(key)}"]`)
    )?.focus({ preventScroll: true });
}

startTools();
// The seats do not wait for the first event.
draw(room.pageData.state);
followClass(`${room.here}events`, draw, (isLost) => showBanner(isLost ? texts.lost : ""), isOut);

/**
 * A walk whose players sit around the cards in the middle.
 *
 * @typedef {import("./walkthrough.js").WalkthroughModel & {}} TableWalkModel
 */
import { element } from "./shared/dom.js";
import { drawGroup } from "./shared/scene.js";
import { fromTheLeft, putAtSeat } from "./shared/seat_places.js";
import { drawWalk } from "./walkthrough.js";

const SEAT = "seat-";

/**
 * Draws the other players, the cards in the middle, and the learner's cards.
 *
 * @param {import("./shared/scene.js").Drawing} drawing
 */
function drawTable(drawing) {
  const { scene, texts } = drawing;
  const drawn = (scene.groups ?? []).map((item) => {
    const node = drawGroup(drawing, item);
    if (item.id === SEAT + scene.turn) {
      node.classList.add("cartes-turn");
      node.ariaLabel += `, ${texts["to-play"]}`;
    }
    return { node, isSeat: item.id.startsWith(SEAT) };
  });
  const seats = drawn.filter(({ isSeat }) => isSeat).map(({ node }) => node);
  seats.forEach((node, seat) => putAtSeat(node, seat, seats.length));
  const others = seats.map((_, seat) => seat).sort(fromTheLeft);
  return [
    element(
      "div.cartes-felt-others",
      {},
      others.filter(Boolean).map((seat) => seats[seat]),
    ),
    element(
      "div.cartes-felt-middle",
      {},
      drawn.filter(({ isSeat }) => !isSeat).map(({ node }) => node),
    ),
    element("div.cartes-felt-fronts", {}, seats[0]),
  ];
}

/** @param {import("./shared/model.js").Context<TableWalkModel>} context */
function render(context) {
  const { classList } = context.el;
  const { groups = [] } = context.model.get("fullest");
  classList.add("cartes-at-table");
  // Without a stock, the players have no cards.
  classList.toggle("cartes-bare", groups.at(-1)?.id !== "stock");
  return drawWalk(context, drawTable);
}

export default { render };

import assert from "node:assert/strict";
import test from "node:test";
import { boxAt, rankAnchors } from "../cartes_widgets/front/table/bubble_anchors.js";

const box = (left, top, width, height) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const AREA = box(0, 0, 360, 600);
const SHAPES = [
  { name: "usual", price: 0, size: { width: 90, height: 30 } },
  { name: "small", price: 20, size: { width: 50, height: 50 } },
];
const player = (name, face, others = []) => ({
  ...{ name, face, badge: face, whole: face, others },
  walls: [],
});
const solid = (...boxes) => boxes.map((item) => ({ box: item, price: Infinity }));
const best = (walls, players, last = new Map()) =>
  rankAnchors({ area: AREA, walls }, players, SHAPES, last).map(([anchor], at) => ({
    anchor,
    box: anchor && boxAt(anchor, players[at], anchor.size, AREA),
  }));
const meets = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test("a bubble is in the middle of a side of a player with free space around", () => {
  const face = box(150, 200, 60, 60);
  const [{ anchor, box: found }] = best(solid(face), [player("0", face)]);
  assert.equal(anchor.shape, "usual");
  assert.equal((found.left + found.right) / 2, 180);
});

test("a bubble takes another shape if it must, and has no place where all is covered", () => {
  const face = box(0, 0, 60, 60);
  const below = box(0, 64, 360, 500);
  const [narrow] = best(solid(face, below, box(124, 0, 236, 60)), [player("0", face)]);
  assert.equal(narrow.anchor.shape, "small");
  const [none] = best(solid(face, below, box(100, 0, 260, 60)), [player("0", face)]);
  assert.equal(none.anchor, undefined);
});

test("words of any length begin at the same place", () => {
  const face = box(10, 300, 50, 50);
  const walls = solid(face, box(0, 0, 360, 250), box(110, 250, 250, 350));
  const speaker = player("0", face);
  const [{ anchor }] = best(walls, [speaker]);
  const [short, long] = [30, 50].map((width) =>
    boxAt(anchor, speaker, { width, height: width === 30 ? 20 : 50 }, AREA),
  );
  const edge = { up: "bottom", down: "top", left: "right", right: "left" }[anchor.side];
  assert.equal(short[edge], long[edge]);
});

test("a bubble covers what costs least, and stays where it was", () => {
  const face = box(150, 0, 60, 60);
  const name = { box: box(120, 62, 120, 20), price: 40 };
  const cards = { box: box(0, 62, 360, 538), price: 500 };
  const full = solid(face, box(0, 0, 150, 60), box(210, 0, 150, 60));
  const [{ box: found }] = best([...full, name, cards], [player("0", face)]);
  assert.ok(meets(found, name.box));
  const [before] = best(solid(face), [player("0", face)]);
  const cheap = { box: before.box, price: 30 };
  const last = new Map([["0", before.anchor.name]]);
  const [after] = best([...solid(face), cheap], [player("0", face)], last);
  assert.equal(after.anchor.name, before.anchor.name);
});

test("two bubbles do not meet, and each is nearer to its own player", () => {
  const faces = [box(0, 100, 60, 60), box(0, 210, 60, 60)];
  const players = faces.map((face, at) => player(String(at), face, [faces[1 - at]]));
  const [one, other] = best(solid(...faces), players);
  assert.ok(!meets(one.box, other.box));
});

import assert from "node:assert/strict";
import test from "node:test";
import { findPlaces } from "../cartes_widgets/front/table/free_places.js";

const box = (left, top, width, height) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const AREA = box(0, 0, 360, 600);
const SHAPES = [
  { name: "usual", price: 0, width: 90, height: 30 },
  { name: "narrow", price: 8, width: 50, height: 50 },
];
const speaker = (badge, others = [], shapes = SHAPES) => ({ face: badge, badge, others, shapes });
const meets = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test("a bubble is in the middle above or below a player with free space around", () => {
  const badge = box(150, 200, 60, 60);
  const [place] = findPlaces({ area: AREA, solid: [badge], soft: [] }, [speaker(badge)]);
  assert.equal(place.name, "usual");
  assert.equal((place.box.left + place.box.right) / 2, 180);
});

test("a bubble covers nothing, stays in the area, and takes another shape if it must", () => {
  const badge = box(0, 0, 60, 60);
  const solid = [badge, box(0, 64, 360, 500), box(120, 0, 240, 60)];
  const [place] = findPlaces({ area: AREA, solid, soft: [] }, [speaker(badge)]);
  assert.equal(place, null);
  const open = [badge, box(0, 64, 360, 500), box(124, 0, 236, 60)];
  const [narrow] = findPlaces({ area: AREA, solid: open, soft: [] }, [speaker(badge)]);
  assert.equal(narrow.name, "narrow");
  assert.ok(open.every((other) => !meets(narrow.box, other)));
});

test("a bubble leaves the place of the trick free, if another place is near", () => {
  const badge = box(150, 200, 60, 60);
  const soft = [box(0, 262, 360, 200)];
  const [place] = findPlaces({ area: AREA, solid: [badge], soft }, [speaker(badge)]);
  assert.ok(place.box.bottom < badge.top);
});

test("no bubble is beside another player, and two bubbles do not meet", () => {
  const [above, below] = [box(0, 100, 60, 60), box(0, 210, 60, 60)];
  const room = { area: AREA, solid: [above, below], soft: [] };
  const places = findPlaces(room, [speaker(above, [below]), speaker(below, [above])]);
  assert.ok(places.every((place) => place !== null));
  assert.ok(!meets(places[0].box, places[1].box));
  const middle = (item) => (item.top + item.bottom) / 2;
  assert.ok(middle(places[0].box) < middle(places[1].box));
});

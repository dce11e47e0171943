/** Sounds are off until chosen, remembered, and never heard in a class. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { buzz, isSoundOn, play, setSound } from "../cartes_widgets/front/shared/sound.js";
import { soundOf } from "../cartes_widgets/front/table/sounds.js";

/** @type {string[]} */
let started;
/** @type {number[]} */
let vibrated;
let isClass = false;
let isAllowed = false;

/** @param {string} name Of a class of the page. */
const isOn = (name) => (name === "cartes-in-class" ? isClass : isAllowed);

const param = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };

/** @param {string} kind */
const node = (kind) => ({
  frequency: param,
  gain: param,
  connect: (/** @type {unknown} */ to) => to,
  start: () => started.push(kind),
  stop: () => {},
});

class FakeAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = node("speaker");
  createGain = () => node("gain");
  createBiquadFilter = () => node("filter");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBuffer = (/** @type {number} */ _, /** @type {number} */ length) => ({
    getChannelData: () => new Float32Array(length),
  });
}

/** @param {string} name @param {unknown} value */
const offer = (name, value) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

beforeEach(() => {
  started = [];
  vibrated = [];
  isClass = isAllowed = false;
  /** @type {Map<string, string>} */
  const stored = new Map();
  offer("localStorage", {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
  });
  offer("AudioContext", FakeAudio);
  offer("document", { documentElement: { classList: { contains: isOn } } });
  offer("navigator", { vibrate: (/** @type {number} */ ms) => vibrated.push(ms) });
});

test("there is no sound and no vibration until the learner switches sounds on", () => {
  play("coin");
  buzz();
  assert.deepEqual([started, vibrated, isSoundOn()], [[], [], false]);
  setSound(true);
  assert.deepEqual([started, isSoundOn()], [["noise", "tone"], true]);
  buzz();
  assert.equal(vibrated.length, 1);
  setSound(false);
  started = [];
  play("knock");
  assert.deepEqual([started, isSoundOn()], [[], false]);
});

test("in a class there are no sounds until the teacher allows them", () => {
  isClass = true;
  setSound(true);
  play("coin");
  buzz();
  assert.deepEqual([started, vibrated], [[], []]);
  isAllowed = true;
  buzz();
  assert.deepEqual(vibrated.length, 1);
});

const BARE = {
  plays: [],
  middle_tricks: [],
  earlier: [],
  pile: null,
  scores: [{ points: 3 }],
  seat_views: [{ call: "" }],
  taker: null,
};

/** @param {Record<string, unknown>} change */
const scene = (change) => /** @type {any} */ ({ ...BARE, ...change });

test("a card, a trick, a call and points have different sounds", () => {
  const one = scene({ plays: [{ seat: 0, card: "1o" }] });
  assert.equal(soundOf(scene({}), scene({})), null);
  assert.equal(soundOf(scene({}), one), "card");
  assert.equal(soundOf(one, scene({ taker: 2 })), "trick");
  assert.equal(soundOf(scene({}), scene({ seat_views: [{ call: "Truco!" }] })), "knock");
  assert.equal(soundOf(one, scene({ scores: [{ points: 5 }], taker: 2 })), "coin");
});

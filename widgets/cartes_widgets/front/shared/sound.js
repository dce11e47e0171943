/**
 * The sounds of a table, which are synthesised, so no file is requested.
 *
 * They are off until the learner turns them on; this browser saves the choice. A class is silent
 * until its teacher allows sounds.
 *
 * @typedef {{ tone: number, at: number, long: number, loud: number, wave: OscillatorType }} Tone
 * @typedef {{ hiss: number, sweep: number, at: number, long: number, loud: number }} Hiss
 */
import { keep, recall } from "./storage.js";

const KEY = "cartes-sound";
const ON = "on";

/** Time for which a phone vibrates when a card is illegal, in milliseconds. */
const BUZZ = 40;

/**
 * The parts of each sound: tones in hertz, and noise in a band that moves from `hiss` to `sweep`
 * hertz. Times are in seconds, loudness is from 0 to 1.
 *
 * @type {Record<"card" | "trick" | "knock" | "coin", (Tone | Hiss)[]>}
 */
const SOUNDS = {
  card: [
    { hiss: 2600, sweep: 900, at: 0, long: 0.07, loud: 0.5 },
    { tone: 150, at: 0.02, long: 0.05, loud: 0.25, wave: "sine" },
  ],
  trick: [
    { hiss: 900, sweep: 2800, at: 0, long: 0.2, loud: 0.3 },
    { hiss: 2200, sweep: 700, at: 0.18, long: 0.06, loud: 0.4 },
  ],
  knock: [
    { tone: 170, at: 0, long: 0.07, loud: 0.6, wave: "sine" },
    { tone: 160, at: 0.13, long: 0.08, loud: 0.6, wave: "sine" },
  ],
  coin: [
    { tone: 1568, at: 0, long: 0.12, loud: 0.16, wave: "triangle" },
    { tone: 2093, at: 0.08, long: 0.26, loud: 0.16, wave: "triangle" },
  ],
};

/** @typedef {keyof typeof SOUNDS} Sound */

/** @type {AudioContext | null} */
let audio = null;

/** @returns {boolean} Whether the page belongs to a class without sounds. */
const isSilenced = () => {
  const { classList } = document.documentElement;
  return classList.contains("cartes-in-class") && !classList.contains("cartes-class-sounds");
};

/** @returns {boolean} */
export const isSoundOn = () => recall(KEY) === ON;

/** @param {boolean} isOn */
export function setSound(isOn) {
  keep(KEY, isOn ? ON : "off");
  if (isOn) play("card");
}

/**
 * @param {AudioContext} context
 * @param {number} from The start in seconds, on the clock of the context.
 * @param {{ long: number, loud: number }} part
 * @returns {GainNode} A gain that starts at its maximum and fades.
 */
function fading(context, from, { long, loud }) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  gain.connect(context.destination);
  return gain;
}

/**
 * @param {AudioContext} context
 * @param {Hiss} part
 * @param {number} from
 * @param {GainNode} gain
 */
function startNoise(context, { hiss, sweep, long }, from, gain) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(hiss, from);
  band.frequency.exponentialRampToValueAtTime(sweep, from + long);
  source.connect(band).connect(gain);
  source.start(from);
}

/**
 * @param {AudioContext} context
 * @param {Tone} part
 * @param {number} from
 * @param {GainNode} gain
 */
function startTone(context, { tone, wave, long }, from, gain) {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(tone, from);
  source.connect(gain);
  source.start(from);
  source.stop(from + long);
}

/**
 * @param {AudioContext} context
 * @param {Tone | Hiss} part
 */
function start(context, part) {
  const from = context.currentTime + part.at;
  const gain = fading(context, from, part);
  if ("tone" in part) startTone(context, part, from, gain);
  else startNoise(context, part, from, gain);
}

/**
 * Plays a sound, if sounds are on. A browser without audio, or before the first touch, plays
 * nothing.
 *
 * @param {Sound} name
 */
export function play(name) {
  if (!isSoundOn() || isSilenced() || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => null);
  for (const part of SOUNDS[name]) start(audio, part);
}

/** Lets the device vibrate briefly, if it can and sounds are on. */
export function buzz() {
  if (isSoundOn() && !isSilenced()) navigator.vibrate?.(BUZZ);
}

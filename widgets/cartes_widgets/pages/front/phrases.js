/**
 * Says the phrases of another language aloud, on the page of phrases for a table.
 *
 * Only a voice of this device is used: the other voices of a browser send the text to a server.
 */
import { element } from "../../front/shared/dom.js";

/** The dialects that the players of a game speak, where a "z" sounds as an "s". */
const DIALECTS = ["es-ar"];

/** @param {SpeechSynthesisVoice} voice */
const locale = (voice) => voice.lang.toLowerCase().replace("_", "-");

/**
 * @param {SpeechSynthesisVoice[]} voices
 * @param {string} lang Two letters.
 * @returns {SpeechSynthesisVoice | undefined} The best voice of this device for the language.
 */
function voiceFor(voices, lang) {
  const ours = voices.filter((voice) => voice.localService && locale(voice).split("-")[0] === lang);
  return ours.find((voice) => DIALECTS.includes(locale(voice))) ?? ours[0];
}

const glyph = () => {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "cartes-glyph");
  path.setAttribute(
    "d",
    "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  );
  drawing.append(path);
  return drawing;
};

/**
 * Makes buttons of the phrases for which this device has a voice.
 *
 * @param {HTMLElement[]} phrases Elements with a `lang`.
 * @param {string} label What such a button does.
 */
export function startPhrases(phrases, label) {
  const draw = () => {
    for (const phrase of phrases) {
      const voice = voiceFor(speechSynthesis.getVoices(), phrase.lang);
      if (!voice || phrase.closest("button")) continue;
      const text = phrase.textContent ?? "";
      const say = () => {
        speechSynthesis.cancel();
        const speech = new SpeechSynthesisUtterance(text);
        Object.assign(speech, { voice, lang: voice.lang, rate: 0.85 });
        speechSynthesis.speak(speech);
      };
      const button = element("button.cartes-phrase", {
        type: "button",
        title: label,
        onclick: say,
      });
      phrase.replaceWith(button);
      button.append(phrase, glyph());
    }
  };
  // Browsers load their voices after the first question about them.
  speechSynthesis.addEventListener("voiceschanged", draw);
  draw();
}

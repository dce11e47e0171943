/**
 * Every word that readers read stands in a dictionary of its language, in `words/<lang>.txt`,
 * or among the games' own in `words/games.txt`. What is quoted or in italics may be in any of
 * the four languages: the players' words, and the sources'.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { loadModule } from "hunspell-asm";

import { LANGUAGES, parted, texts, wordsOf } from "./texts.js";

// Checked before the module is loaded: it hides the text of a later error.
for (const lang of LANGUAGES) {
  const { aff, dic } = (await import(`dictionary-${lang}`)).default;
  assert.ok(aff && dic, `dictionary-${lang} exports no aff and dic: install version 3 or newer`);
}
const factory = await loadModule();

/** @param {string} name @returns {Set<string>} The words of that list; none without such a file. */
function listed(name) {
  const file = new URL(`words/${name}.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Set(
    lines.filter((line) => line && !line.startsWith("#")).flatMap((line) => line.split(" ")),
  );
}

const GAMES = listed("games");
const SHORT = new Set("c d j l m n qu s t jusqu lorsqu puisqu quelqu".split(" "));

/** @param {string} lang @returns {Promise<(word: string) => boolean>} Whether it is a word there. */
async function dictionary(lang) {
  const { aff, dic } = (await import(`dictionary-${lang}`)).default;
  const hunspell = factory.create(
    factory.mountBuffer(aff, `${lang}.aff`),
    factory.mountBuffer(dic, `${lang}.dic`),
  );
  const own = listed(lang);
  /** @type {Map<string, boolean>} */
  const known = new Map();
  const isWord = (/** @type {string} */ word) => {
    if (!known.has(word))
      known.set(
        word,
        [own, GAMES].some((list) => list.has(word) || list.has(word.toLowerCase())) ||
          hunspell.spell(word),
      );
    return Boolean(known.get(word));
  };
  return (word) =>
    isWord(word) ||
    (/[’-]/.test(word) &&
      word.split(/[’-]/).every((part) => SHORT.has(part.toLowerCase()) || isWord(part)));
}

/** @type {Map<string, (word: string) => boolean>} */
const DICTIONARIES = new Map();
for (const lang of LANGUAGES) DICTIONARIES.set(lang, await dictionary(lang));

/** @param {string} lang @returns {string[]} Words that no dictionary and no list has. */
function misspelled(lang) {
  const isWord = /** @type {(word: string) => boolean} */ (DICTIONARIES.get(lang));
  const all = [...DICTIONARIES.values()];
  const faults = new Set();
  for (const { file, text } of texts(lang)) {
    const [own, quoted] = parted(text).map(wordsOf);
    const faulty = [
      ...own.filter((word) => !isWord(word)),
      ...quoted.filter((word) => !all.some((known) => known(word))),
    ];
    for (const word of faulty) faults.add(`${word} (${file})`);
  }
  return [...faults];
}

for (const lang of LANGUAGES)
  test(`every word is spelt as the dictionary has it: ${lang}`, () => {
    assert.deepEqual(misspelled(lang), []);
  });

test("a misspelt word is found, and a player's word is not taken for one", () => {
  const isFrench = /** @type {(word: string) => boolean} */ (DICTIONARIES.get("fr"));
  assert.deepEqual(
    ["carte", "l’envido", "aujourd’hui", "Quiero"].map(isFrench),
    Array(4).fill(true),
  );
  assert.deepEqual(["cartte", "l’evnido", "joueurr"].map(isFrench), Array(3).fill(false));
});

test("what is quoted is parted from the rest", () => {
  const [own, quoted] = parted("Dites « quiero » ou *no quiero*, “paso” aussi.").map(wordsOf);
  assert.deepEqual(own, ["Dites", "ou", "aussi"]);
  assert.deepEqual(quoted, ["quiero", "no", "quiero", "paso"]);
});

test("each list holds no word twice, nor one that its dictionary has", () => {
  for (const lang of LANGUAGES)
    assert.deepEqual(
      [...listed(lang)].filter((word) => GAMES.has(word)),
      [],
    );
});

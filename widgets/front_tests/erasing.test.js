/** "Erase all progress" leaves nothing that any script saves, except settings. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const FRONT = new URL("../cartes_widgets/", import.meta.url);
/** Scripts that handle keys of other scripts. */
const GENERAL = ["storage.js", "moving.js"];
const CALL =
  /\b(?:keep|recall|recallJson|recallRecord|recallList|forget)\(\s*([\w"`][^,()]*)(\(?)/g;
const STAY = [
  "cartes-class-erased",
  "cartes-class-followed",
  "cartes-class-seated",
  "cartes-class-typed",
  "cartes-friends-me",
  "cartes-lang",
  "cartes-pace",
  "cartes-probe",
  "cartes-reloaded",
  "cartes-sound",
  "cartes-theme",
];

const scripts = readdirSync(FRONT, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js") && !GENERAL.some((item) => name.endsWith(item)))
  .map((name) => ({ name, text: readFileSync(new URL(name, FRONT), "utf8") }));

/**
 * @param {string} word The first argument of a call: a literal, a constant, or a function's name.
 * @param {string} text The script.
 * @returns {string | null} The key; null if it cannot be found.
 */
function keyOf(word, text) {
  if (/^["`]/.test(word)) return word.slice(1, -1).replace(/\$\{[^}]*\}/g, "x");
  const value = new RegExp(`const ${word} = (?:\\([^)]*\\) =>\\s*)?(["\`][^"\`]*["\`])`);
  const found =
    value.exec(text) ?? scripts.map((item) => value.exec(item.text)).find((item) => item !== null);
  return found ? keyOf(found[1], text) : null;
}

/** @returns {string[]} The keys of all scripts. */
function keysOfScripts() {
  const saving = scripts.filter(({ text }) => /from "[./\w]*\/storage\.js"/.test(text));
  const keys = saving.flatMap(({ name, text }) =>
    [...text.matchAll(CALL)]
      .filter(([, word]) => !(name.endsWith("progress.js") && word === "key"))
      .map(([call, word]) => {
        const key = keyOf(word.trim(), text);
        assert.ok(key?.startsWith("cartes-"), `${name}: ${call}`);
        return String(key);
      }),
  );
  return [...new Set(keys)].sort();
}

/** @param {string[]} keys @returns {Storage} A replacement for a browser's storage. */
function filled(keys) {
  const stored = Object.fromEntries(keys.map((key) => [key, "{}"]));
  return new Proxy(/** @type {any} */ (stored), {
    get: (_, name) =>
      ({
        getItem: (/** @type {string} */ key) => stored[key] ?? null,
        setItem: (/** @type {string} */ key, /** @type {string} */ text) => (stored[key] = text),
        removeItem: (/** @type {string} */ key) => delete stored[key],
      })[String(name)],
  });
}

test("erasing all progress leaves settings only", async () => {
  globalThis.dispatchEvent = () => true;
  const keys = keysOfScripts();
  assert.ok(keys.includes("cartes-daily-last-v1"));
  globalThis.localStorage = filled([...keys, "another-site"]);
  globalThis.sessionStorage = filled(keys);
  const { clearProgress, isAnythingDone } =
    await import("../cartes_widgets/front/shared/progress.js");
  assert.equal(isAnythingDone(), true);
  clearProgress();
  assert.deepEqual(Object.keys(localStorage).sort(), ["another-site", ...STAY]);
  assert.deepEqual(Object.keys(sessionStorage).sort(), STAY);
  assert.equal(isAnythingDone(), false);
});

/**
 * The class as a file: kept by the teacher under a word, and brought back in the next week.
 */
import { element } from "../../front/shared/dom.js";
import { showBanner } from "./class_feed.js";
import { at, room, words } from "./class_parts.js";

/**
 * @param {string} path
 * @param {BlobPart[]} parts
 * @returns {Promise<Response | null>} null if the server refused, or did not answer.
 */
async function send(path, parts) {
  const address = `${room.base}class/${path}?lang=${document.documentElement.lang}`;
  try {
    const answered = await fetch(address, { method: "POST", body: new Blob(parts) });
    if (answered.ok) return answered;
    const reply = await answered.json().catch(() => ({}));
    showBanner(reply.error ?? words.failed);
  } catch {
    showBanner(words.failed);
  }
  return null;
}

/** Asks for a word, and downloads the class, which only that word opens. */
async function keepClass() {
  const word = globalThis.prompt(words["keep-word"]);
  if (!word) return;
  const answered = await send("file/keep", [JSON.stringify({ word })]);
  if (!answered) return;
  const address = URL.createObjectURL(await answered.blob());
  const day = new Date().toISOString().slice(0, 10);
  element("a", { href: address, download: `class-${day}.cartes` }).click();
  URL.revokeObjectURL(address);
  at("class-notice").textContent = words["keep-done"];
}

/** @param {Event} event The choice of a class's file. */
async function bringClass(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  const word = file && globalThis.prompt(words["bring-word"]);
  if (file && word) {
    const answered = await send("file/bring", [`${JSON.stringify({ word })}\n`, file]);
    if (answered) at("class-notice").textContent = (await answered.json()).text;
  }
  input.value = "";
}

/** Makes the buttons of the class's file work. */
export function startFiles() {
  at("keep").addEventListener("click", keepClass);
  at("bring").addEventListener("change", bringClass);
}

/** The class as a file, which the teacher saves with a password and loads in a later class. */
import { element } from "../../front/shared/dom.js";
import { showBanner } from "./class_feed.js";
import { at, room, texts } from "./class_parts.js";

/** Maximum size of a class file, in bytes, as on the server. */
const MAX_FILE_SIZE = 2 * 1024 * 1024;

/**
 * Sends a POST request about a class file; after an error, shows the reason.
 *
 * @param {string} path
 * @param {BlobPart[]} parts The parts of the request's body.
 * @returns {Promise<Response | null>} The response; null after an error.
 */
async function send(path, parts) {
  const address = `${room.base}class/${path}?lang=${document.documentElement.lang}`;
  try {
    const answered = await fetch(address, { method: "POST", body: new Blob(parts) });
    if (answered.ok) return answered;
    const reply = await answered.json().catch(() => ({}));
    showBanner(reply.error ?? texts.failed);
  } catch {
    showBanner(texts.failed);
  }
  return null;
}

/** Asks for a password, and downloads the class, encrypted with this password. */
async function keepClass() {
  const password = globalThis.prompt(texts["keep-password"]);
  if (!password) return;
  const answered = await send("file/keep", [JSON.stringify({ password })]);
  if (!answered) return;
  const address = URL.createObjectURL(await answered.blob());
  const day = new Date().toISOString().slice(0, 10);
  element("a", { href: address, download: `class-${day}.cartes` }).click();
  URL.revokeObjectURL(address);
  at("class-notice").textContent = texts["keep-done"];
}

/**
 * Asks for the password of the chosen class file, and sends both to the server.
 *
 * @param {Event} event The change of the file input.
 */
async function bringClass(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const [file] = input.files ?? [];
  const password = file && globalThis.prompt(texts["bring-password"]);
  if (file && password) {
    // One byte too many is enough for the server to refuse a file with its reason.
    const sent = file.slice(0, MAX_FILE_SIZE + 1);
    const answered = await send("file/bring", [`${JSON.stringify({ password })}\n`, sent]);
    if (answered) at("class-notice").textContent = (await answered.json()).text;
  }
  input.value = "";
}

/** Adds the listeners of the buttons that save and load the class. */
export function startFiles() {
  at("keep").addEventListener("click", keepClass);
  at("bring").addEventListener("change", bringClass);
}

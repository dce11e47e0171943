/**
 * Moves the data in this browser to another browser or another address, as a file or as a code.
 *
 * The storage keys are the same at all addresses.
 */
import { forget, keep, savedKeys, recall } from "./storage.js";

const VERSION = 1;
const OURS = /^cartes-[\w-]{1,60}$/;
/** Keys of data that belong to this browser only, or are temporary. */
const NOT_TAKEN = new Set(["cartes-lang", "cartes-probe", "cartes-theme"]);
const MAX_LENGTH = 2_000_000;
const SIGN = "CARTES1.";

/** @returns {Record<string, string>} All saved data to move; the key is the storage key. */
export function savedEntries() {
  /** @type {Record<string, string>} */
  const entries = {};
  for (const key of savedKeys())
    if (OURS.test(key) && !NOT_TAKEN.has(key)) entries[key] = recall(key) ?? "";
  return entries;
}

/** @returns {string} The contents of the file. */
export const asFile = () => JSON.stringify({ cartes: VERSION, saved: savedEntries() });

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {RangeError} The result is too large: a few compressed bytes can expand to gigabytes.
 */
async function through(bytes, stream) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    parts.push(value);
    size += value.length;
    if (size > MAX_LENGTH) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @returns {Promise<string>} The data of `asFile`, as a code of letters, digits, "-" and "_". */
export async function asCode() {
  const text = new TextEncoder().encode(asFile());
  const bytes = await through(text, new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (item) => String.fromCharCode(item)).join("");
  return SIGN + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} code */
async function fromCode(code) {
  const letters = atob(code.slice(SIGN.length).replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (item) => item.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/**
 * @param {string} given The text of a file, or a code, in which spaces and line breaks are ignored.
 * @returns {Promise<Record<string, string> | null>} The data by key; null if it does not come from
 *   Cartes.
 */
export async function taken(given) {
  if (given.length > MAX_LENGTH) return null;
  try {
    const packed = given.replace(/\s+/g, "");
    const text = packed.startsWith(SIGN) ? await fromCode(packed) : given;
    if (text.length > MAX_LENGTH) return null;
    const { cartes, saved: entries } = JSON.parse(text);
    const isOurs = (/** @type {[string, unknown]} */ [key, value]) =>
      OURS.test(key) && !NOT_TAKEN.has(key) && typeof value === "string";
    if (cartes !== VERSION || !entries || !Object.entries(entries).every(isOurs)) return null;
    return Object.keys(entries).length ? entries : null;
  } catch {
    return null;
  }
}

/**
 * Saves all received data, or changes nothing.
 *
 * @param {Record<string, string>} entries
 * @returns {boolean} Whether the storage had enough space.
 */
export function takeIn(entries) {
  const before = Object.keys(entries).map((key) => /** @type {const} */ ([key, recall(key)]));
  if (Object.entries(entries).every(([key, text]) => keep(key, text))) return true;
  // Delete the new data first, because the old data may need its space.
  for (const [key] of before) forget(key);
  for (const [key, text] of before) if (text !== null) keep(key, text);
  return false;
}

/**
 * @template {keyof HTMLElementTagNameMap} Kind
 * @param {Kind} kind
 * @param {Record<string, unknown>} traits
 * @param {(Node | string)[]} inner
 */
function create(kind, traits, ...inner) {
  const element = Object.assign(document.createElement(kind), traits);
  element.append(...inner);
  return element;
}

/** Saves a file as a download link would. */
function save() {
  const address = URL.createObjectURL(new Blob([asFile()], { type: "application/json" }));
  create("a", { href: address, download: "cartes.json" }).click();
  URL.revokeObjectURL(address);
}

/**
 * Opens the dialog that exports and imports progress.
 *
 * @param {Record<string, string>} texts
 */
export async function openMoving(texts) {
  const status = create("p", { className: "cartes-moving-message" });
  status.setAttribute("role", "status");
  const showStatus = (/** @type {string} */ name) => (status.textContent = texts[name]);
  const code = /** @type {HTMLTextAreaElement} */ (
    create("textarea", { readOnly: true, rows: 3, value: await asCode() })
  );
  const given = /** @type {HTMLTextAreaElement} */ (
    create("textarea", { rows: 3, autocomplete: "off", spellcheck: false })
  );
  const file = /** @type {HTMLInputElement} */ (create("input", { type: "file", accept: ".json" }));
  const arrive = async () => {
    const chosen = file.files?.[0];
    const isBig = Boolean(chosen && chosen.size > MAX_LENGTH);
    const entries = isBig ? null : await taken(chosen ? await chosen.text() : given.value);
    if (!entries) return showStatus("move-bad");
    if (Object.keys(savedEntries()).length && !confirm(texts["move-sure"])) return "";
    if (!takeIn(entries)) return showStatus("move-full");
    location.reload();
    return "";
  };
  const copy = async () => {
    code.select();
    await navigator.clipboard?.writeText(code.value).then(
      () => showStatus("move-copied"),
      () => {},
    );
  };
  const does = (/** @type {string} */ name, /** @type {() => unknown} */ onclick, isMain = false) =>
    create(
      "button",
      { type: "button", className: isMain ? "cartes-primary" : "cartes-quiet", onclick },
      texts[name],
    );
  const sheet = /** @type {HTMLDialogElement} */ (
    create(
      "dialog",
      { className: "cartes-moving" },
      create("h2", {}, texts.move),
      create("label", {}, texts["move-code"], code),
      create(
        "p",
        { className: "cartes-moving-do" },
        does("move-save", save),
        does("move-copy", copy),
      ),
      create("label", {}, texts["move-given"], given),
      create("label", {}, texts["move-file"], file),
      status,
      create(
        "p",
        { className: "cartes-moving-do" },
        does("move-arrive", arrive, true),
        does("move-close", () => sheet.close()),
      ),
    )
  );
  sheet.setAttribute("aria-label", texts.move);
  sheet.onclose = () => sheet.remove();
  document.body.append(sheet);
  sheet.showModal();
}

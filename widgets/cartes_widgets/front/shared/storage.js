/**
 * Texts that this browser saves between pages, by key.
 *
 * The storage may be forbidden, full or emptied at any time; then the texts are saved in memory
 * while the page is open.
 */

/**
 * @type {Map<string, string | null>} The texts that could not be saved; null for a text that could
 *   not be deleted.
 */
const notSaved = new Map();

/**
 * @param {"local" | "session"} kind
 * @returns {Storage} The browser's storage.
 * @throws {DOMException} If the user forbids storage, even access to its name is an error.
 */
const browserStorage = (kind) => (kind === "local" ? localStorage : sessionStorage);

/**
 * @param {string} key
 * @param {"local" | "session"} [kind] `session` for texts of this tab only.
 * @returns {string | null} The saved text; null if there is no such text.
 */
export function recall(key, kind = "local") {
  const unsaved = notSaved.get(`${kind}:${key}`);
  if (unsaved !== undefined) return unsaved;
  try {
    return browserStorage(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {"local" | "session"} [kind]
 * @returns {unknown} The saved JSON value; null if it is missing or invalid.
 */
export function recallJson(key, kind = "local") {
  try {
    return JSON.parse(recall(key, kind) ?? "null");
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * @param {string} key
 * @param {"local" | "session"} [kind]
 * @returns {Record<string, any>} The saved object; empty if the value is not an object.
 */
export function recallRecord(key, kind = "local") {
  const value = recallJson(key, kind);
  return isRecord(value) ? value : {};
}

/** @param {string} key @returns {unknown[]} The saved array; else []. */
export function recallList(key) {
  const value = recallJson(key);
  return Array.isArray(value) ? value : [];
}

/**
 * @param {string} key
 * @param {string} text
 * @param {"local" | "session"} [kind]
 * @returns {boolean} Whether the text is saved beyond this page.
 */
export function keep(key, text, kind = "local") {
  try {
    browserStorage(kind).setItem(key, text);
    notSaved.delete(`${kind}:${key}`);
    return true;
  } catch {
    notSaved.set(`${kind}:${key}`, text);
    return false;
  }
}

/**
 * @param {string} key
 * @param {"local" | "session"} [kind]
 */
export function forget(key, kind = "local") {
  try {
    browserStorage(kind).removeItem(key);
    notSaved.delete(`${kind}:${key}`);
  } catch {
    notSaved.set(`${kind}:${key}`, null);
  }
}

/**
 * @param {"local" | "session"} [kind]
 * @returns {string[]} All keys of texts that are saved beyond this page, or would be if there were
 *   space.
 */
export function savedKeys(kind = "local") {
  const items = [...notSaved].flatMap(([name, text]) =>
    text !== null && name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : [],
  );
  try {
    return [...new Set([...Object.keys(browserStorage(kind)), ...items])];
  } catch {
    return items;
  }
}

/**
 * What this browser keeps for us between pages: text by key. Storage may be forbidden, full or
 * emptied at any moment; then the page itself remembers, as long as it is open.
 */

/** @type {Map<string, string | null>} What could not be kept; null where it could not be erased. */
const unkept = new Map();

/**
 * @param {"local" | "session"} kind
 * @returns {Storage} The browser's own.
 * @throws {DOMException} The reader forbids it: naming it is enough.
 */
const browserStorage = (kind) => (kind === "local" ? localStorage : sessionStorage);

/**
 * @param {string} key
 * @param {"local" | "session"} [kind] `session` for what concerns this tab alone.
 * @returns {string | null} null for what was never kept.
 */
export function recall(key, kind = "local") {
  const unsaved = unkept.get(`${kind}:${key}`);
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
 * @returns {unknown} The stored JSON; null if it is missing or cannot be read.
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
 * @returns {Record<string, any>} What was kept by name; empty where anything else lies.
 */
export function recallRecord(key, kind = "local") {
  const value = recallJson(key, kind);
  return isRecord(value) ? value : {};
}

/** @param {string} key @returns {unknown[]} What was kept in a row; empty where anything else lies. */
export function recallList(key) {
  const value = recallJson(key);
  return Array.isArray(value) ? value : [];
}

/**
 * @param {string} key
 * @param {string} text
 * @param {"local" | "session"} [kind]
 * @returns {boolean} Whether it will outlast this page.
 */
export function keep(key, text, kind = "local") {
  try {
    browserStorage(kind).setItem(key, text);
    unkept.delete(`${kind}:${key}`);
    return true;
  } catch {
    unkept.set(`${kind}:${key}`, text);
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
    unkept.delete(`${kind}:${key}`);
  } catch {
    unkept.set(`${kind}:${key}`, null);
  }
}

/** @returns {string[]} All keys of what outlasts this page, or would if there were room for it. */
export function keptKeys() {
  const items = [...unkept].flatMap(([name, text]) =>
    text !== null && name.startsWith("local:") ? [name.slice("local:".length)] : [],
  );
  try {
    return [...new Set([...Object.keys(browserStorage("local")), ...items])];
  } catch {
    return items;
  }
}

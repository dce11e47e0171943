/**
 * Sets `lang` on elements whose sentence is in another language than the page.
 *
 * Such a sentence arrives between Unicode language tags (`tagged` in cartes_lib). A page loads this
 * script only if its language lacks a message.
 */
const TAGS = /[\u{E0001}-\u{E007F}]/gu;
const TAGGED = /^\s*\u{E0001}([\u{E0061}-\u{E007A}]+)[^\u{E0001}]*\u{E007F}\s*$/u;
const NAMES = ["alt", "aria-label", "placeholder", "title"];
const TAG = 0xe0000;

/**
 * @param {string} text
 * @returns {{ text: string, lang: string }} The text without tags, and its language: "" if it is
 *   the page's, or if only a part of the text is in another one.
 */
export function untagged(text) {
  const code = TAGGED.exec(text)?.[1] ?? "";
  const letters = [...code].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - TAG));
  return { text: text.replace(TAGS, ""), lang: letters.join("") };
}

/** @type {WeakMap<Element, string | null>} The value of `lang` before this script changed it. */
const before = new WeakMap();

/** @param {Text} node */
function markText(node) {
  const { text, lang } = untagged(node.data);
  if (text !== node.data) node.data = text;
  const parent = node.parentElement;
  if (!parent) return;
  if (lang && parent.textContent === text) {
    if (!before.has(parent)) before.set(parent, parent.getAttribute("lang"));
    parent.lang = lang;
  } else if (before.has(parent)) {
    const own = before.get(parent);
    if (own) parent.lang = own;
    else parent.removeAttribute("lang");
    before.delete(parent);
  }
}

/** @param {Element} element */
function cleanNames(element) {
  for (const name of NAMES) {
    const text = element.getAttribute(name);
    if (text && untagged(text).text !== text) element.setAttribute(name, untagged(text).text);
  }
}

/** @param {Node} root */
function mark(root) {
  if (root instanceof Text) return markText(root);
  if (!(root instanceof Element)) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = /** @type {Node | null} */ (root); node; node = walker.nextNode()) {
    if (node instanceof Text) markText(node);
    else if (node instanceof Element) cleanNames(node);
  }
}

function start() {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") addedNodes.forEach(mark);
      else if (type === "characterData") mark(target);
      else if (target instanceof Element) cleanNames(target);
    }
    // Drop the records of this script's own changes.
    observer.takeRecords();
  });
  mark(document.documentElement);
  const attributes = { attributes: true, attributeFilter: NAMES };
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    ...attributes,
  });
}

if (globalThis.document) start();

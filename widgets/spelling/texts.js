/** What readers read in one language: the catalogue and the Markdown of the notebooks. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentParser, Visitor } from "@fluent/syntax";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "widgets/package.json"), "utf8"));

/** Those of which package.json names a dictionary. */
export const LANGUAGES = Object.keys(devDependencies)
  .filter((name) => name.startsWith("dictionary-"))
  .map((name) => name.replace("dictionary-", ""));

/** Stands for what a sentence is filled with: a word that touches it is no whole word. */
const FILLED = "\0";

class Sentences extends Visitor {
  /** @type {string[]} */
  texts = [];

  /** @param {any} node What agrees with a word is no word: "m", "f". */
  visitAttribute(node) {
    if (node.id.name !== "gender") this.genericVisit(node);
  }

  /** @param {any} node */
  visitPattern(node) {
    const parts = node.elements.map((/** @type {any} */ item) =>
      item.type === "TextElement" ? item.value : FILLED,
    );
    this.texts.push(parts.join(""));
    this.genericVisit(node);
  }
}

/** @param {string} folder @param {string} ending @returns {string[]} Paths of its files. */
const filesBelow = (folder, ending) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes(".ipynb_checkpoints"))
    .sort()
    .map((name) => join(folder, name));

/** @param {string} file @returns {string} */
const read = (file) => readFileSync(join(ROOT, file), "utf8");

/** @param {string} text Markdown. @returns {string} What is read of it: no code, files, addresses. */
export const prose = (text) =>
  text
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/`[^`]*`/g, FILLED)
    .replace(/<i lang="[a-z]+">([^<]*)<\/i>/g, "*$1*")
    .replace(/<[^>]+>/g, " ")
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/\w+:\S+|--[\w-]+|\w+\.\w+/g, " ")
    .replace(/\*\*/g, "");

const SET_OFF = /«[^«»]*»|“[^“”]*”|\*[^*\n]+\*/g;

/** @param {string} text @returns {[string, string]} What is its own, and what it quotes. */
export const parted = (text) => [text.replace(SET_OFF, " "), (text.match(SET_OFF) ?? []).join(" ")];

/**
 * @param {string} lang
 * @returns {Generator<{ file: string, text: string }>} Each sentence, and where it stands.
 */
export function* texts(lang) {
  for (const file of filesBelow(`cartes_lib/messages/locales/${lang}`, ".ftl")) {
    const sentences = new Sentences();
    sentences.visit(new FluentParser().parse(read(file), {}));
    for (const text of sentences.texts) yield { file, text: prose(text) };
  }
  for (const file of filesBelow(`tutorials/${lang}`, ".ipynb")) {
    const book = JSON.parse(read(file));
    for (const cell of book.cells.filter(
      (/** @type {any} */ cell) => cell.cell_type === "markdown",
    ))
      yield { file, text: prose([cell.source].flat().join("")) };
  }
  const guide = lang === "fr" ? "docs/TEACHING.md" : `docs/TEACHING.${lang}.md`;
  if (existsSync(join(ROOT, guide))) yield { file: guide, text: prose(read(guide)) };
}

/** @param {string} text @returns {string[]} Its whole words; signs, options, all capitals are none. */
export const wordsOf = (text) =>
  (text.match(/[\p{L}\p{M}\p{N}\0_’·-]+/gu) ?? [])
    .map((word) => word.replace(/^[’·-]+|[’·-]+$/g, ""))
    .filter((word) => /\p{Ll}/u.test(word) && word.length > 1 && !/[\p{N}\0_]/u.test(word))
    // "KYÉ-ro" and "bou-ti-FA-rre" say how it sounds.
    .filter((word) => !/(^|-)\p{Lu}{2,}(-|$)/u.test(word));

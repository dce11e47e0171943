/** The home page of a static site: does what a server would do. */
import { recall } from "../../front/shared/storage.js";
import { LANG } from "./offline.js";

/**
 * Redirects the root of a site to the learner's language.
 *
 * @returns {boolean} Whether it redirects.
 */
export function openInOwnLanguage() {
  const [own, ...others] = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".cartes-languages a")
  );
  const { root } = document.body.dataset;
  if (root === undefined || !others.length) return false;
  const offered = new Map([own, ...others].map((item) => [item.lang, item]));
  // The page's own language is the last choice.
  const asked = [recall(LANG) ?? "", ...navigator.languages, root];
  const wished = asked.map((item) => item.split("-")[0]);
  const link = offered.get(wished.find((item) => offered.has(item)) ?? "");
  if (link) location.replace(link.href);
  return Boolean(link);
}

/**
 * @param {string} code
 * @returns {string} The address of the table with this code; "" for another code. The table's page
 *   checks whether the table exists.
 */
function tableAddress(code) {
  const [game, ...more] = code.toLowerCase().split("/");
  const play = document.querySelector('.cartes-tile[href$="play.html"]')?.getAttribute("href");
  const isGame = more.length && document.querySelector(`[data-game="${CSS.escape(game)}"]`);
  return isGame && play ? `${play}?${new URLSearchParams({ table: code })}` : "";
}

/**
 * Handles codes without a server: the home page has the addresses of the
 * lessons for deal codes, and of the page for tables.
 *
 * @param {string} bad Message for a code that opens nothing.
 * @param {string} ofRoom Message for the code of a class, which needs a server.
 */
export function startCodes(bad, ofRoom) {
  const form = document.querySelector(".cartes-code-form");
  const input = form?.querySelector("input");
  if (!form || !input) return;
  const open = () => {
    const typed = input.value.trim();
    const table = tableAddress(typed);
    if (table) return location.assign(table);
    const code = input.value.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
    const lesson = `${code.slice(0, 2)}-${code.slice(2, 4)}`;
    const link = document.querySelector(`[data-lesson="${CSS.escape(lesson)}"] > a`);
    if (link) location.assign(`${link.getAttribute("href")}?deal=${lesson}-${code.slice(4)}`);
    else {
      input.setCustomValidity(/^[A-Za-z]{4}$/.test(typed) ? `${bad}. ${ofRoom}` : bad);
      input.reportValidity();
    }
  };
  input.addEventListener("input", () => input.setCustomValidity(""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    open();
  });
  const early = new URLSearchParams(location.search).get("code");
  if (early === null) return;
  // The code was sent before this script was loaded; a Back navigation must not send it again.
  history.replaceState(history.state, "", location.pathname);
  input.value = early.slice(0, input.maxLength);
  open();
}

/** Makes the offline page open the requested page when the network is back. */
export function startRetry() {
  const link = /** @type {HTMLAnchorElement | null} */ (document.getElementById("cartes-retry"));
  const asked = new URLSearchParams(location.search).get("asked");
  if (!link || asked === null) return;
  const site = new URL(link.dataset.up ?? "", location.href).href;
  const address = new URL(asked, site).href;
  if (!address.startsWith(site)) return;
  link.href = address;
  link.hidden = false;
  addEventListener("online", () => location.replace(address));
}

/**
 * Buttons of the header: light or dark, projection, print.
 */

import { askedValue } from "../../front/shared/query.js";
import { keep, recall } from "../../front/shared/storage.js";

const THEME = "cartes-theme";

/** @param {string} name */
const button = (name) =>
  /** @type {HTMLButtonElement | null} */ (document.getElementById(`cartes-${name}`));

function startTheme() {
  const root = document.documentElement;
  const saved = recall(THEME);
  if (saved === "light" || saved === "dark") root.dataset.theme = saved;
  button("theme")?.addEventListener("click", () => {
    const dark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
    keep(THEME, root.dataset.theme);
  });
}

function startProjector() {
  const toggle = button("projector");
  if (!toggle) return;
  const set = (/** @type {boolean} */ on) => {
    document.documentElement.classList.toggle("cartes-projector", on);
    dispatchEvent(new Event("resize"));
    toggle.setAttribute("aria-pressed", String(on));
  };
  toggle.addEventListener("click", () =>
    set(!document.documentElement.classList.contains("cartes-projector")),
  );
  set(askedValue("projector") === "1");
}

/** A link to another language keeps the step and the query of the address. */
function startLanguages() {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".cartes-languages a")
  ))
    link.addEventListener("click", () => {
      const address = new URL(link.href);
      const query = new URLSearchParams(location.search);
      for (const [name, value] of address.searchParams) query.set(name, value);
      address.search = query.toString();
      address.hash = location.hash;
      link.href = address.href;
    });
}

/**
 * A site without a server, which alone has a manifest, also opens without a network.
 *
 * @param {Record<string, string>} words
 */
async function startSite(words) {
  const place = document.querySelector('link[rel="manifest"]')?.getAttribute("href");
  if (!place) return;
  const { startOffline } = await import("../../site/front/offline.js");
  await startOffline(new URL(place, location.href).href, words);
}

/**
 * Starts the buttons of the header that this page has.
 *
 * @param {Record<string, string>} [words]
 */
export function startTools(words = {}) {
  startTheme();
  startProjector();
  startSite(words).catch((error) => console.warn(String(error)));
  const close = startMenu();
  // The class sees the table, not the menu in which projection was chosen.
  button("projector")?.addEventListener("click", close);
  button("print")?.addEventListener("click", () => {
    close();
    print();
  });
}

/**
 * Starts the menu: languages, and closing.
 *
 * @returns {() => void} Closes it.
 */
export function startMenu() {
  startLanguages();
  const menu = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".cartes-menu"));
  const close = () => {
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") close();
  });
  document.addEventListener("click", (event) => {
    if (menu?.open && !menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  return close;
}

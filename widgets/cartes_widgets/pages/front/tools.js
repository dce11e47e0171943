/** The buttons of the header: light or dark theme, projector mode, print. */

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

/** Adds the step and the query string of the address to links to other languages. */
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
 * Makes the pages of a static site, which alone has a manifest, open offline too.
 *
 * @param {Record<string, string>} texts
 */
async function startSite(texts) {
  const place = document.querySelector('link[rel="manifest"]')?.getAttribute("href");
  if (!place) return;
  const { startOffline } = await import("../../site/front/offline.js");
  await startOffline(new URL(place, location.href).href, texts);
}

/**
 * Adds the listeners of the buttons that this page's header has.
 *
 * @param {Record<string, string>} [texts]
 */
export function startTools(texts = {}) {
  startTheme();
  startProjector();
  startSite(texts).catch((error) => console.warn(String(error)));
  const close = startMenu();
  // The class must see the table, not the menu with the button for projector mode.
  button("projector")?.addEventListener("click", close);
  button("print")?.addEventListener("click", () => {
    close();
    print();
  });
  for (const link of document.querySelectorAll('a[href="#print"]')) {
    link.className = "cartes-primary";
    link.addEventListener("click", (event) => {
      event.preventDefault();
      print();
    });
  }
}

/**
 * Adds the listeners of the menu with the languages.
 *
 * @returns {() => void} A function that closes the menu.
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

/**
 * Makes the pages of a static site open offline too.
 *
 * Loaded files are cached, and all other files are fetched when the page is idle. The page offers a
 * new version, which becomes active when the learner accepts it.
 */

import { keep } from "../../front/shared/storage.js";

/** Storage key of the last language; the root page of a site opens in this language. */
export const LANG = "cartes-lang";

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} act
 */
function button(name, text, act) {
  const node = document.createElement("button");
  node.type = "button";
  node.className = name;
  node.textContent = text;
  node.onclick = act;
  return node;
}

let isTaken = false;
/** The time after which a version that still waits is asked again, in milliseconds. */
const TAKE_AGAIN = 2000;

/**
 * @param {() => void} onTake
 * @param {Record<string, string>} texts
 */
function offer(onTake, texts) {
  document.getElementById("cartes-update")?.remove();
  const note = document.createElement("div");
  note.id = "cartes-update";
  note.className = "cartes-unsaved-note";
  note.setAttribute("role", "status");
  const text = document.createElement("span");
  note.append(
    text,
    button("cartes-quiet", texts["update-take"], onTake),
    button("cartes-quiet", texts["update-later"], () => note.remove()),
  );
  document.body.append(note);
  // Screen readers announce text in a region that existed before the text.
  text.textContent = texts.update;
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Record<string, string>} texts
 */
function watch(registration, texts) {
  /** @type {ServiceWorker | null} */
  let offered = null;
  const look = () => {
    const { waiting, active } = registration;
    // The first version replaces nothing.
    if (!waiting || !active || waiting === offered) return;
    offered = waiting;
    const take = () => {
      isTaken = true;
      registration.waiting?.postMessage({ take: true });
      // A browser may keep the new version waiting for the old one, although this has ended.
      if (registration.waiting) setTimeout(take, TAKE_AGAIN);
    };
    offer(take, texts);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  // The new version may have been found before this script ran, and sends no further event.
  follow();
  look();
  registration.addEventListener("updatefound", follow);
}

/**
 * Offers to reload this page, without forcing it, when another tab has accepted a version.
 *
 * @param {ServiceWorkerContainer} container
 * @param {Record<string, string>} texts
 */
function followTabs(container, texts) {
  let isServed = Boolean(container.controller);
  container.addEventListener("controllerchange", () => {
    if (isTaken) location.reload();
    else if (isServed) offer(() => location.reload(), texts);
    isServed = true;
  });
}

/** Fetches all files of this language; only a few if the user saves data. */
async function keepAll() {
  const isLittle = Boolean(
    /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator).connection
      ?.saveData,
  );
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: document.documentElement.lang, isLittle });
}

/**
 * Starts the service worker, and offers new versions of the site.
 *
 * @param {string} place The address of the site's folder.
 * @param {Record<string, string>} texts
 */
export async function startOffline(place, texts) {
  if (!("root" in document.body.dataset)) keep(LANG, document.documentElement.lang);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.cached) document.documentElement.dataset.cached = "";
  });
  followTabs(serviceWorker, texts);
  watch(await serviceWorker.register(new URL("sw.js", place)), texts);
  // Python comes first: other work must not use the network or the processor before.
  if (document.querySelector("[data-cell]") && !document.documentElement.dataset.awake)
    addEventListener("cartes-awake", keepAll, { once: true });
  else await keepAll();
}

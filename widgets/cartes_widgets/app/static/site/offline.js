/**
 * A site without a server opens without a network, too: what passes is kept, and the rest is
 * fetched once the page is at rest. A new version is offered, and waits until it is taken.
 */

import { keep } from "../../front/shared/storage.js";

/** The language last read: the root of a site opens in it. */
export const LANG = "cartes-lang";

/**
 * @param {string} name
 * @param {string} text
 * @param {() => void} act
 */
function button(name, text, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.textContent = text;
  made.onclick = act;
  return made;
}

/**
 * @param {ServiceWorker} next The new version's.
 * @param {Record<string, string>} words
 */
function offer(next, words) {
  if (document.getElementById("cartes-update")) return;
  const note = document.createElement("div");
  note.id = "cartes-update";
  note.className = "cartes-unkept";
  note.setAttribute("role", "status");
  const text = document.createElement("span");
  const take = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    next.postMessage({ take: true });
  };
  note.append(
    text,
    button("cartes-quiet", words["update-take"], take),
    button("cartes-quiet", words["update-later"], () => note.remove()),
  );
  document.body.append(note);
  // A region that is there before its words is read out.
  text.textContent = words.update;
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Record<string, string>} words
 */
function watch(registration, words) {
  // The first one replaces nothing.
  const isUpdate = () => Boolean(registration.waiting && registration.active);
  const look = () => isUpdate() && offer(/** @type {any} */ (registration.waiting), words);
  const follow = () => registration.installing?.addEventListener("statechange", look);
  // It may have been found before this script ran, and be neither waiting nor heard of any more.
  follow();
  look();
  registration.addEventListener("updatefound", follow);
}

/** Has all that this language needs fetched, unless the reader saves data. */
async function keepAll() {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: document.documentElement.lang });
}

/**
 * @param {string} place Address of the site's folder.
 * @param {Record<string, string>} words
 */
export async function startOffline(place, words) {
  if (!("root" in document.body.dataset)) keep(LANG, document.documentElement.lang);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.kept) document.documentElement.dataset.kept = "";
  });
  watch(await serviceWorker.register(new URL("sw.js", place)), words);
  // Python comes first: nothing else may take the network or the processor from it.
  if (document.querySelector("[data-cell]") && !document.documentElement.dataset.awake)
    addEventListener("cartes-awake", keepAll, { once: true });
  else await keepAll();
}

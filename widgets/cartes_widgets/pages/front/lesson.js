/** The page of a lesson: connects to its kernel, draws widgets, shows errors. */
import { clearLesson, readProgress } from "../../front/shared/progress.js";
import { chosenVariant } from "../../front/shared/house_rules_store.js";
import { askedValues } from "../../front/shared/query.js";
import { keep, recall } from "../../front/shared/storage.js";
import { Channel } from "./channel.js";
import { startFolding } from "./folded_text.js";
import { forgetStep } from "../../front/shared/last_step.js";
import { loadManager } from "./manager.js";
import { ModelStore } from "./models.js";
import { startProjected } from "./projected.js";
import { startParts } from "./step_parts.js";
import { startSteps } from "./lesson_steps.js";
import { startTools } from "./tools.js";
import { warnUnsaved } from "./unsaved.js";
import { fillPlace } from "./views.js";

const page = JSON.parse(document.getElementById("cartes-page")?.textContent ?? "{}");
// `import()` would resolve a relative address from the scripts' folder.
page.static = new URL(page.static, document.baseURI).href;
// Only on a static site; loaded before any widget, so that no click is lost.
const still = page.cells ? await import("../../site/front/still.js") : null;
const store = new ModelStore();
const RELOADED = "cartes-reloaded";
const RELOAD_PAUSE = 30_000;
let kernelId = "";
/** @type {HTMLElement[]} */
const foreign = [];

globalThis.cartesHost = { files: page.static };

/**
 * Shows a banner that stays visible.
 *
 * @param {string} text
 * @param {boolean} offerReload Whether the banner has a button that reloads the page.
 */
function showBanner(text, offerReload) {
  const banner = /** @type {HTMLElement} */ (document.getElementById("cartes-banner"));
  const [bannerText, reload] = [banner.querySelector("span"), banner.querySelector("button")];
  if (bannerText) bannerText.textContent = text;
  if (reload) {
    reload.hidden = !offerReload;
    reload.onclick = () => location.reload();
  }
  banner.hidden = !text;
}

/** @param {import("./channel.js").Connection} connection */
function onConnection(connection) {
  if (connection === "open") {
    showBanner("", false);
    store.ask();
  } else if (connection === "lost") {
    showBanner(page.texts.lost, false);
  } else {
    showBanner(page.texts.gone, true);
    // Only once, because a lesson that fails at every start must not reload forever. The same holds
    // for a page that cannot save its reload.
    if (Date.now() - Number(recall(RELOADED, "session") ?? 0) < RELOAD_PAUSE) return;
    if (keep(RELOADED, String(Date.now()), "session")) location.reload();
  }
}

function connect() {
  const notice = document.getElementById("cartes-kernel");
  if (!notice || store.channel) return;
  if (still) {
    const onEnd = () => onConnection("gone");
    store.channel = still.startPython(page, store, { showBanner, onEnd, onMore: onMoreOfThePage });
    return;
  }
  kernelId = notice.dataset.id ?? "";
  const onMessage = (/** @type {import("./channel.js").Message} */ message) =>
    store.onMessage(message);
  store.channel = new Channel(page, kernelId, onMessage, onConnection);
  addEventListener("pagehide", () => navigator.sendBeacon(`${page.base}cartes/close/${kernelId}`));
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

/** @param {HTMLElement} place */
function onForeign(place) {
  foreign.push(place);
  if (document.readyState !== "loading")
    loadManager(foreign.splice(0), page.manager, page.base, kernelId);
}

function onMoreOfThePage() {
  connect();
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll(".cartes-mount:not([data-seen])")
  )) {
    place.dataset.seen = "";
    const { model, state } = place.dataset;
    if (model && state) store.addFirst(model, JSON.parse(state));
    delete place.dataset.state;
    fillPlace(place, store, page, onForeign);
  }
  const loading = document.getElementById("cartes-loading");
  const cells = document.querySelectorAll("[data-cell]").length;
  const text = page.texts["loading-cell"]
    .replace("{n}", String(cells))
    .replace("{of}", loading?.dataset.cells ?? "");
  // The observer sees this change too, so an equal text must not be written again.
  if (loading && cells && loading.textContent !== text) loading.textContent = text;
}

function onWholePage() {
  watcher.disconnect();
  onMoreOfThePage();
  document.getElementById("cartes-loading")?.remove();
  checkAddress();
  offerToForget();
  startTools(page.texts);
  offerToListen();
  startSteps(page.texts, page.lesson);
  startProjected();
  document.documentElement.classList.remove("cartes-coming");
  addEventListener("hashchange", checkAddress);
  warnUnsaved(page.texts);
  store.ask();
  if (foreign.length) loadManager(foreign.splice(0), page.manager, page.base, kernelId);
}

/** Offers to delete the progress in this lesson only. */
function offerToForget() {
  const button = document.getElementById("cartes-forget");
  if (!button) return;
  const isSaved = () => page.lesson in readProgress().lessons;
  const draw = () => (button.hidden = !isSaved());
  button.onclick = () => {
    if (!confirm(button.dataset.sure)) return;
    clearLesson(page.lesson);
    forgetStep(page.lesson);
    location.assign(location.pathname + location.search);
  };
  addEventListener("cartes-progress", draw);
  draw();
}

/** Lets phrases of another language be heard, if the page has any and the browser can speak. */
async function offerToListen() {
  const phrases = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("td > i[lang]")]);
  if (!phrases.length || !globalThis.speechSynthesis) return;
  const { startPhrases } = await import("./phrases.js");
  startPhrases(phrases, page.texts.listen);
}

/** Names the values of the address that are ignored, if it has any values. */
function checkAddress() {
  const { hash } = location;
  // Also if nothing is left to check: back at an address without a fragment, a notice disappears.
  if (page.misread || location.search || hash || document.getElementById("cartes-ignored"))
    import("./address_check.js").then((module) => module.showIgnored(page, hash));
}

/**
 * The lesson's address in the variant of the learner's house rules; "" if this page is the right one.
 *
 * A lesson about one variant keeps its own variant.
 */
function ownTable() {
  if (!page.follows) return "";
  const variant = chosenVariant(page.lesson ?? "", page.variants ?? []);
  if (!variant || askedValues("variant").length || askedValues("deal").length) return "";
  const address = new URL(location.href);
  address.searchParams.set("variant", variant);
  return address.href;
}

const watcher = new MutationObserver(onMoreOfThePage);
const elsewhere = ownTable();
if (elsewhere) location.replace(elsewhere);
else {
  startParts(page.lesson);
  startFolding(page.texts);
  watcher.observe(document.documentElement, { childList: true, subtree: true });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", onWholePage);
  else onWholePage();
}

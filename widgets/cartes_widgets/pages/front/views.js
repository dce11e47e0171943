/**
 * Draws widgets in their elements of the page.
 *
 * @typedef {import("./models.js").Model} Model
 * @typedef {import("./models.js").ModelStore} ModelStore
 * @typedef {{ static: string, bundled: Record<string, string>, texts: Record<string, string>,
 *   styles: Record<string, string[]> }} Page `bundled`: for each widget, the file that contains its
 *       script and others; `styles`: the files of its style sheets.
 * @typedef {{ initialize?: (context: any) => any, render?: (context: any) => any }} Front
 */
import { markStage } from "./lesson_steps.js";

/** @type {Map<string, Promise<Front>>} */
const fronts = new Map();
/** @type {WeakSet<Model>} */
const initialized = new WeakSet();
const styled = new Set();

/**
 * Loads the script of a widget: of Cartes, from a file of the page, which may contain several; of
 * another package, from the source that its model embeds.
 *
 * @param {Model} model
 * @param {Page} page
 * @returns {Promise<Front>}
 */
function frontOf(model, page) {
  const own = model.get("_cartes");
  const key = own ? `cartes:${own}` : model.get("_esm");
  let front = fronts.get(key);
  if (!front) {
    const bundle = own && page.bundled[own];
    const address = own
      ? page.static + (bundle || `bundle/front/${own}.js`)
      : URL.createObjectURL(new Blob([key], { type: "text/javascript" }));
    front = import(address).then(async (file) => {
      const module = bundle ? file.modules[`front/${own}.js`] : file;
      const view = module.default ?? module;
      return typeof view === "function" ? view() : view;
    });
    fronts.set(key, front);
  }
  return front;
}

/**
 * Links a style sheet of Cartes that the page did not request in advance.
 *
 * @param {string} address
 */
async function linked(address) {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll("link[rel=stylesheet]")
  );
  if ([...links].some((link) => link.href === address)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: address });
  const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
  document.head.append(link);
  await loaded;
}

/**
 * @param {Model} model
 * @param {Page} page
 */
async function addStyle(model, page) {
  const own = model.get("_cartes");
  for (const path of page.styles[own] ?? []) await linked(`${page.static}${path}`);
  const css = own ? "" : model.get("_css");
  if (!css || styled.has(css)) return;
  styled.add(css);
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}

/**
 * Draws a widget in its element when the kernel has sent the widget's model.
 *
 * @param {HTMLElement} place
 * @param {ModelStore} store
 * @param {Page} page
 * @param {(place: HTMLElement) => void} onForeign Called for a widget that is not an anywidget.
 */
export async function fillPlace(place, store, page, onForeign) {
  const model = await store.model(place.dataset.model ?? "");
  if (model.get("_model_module") !== "anywidget") return onForeign(place);
  place.dataset.widget = model.get("_cartes") ?? "";
  place.dataset.fills = model.get("_fills_step") ?? "";
  if (place.dataset.widget === "exercise") place.dataset.kind = model.get("kind");
  markStage(place);
  place.dispatchEvent(new Event("cartes-placed", { bubbles: true }));
  try {
    const [front] = await Promise.all([frontOf(model, page), addStyle(model, page)]);
    if (!initialized.has(model)) {
      initialized.add(model);
      await front.initialize?.({ model });
    }
    const cleanUp = await front.render?.({ model, el: place });
    if (typeof cleanUp === "function") model.on("destroy", cleanUp);
    place.dataset.filled = "";
  } catch (error) {
    console.error(error);
    const notice = document.createElement("p");
    notice.className = "cartes-notice";
    notice.setAttribute("role", "alert");
    notice.textContent = page.texts["widget-failed"];
    place.replaceChildren(notice);
  }
}

/**
 * Replaces the websocket on a page of a static site: the same methods, connected to Python in the
 * page.
 *
 * @typedef {import("../../pages/front/channel.js").Message} Message
 * @typedef {import("../../pages/front/channel.js").Connection} Connection
 * @typedef {{ model?: string, is?: string, html?: string, text?: string, failed?: boolean }} Shown
 */
import { askedValues, hashOfStep } from "../../front/shared/query.js";
import { uniqueId } from "../../pages/front/channel.js";

class PageChannel {
  /**
   * @param {{ cells: string[], notebook: string, lang: string }} page
   * @param {(message: Message) => void} onMessage
   * @param {(connection: Connection, message: string) => void} onConnection Called with `open` and
   *   the exercise of the address when all cells have run; with `gone` and the reason when Python
   *   has ended.
   * @param {(cell: number, shown: Shown[]) => void} onCell Called for each code cell, in order.
   */
  constructor(page, onMessage, onConnection, onCell) {
    this.ended = false;
    /** Always false, so that no models are requested: a cell's widgets are sent immediately. */
    this.isHeard = false;
    this.onConnection = onConnection;
    this.worker = new Worker(new URL("./python.js", import.meta.url), { type: "module" });
    this.worker.onerror = (event) => this.end(event.message ?? "worker");
    this.worker.onmessage = ({ data }) => {
      if (typeof data === "string") onMessage({ buffers: [], ...JSON.parse(data) });
      else if (data.failed) this.end(data.failed);
      else if (data.holds) this.watch(data.holds);
      else if (data.ready) onConnection("open", data.asked);
      else onCell(data.cell, data.shown);
    };
    const { cells, notebook, lang } = page;
    const query = location.search.slice(1);
    this.worker.postMessage({ cells, notebook, query, lang, lock: `cartes ${uniqueId()}` });
  }

  /**
   * Detects the end of the worker. A killed worker sends no message, but it releases its lock.
   *
   * @param {string} lock
   */
  watch(lock) {
    navigator.locks.request(lock, () => this.end("worker"));
  }

  /** @param {string} reason */
  end(reason) {
    if (this.ended) return;
    this.ended = true;
    this.worker.terminate();
    this.onConnection("gone", reason);
  }

  /** @param {string[]} _messages */
  forget(_messages) {}

  /**
   * @param {string} kind
   * @param {unknown} content
   * @returns {string} The id of the message.
   */
  send(kind, content) {
    if (!this.ended) this.worker.postMessage(JSON.stringify({ msg_type: kind, content }));
    return uniqueId();
  }
}

/**
 * Shows a cell's output, as the template does on a served page.
 *
 * @param {number} cell The index of the code cell, from 0.
 * @param {Shown[]} shown
 * @param {string} failed The message for a cell that failed.
 */
function fillCell(cell, shown, failed) {
  const place = document.querySelectorAll(".cartes-output")[cell];
  if (!place?.hasAttribute("aria-busy")) return;
  place.removeAttribute("aria-busy");
  for (const item of shown) {
    const node = document.createElement(item.model ? "div" : item.failed ? "p" : "pre");
    if (item.model) {
      node.className = "cartes-mount";
      node.dataset.model = item.model;
      place.classList.toggle("cartes-asks", item.is === "Guess");
    } else if (item.failed) {
      node.className = "cartes-notice";
      node.setAttribute("role", "alert");
      node.textContent = failed;
    } else node.textContent = item.text ?? item.html ?? "";
    place.append(node);
  }
}

/**
 * Shows the step of the exercise in the address's deal code, unless the address names a step.
 *
 * @param {string[]} cells
 * @param {string} named The beginning of the call that creates the exercise in the notebook; ""
 *   without one.
 * @returns {boolean} Whether this page has the exercise, or the address has no deal code.
 */
function goToExercise(cells, named) {
  const cell = named ? cells.findIndex((item) => item.includes(named)) : -1;
  if (cell < 0) return !askedValues("deal").length;
  if (askedValues("step").length || location.hash) return true;
  const place = document.querySelectorAll(".cartes-output")[cell];
  const steps = [...document.querySelectorAll(".cartes-step")];
  location.hash = hashOfStep(steps.findIndex((item) => item.contains(place)) + 1);
  return true;
}

/**
 * Starts the page's Python.
 *
 * @param {{ cells: string[], notebook: string, lang: string, texts: Record<string, string> }} page
 *   The data embedded in the page.
 * @param {import("../../pages/front/models.js").ModelStore} store
 * @param {{ showBanner: (text: string, offerReload: boolean) => void, onEnd: () => void,
 *   onMore: () => void }} does `onEnd`: called if Python ends after its start; `onMore`: called
 *       when a cell is visible.
 */
export function startPython(page, store, { showBanner, onEnd, onMore }) {
  let isAwake = false;
  const onPython = (/** @type {Connection} */ connection, /** @type {string} */ text) => {
    if (connection === "open") {
      isAwake = true;
      document.documentElement.dataset.awake = "";
      dispatchEvent(new Event("cartes-awake"));
      showBanner(goToExercise(page.cells, text) ? "" : page.texts["misread-code"], false);
    } else if (isAwake) onEnd();
    // A restart would fail again, so the text stays, with the reason.
    else showBanner(page.texts["no-start"].replace("{reason}", text), true);
  };
  const onCell = (/** @type {number} */ cell, /** @type {Shown[]} */ shown) => {
    fillCell(cell, shown, page.texts["cell-failed"]);
    onMore();
  };
  showBanner(page.texts.starting, false);
  return new PageChannel(page, (message) => store.onMessage(message), onPython, onCell);
}

/**
 * Stands where the websocket stands on a served page: the same calls, to the page's own Python.
 *
 * @typedef {import("../channel.js").Message} Message
 * @typedef {import("../channel.js").Connection} Connection
 * @typedef {{ model?: string, is?: string, html?: string, text?: string, failed?: boolean }} Shown
 */
import { uniqueId } from "../channel.js";

export class PageChannel {
  /**
   * @param {{ cells: string[], notebook: string, lang: string }} page
   * @param {(message: Message) => void} onMessage
   * @param {(connection: Connection, told: string) => void} onConnection `open` once all cells
   *   have run, told which exercise the address names; `gone` when Python has ended, told why.
   * @param {(cell: number, shown: Shown[]) => void} onCell Called for each code cell, in order.
   */
  constructor(page, onMessage, onConnection, onCell) {
    this.ended = false;
    /** Nothing has to be asked for: what a cell makes is told at once. */
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
   * A worker that is killed says nothing. It holds a lock as long as it lives: whoever gets that
   * lock after it knows that it is gone.
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
   * @param {any} content
   * @returns {string} The message's id.
   */
  send(kind, content) {
    if (!this.ended) this.worker.postMessage(JSON.stringify({ msg_type: kind, content }));
    return uniqueId();
  }
}

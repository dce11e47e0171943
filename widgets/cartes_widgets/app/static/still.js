/**
 * Stands where the websocket stands on a served page: the same calls, to the page's own Python.
 *
 * @typedef {import("./channel.js").Message} Message
 * @typedef {import("./channel.js").Connection} Connection
 * @typedef {{ model?: string, is?: string, html?: string, text?: string, failed?: boolean }} Shown
 */
import { uniqueId } from "./channel.js";

export class PageChannel {
  /**
   * @param {{ cells: string[], notebook: string, lang: string, static: string }} page
   * @param {(message: Message) => void} onMessage
   * @param {(connection: Connection) => void} onConnection
   * @param {(cell: number, shown: Shown[]) => void} onCell Called for each code cell, in order.
   */
  constructor(page, onMessage, onConnection, onCell) {
    this.ended = false;
    /** Nothing has to be asked for: what a cell makes is told at once. */
    this.isHeard = false;
    this.onConnection = onConnection;
    this.worker = new Worker(new URL("./python.js", import.meta.url), { type: "module" });
    this.worker.onerror = (event) => this.end(event.message);
    this.worker.onmessage = ({ data }) => {
      if (typeof data === "string") onMessage({ buffers: [], ...JSON.parse(data) });
      else if (data.failed) this.end(data.failed);
      else if (data.ready) onConnection("open");
      else onCell(data.cell, data.shown);
    };
    const { cells, notebook } = page;
    this.worker.postMessage({ cells, notebook, query: location.search.slice(1) });
  }

  /** @param {string} reason */
  end(reason) {
    if (this.ended) return;
    console.error(reason);
    this.ended = true;
    this.worker.terminate();
    this.onConnection("gone");
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

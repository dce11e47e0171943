/**
 * The kernel's websocket: messages of widgets out and in, and what becomes of the connection.
 *
 * @typedef {{ msg_type: string, content: any, buffers: DataView[], metadata?: any }} Message
 * @typedef {"open" | "lost" | "gone"} Connection
 */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** @returns {string} A name that no other message of this page has. */
export const uniqueId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, "0")).join("");

/**
 * Kernels send buffers in one frame: count, offsets, then the JSON text and the buffers.
 *
 * @param {string | ArrayBuffer} frame
 * @returns {any}
 */
export function readFrame(frame) {
  if (typeof frame === "string") return JSON.parse(frame);
  const view = new DataView(frame);
  const count = view.getUint32(0);
  const starts = Array.from({ length: count }, (_, part) => view.getUint32(4 * (part + 1)));
  const parts = starts.map((start, part) => new DataView(frame, start, (starts[part + 1] ?? frame.byteLength) - start));
  const message = JSON.parse(new TextDecoder().decode(parts[0]));
  return { ...message, buffers: parts.slice(1) };
}

/**
 * @param {any} message
 * @param {(ArrayBuffer | DataView)[]} buffers
 * @returns {string | ArrayBuffer}
 */
export function writeFrame(message, buffers) {
  if (!buffers.length) return JSON.stringify({ ...message, buffers: [] });
  const bytes = (/** @type {ArrayBuffer | DataView} */ one) =>
    one instanceof DataView ? new Uint8Array(one.buffer, one.byteOffset, one.byteLength) : new Uint8Array(one);
  const parts = [new TextEncoder().encode(JSON.stringify(message)), ...buffers.map(bytes)];
  const frame = new Uint8Array(4 * (parts.length + 1) + parts.reduce((sum, part) => sum + part.byteLength, 0));
  const view = new DataView(frame.buffer);
  view.setUint32(0, parts.length);
  let start = 4 * (parts.length + 1);
  parts.forEach((part, at) => {
    view.setUint32(4 * (at + 1), start);
    frame.set(part, start);
    start += part.byteLength;
  });
  return frame.buffer;
}

export class Channel {
  /**
   * @param {{ base: string, static: string }} page
   * @param {string} kernelId
   * @param {(message: Message) => void} onMessage
   * @param {(connection: Connection) => void} onConnection
   */
  constructor(page, kernelId, onMessage, onConnection) {
    this.page = page;
    this.session = uniqueId();
    this.onMessage = onMessage;
    this.onConnection = onConnection;
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${page.base}api/kernels/${kernelId}/channels?session_id=${this.session}`;
    this.wait = FIRST_WAIT;
    /** @type {(string | ArrayBuffer)[]} */
    this.unsent = [];
    this.ended = false;
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.url);
    this.socket.binaryType = "arraybuffer";
    let opened = false;
    this.socket.onopen = () => {
      opened = true;
      this.wait = FIRST_WAIT;
      for (const frame of this.unsent.splice(0)) this.socket?.send(frame);
      this.onConnection("open");
    };
    this.socket.onmessage = (event) => this.onFrame(event.data);
    this.socket.onclose = () => this.onClose(opened);
  }

  /** @param {string | ArrayBuffer} frame */
  onFrame(frame) {
    const message = readFrame(frame);
    const kind = message.header.msg_type;
    if (kind === "status" && ["restarting", "dead"].includes(message.content.execution_state)) this.end();
    else this.onMessage({ msg_type: kind, content: message.content, buffers: message.buffers ?? [], metadata: message.metadata });
  }

  /** @param {boolean} opened */
  async onClose(opened) {
    if (this.ended) return;
    this.onConnection("lost");
    // The server answers but refuses the socket: the kernel is no more.
    if (!opened && (await this.serverAnswers())) return this.end();
    setTimeout(() => !this.ended && this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  async serverAnswers() {
    try {
      await fetch(this.page.base, { method: "HEAD", cache: "no-store" });
      return true;
    } catch {
      return false;
    }
  }

  end() {
    if (this.ended) return;
    this.ended = true;
    this.socket?.close();
    this.onConnection("gone");
  }

  /**
   * @param {string} kind
   * @param {any} content
   * @param {(ArrayBuffer | DataView)[]} [buffers]
   */
  send(kind, content, buffers = []) {
    const header = { msg_id: uniqueId(), msg_type: kind, session: this.session, username: "", version: "5.3" };
    const frame = writeFrame({ header, parent_header: {}, metadata: {}, content, channel: "shell" }, buffers);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    else this.unsent.push(frame);
  }
}

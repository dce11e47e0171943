/**
 * The kernel's websocket: messages of widgets in both directions, and the connection's state.
 *
 * @typedef {{ msg_type: string, content: Content, buffers: DataView[], metadata?: unknown }}
 *   Message
 * @typedef {{ header: { msg_type: string }, parent_header?: { msg_id?: string },
 *   content: Content, buffers?: DataView[], metadata?: unknown }} Wire A message in the format that
 *       kernels send.
 * @typedef {Record<string, any>} Content The content, which depends on the type of message; a
 *   kernel may add other types.
 * @typedef {"open" | "lost" | "gone"} Connection
 */

const FIRST_WAIT = 300;
const MAX_WAIT = 5000;
/** Maximum silence in milliseconds; longer than a kernel needs to report that it is busy. */
const SILENCE = 5000;
/** Milliseconds after a reconnection in which the kernel's earlier messages still arrive. */
const REPLAY = 400;

/** @returns {string} An id that no other message of this page has. */
export const uniqueId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, "0"),
  ).join("");

/**
 * Decodes a frame. Kernels send buffers in one frame: count, offsets, JSON text, buffers.
 *
 * @param {string | ArrayBuffer} frame
 * @returns {Wire}
 */
export function readFrame(frame) {
  if (typeof frame === "string") return JSON.parse(frame);
  const view = new DataView(frame);
  const count = view.getUint32(0);
  const starts = Array.from({ length: count }, (_, part) => view.getUint32(4 * (part + 1)));
  const parts = starts.map(
    (start, part) => new DataView(frame, start, (starts[part + 1] ?? frame.byteLength) - start),
  );
  const message = JSON.parse(new TextDecoder().decode(parts[0]));
  return { ...message, buffers: parts.slice(1) };
}

/**
 * @param {object} message
 * @param {(ArrayBuffer | DataView)[]} buffers
 * @returns {string | ArrayBuffer}
 */
export function writeFrame(message, buffers) {
  if (!buffers.length) return JSON.stringify({ ...message, buffers: [] });
  const bytes = (/** @type {ArrayBuffer | DataView} */ item) =>
    item instanceof DataView
      ? new Uint8Array(item.buffer, item.byteOffset, item.byteLength)
      : new Uint8Array(item);
  const parts = [new TextEncoder().encode(JSON.stringify(message)), ...buffers.map(bytes)];
  const frame = new Uint8Array(
    4 * (parts.length + 1) + parts.reduce((sum, part) => sum + part.byteLength, 0),
  );
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
   * @param {{ base: string, kernel?: string, query?: string }} page Data of the page: `kernel` is
   *   the address of a program that acts as a kernel, to which `query` is added.
   * @param {string} kernelId
   * @param {(message: Message) => void} onMessage
   * @param {(connection: Connection) => void} onConnection
   */
  constructor(page, kernelId, onMessage, onConnection) {
    this.session = uniqueId();
    this.onMessage = onMessage;
    this.onConnection = onConnection;
    this.kernel = page.kernel ?? `${page.base}api/kernels/${kernelId}`;
    this.url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.kernel}/channels?session_id=${this.session}${page.query ?? ""}`;
    this.wait = FIRST_WAIT;
    /**
     * @type {Map<string, string | ArrayBuffer>} Messages that the kernel has not acknowledged; the
     *   key is the id.
     */
    this.unanswered = new Map();
    this.ready = false;
    this.wasOpen = false;
    this.ended = false;
    this.silent = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.waiting = undefined;
    addEventListener("offline", () => this.onSilence());
    addEventListener("online", () => this.send("kernel_info_request", {}));
    this.connect();
  }

  connect() {
    this.socket = new WebSocket(this.url);
    this.socket.binaryType = "arraybuffer";
    let opened = false;
    this.socket.onopen = () => {
      opened = true;
      this.silent = false;
      this.wait = FIRST_WAIT;
      if (this.wasOpen) setTimeout(() => this.sendUnheard(), REPLAY);
      else this.sendUnheard();
      this.wasOpen = true;
      this.onConnection("open");
    };
    this.socket.onmessage = (event) => this.onFrame(event.data);
    this.socket.onclose = () => this.onClose(opened);
  }

  /** Whether messages reach the kernel: the connection is open, and the kernel responds. */
  get isHeard() {
    return this.ready && !this.silent;
  }

  /**
   * Drops messages that need not be sent again.
   *
   * @param {string[]} messages Ids of the messages.
   */
  forget(messages) {
    for (const item of messages) this.unanswered.delete(item);
  }

  /** Sends the messages that were lost with the last connection, or waited for a connection. */
  sendUnheard() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.ready = true;
    for (const frame of this.unanswered.values()) this.socket.send(frame);
  }

  onSilence() {
    if (this.ended || this.silent) return;
    this.silent = true;
    this.onConnection("lost");
  }

  onSound() {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    if (!this.silent) return;
    this.silent = false;
    this.onConnection("open");
  }

  /** @param {string | ArrayBuffer} frame */
  onFrame(frame) {
    this.onSound();
    const message = readFrame(frame);
    const kind = message.header.msg_type;
    this.unanswered.delete(message.parent_header?.msg_id ?? "");
    if (kind === "status" && ["restarting", "dead"].includes(message.content.execution_state))
      this.end();
    else
      this.onMessage({
        msg_type: kind,
        content: message.content,
        buffers: message.buffers ?? [],
        metadata: message.metadata,
      });
  }

  /** @param {boolean} opened */
  async onClose(opened) {
    if (this.ended) return;
    this.ready = false;
    clearTimeout(this.waiting);
    this.waiting = undefined;
    this.onConnection("lost");
    if (!opened && (await this.isKernelGone())) return this.end();
    setTimeout(() => !this.ended && this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, MAX_WAIT);
  }

  /**
   * @returns {Promise<boolean>} Whether the server reports that the kernel has ended; false without
   *   a response.
   */
  async isKernelGone() {
    try {
      return (await fetch(this.kernel, { cache: "no-store" })).status === 404;
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
   * @param {unknown} content
   * @param {(ArrayBuffer | DataView)[]} [buffers]
   * @returns {string} The id of the message.
   */
  send(kind, content, buffers = []) {
    const header = {
      msg_id: uniqueId(),
      msg_type: kind,
      session: this.session,
      username: "",
      version: "5.3",
    };
    const frame = writeFrame(
      { header, parent_header: {}, metadata: {}, content, channel: "shell" },
      buffers,
    );
    this.unanswered.set(header.msg_id, frame);
    if (this.ready) {
      this.socket?.send(frame);
      this.waiting ??= setTimeout(() => this.onSilence(), SILENCE);
    }
    return header.msg_id;
  }
}

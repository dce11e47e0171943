/**
 * Models of widgets: state shared by Python and the page, with the protocol of ipywidgets.
 *
 * @typedef {Pick<import("./channel.js").Channel, "send" | "ended" | "isHeard" | "forget">} Channel
 * @typedef {import("./channel.js").Message} Message
 */
import { uniqueId } from "./channel.js";

const ASK_AGAIN = 150;
const ASK_AGAIN_AT_MOST = 2400;

/** One model, with the interface that the front end of an anywidget uses. */
export class Model {
  /**
   * @param {string} id
   * @param {Record<string, any>} state
   * @param {ModelStore} store
   */
  constructor(id, state, store) {
    this.id = id;
    this.state = state;
    this.store = store;
    /** @type {Record<string, any>} */
    this.unsaved = {};
    /** @type {Set<string>} Names of traits that this page has set. */
    this.own = new Set();
    /** @type {Map<string, Set<(...args: any[]) => void>>} */
    this.listeners = new Map();
    this.widget_manager = { get_model: (/** @type {string} */ other) => store.model(other) };
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /**
   * @param {string} name
   * @param {any} value
   */
  set(name, value) {
    if (this.state[name] === value) return;
    this.state[name] = value;
    this.unsaved[name] = value;
    this.own.add(name);
    this.fire(`change:${name}`, value);
    this.fire("change");
  }

  save_changes() {
    const state = this.unsaved;
    this.unsaved = {};
    if (Object.keys(state).length)
      this.store.channel?.send("comm_msg", {
        comm_id: this.id,
        data: { method: "update", state, buffer_paths: [] },
      });
  }

  /**
   * @param {any} content
   * @param {any} [_callbacks]
   * @param {(ArrayBuffer | DataView)[]} [buffers]
   */
  send(content, _callbacks, buffers = []) {
    this.store.channel?.send(
      "comm_msg",
      { comm_id: this.id, data: { method: "custom", content } },
      buffers,
    );
  }

  /**
   * @param {string} names
   * @param {(...args: any[]) => void} listener
   */
  on(names, listener) {
    for (const name of names.split(" ")) {
      if (!this.listeners.has(name)) this.listeners.set(name, new Set());
      this.listeners.get(name)?.add(listener);
    }
  }

  /**
   * @param {string | null} [names]
   * @param {((...args: any[]) => void) | null} [listener]
   */
  off(names, listener) {
    if (!names) return this.listeners.clear();
    for (const name of names.split(" ")) {
      if (listener) this.listeners.get(name)?.delete(listener);
      else this.listeners.delete(name);
    }
  }

  /**
   * @param {string} name
   * @param {...any} args
   */
  fire(name, ...args) {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener(...args);
  }

  /**
   * Applies a whole state, except to traits that this page has set since.
   *
   * @param {Record<string, any>} state
   */
  catchUp(state) {
    const isNew = (/** @type {string} */ name, /** @type {any} */ value) =>
      !this.own.has(name) && JSON.stringify(value) !== JSON.stringify(this.state[name]);
    const changed = Object.entries(state).filter(([name, value]) => isNew(name, value));
    if (changed.length) this.receive(Object.fromEntries(changed));
  }

  /** @param {Record<string, any>} state */
  receive(state) {
    Object.assign(this.state, state);
    for (const [name, value] of Object.entries(state)) this.fire(`change:${name}`, value);
    this.fire("change");
  }
}

/**
 * @param {any} state
 * @param {(string | number)[][]} paths
 * @param {DataView[]} buffers
 */
function putBuffers(state, paths, buffers) {
  paths.forEach((path, at) => {
    const holder = path.slice(0, -1).reduce((value, part) => value[part], state);
    holder[path[path.length - 1]] = buffers[at];
  });
}

/** All models of the page. */
export class ModelStore {
  constructor() {
    /** @type {Map<string, Model>} */
    this.models = new Map();
    /** @type {Map<string, (model: Model) => void>} */
    this.awaited = new Map();
    /** @type {Map<string, Promise<Model>>} */
    this.promises = new Map();
    /** @type {Set<string>} Models embedded in the page that their kernel has not confirmed yet. */
    this.unsure = new Set();
    /** @type {Map<string, Record<string, any>>} Changes of models that do not exist yet. */
    this.early = new Map();
    /** @type {Channel | null} */
    this.channel = null;
    this.asking = 0;
    /** @type {string[]} The messages of the last request, until the kernel acknowledges them. */
    this.asked = [];
  }

  /**
   * @param {string} id
   * @returns {Promise<Model>} The model, when the kernel has sent it.
   */
  model(id) {
    const plain = id.replace(/^IPY_MODEL_/, "");
    const known = this.models.get(plain);
    if (known) return Promise.resolve(known);
    let promise = this.promises.get(plain);
    if (!promise) {
      promise = new Promise((resolve) => this.awaited.set(plain, resolve));
      this.promises.set(plain, promise);
    }
    return promise;
  }

  /**
   * Requests missing models from the kernel, and the state of embedded ones, whose first changes
   * may be lost. Only one request at a time is queued, even during a long network failure.
   *
   * @param {number} [wait] Delay until the next request, which doubles each time; models that are
   *   drawn need none.
   */
  ask(wait = this.awaited.size ? ASK_AGAIN : ASK_AGAIN_AT_MOST) {
    clearTimeout(this.asking);
    if (!(this.awaited.size || this.unsure.size) || !this.channel || this.channel.ended) return;
    if (this.channel.isHeard) {
      this.channel.forget(this.asked);
      const comm_id = uniqueId();
      this.asked = [
        this.channel.send("comm_open", {
          comm_id,
          target_name: "jupyter.widget.control",
          data: {},
        }),
        this.channel.send("comm_msg", { comm_id, data: { method: "request_states" } }),
      ];
    }
    this.asking = setTimeout(() => this.ask(Math.min(2 * wait, ASK_AGAIN_AT_MOST)), wait);
  }

  /**
   * Adds a model that the page embeds; the kernel may have a newer state.
   *
   * @param {string} id
   * @param {Record<string, any>} state
   */
  addFirst(id, state) {
    if (this.models.has(id)) return;
    this.unsure.add(id);
    this.begin(id, state);
  }

  /**
   * Adds a model that its kernel has sent.
   *
   * @param {string} id
   * @param {Record<string, any>} state
   */
  add(id, state) {
    this.unsure.delete(id);
    const known = this.models.get(id);
    if (known) known.catchUp(state);
    else this.begin(id, state);
  }

  /**
   * @param {string} id
   * @param {Record<string, any>} state
   */
  begin(id, state) {
    const model = new Model(id, { ...state, ...this.early.get(id) }, this);
    this.early.delete(id);
    this.models.set(id, model);
    this.awaited.get(id)?.(model);
    this.awaited.delete(id);
  }

  /** @param {Message} message */
  onMessage({ msg_type, content, buffers }) {
    const data = content?.data ?? {};
    if (msg_type === "comm_open" && data.state) {
      putBuffers(data.state, data.buffer_paths ?? [], buffers);
      this.add(content.comm_id, data.state);
    } else if (msg_type === "comm_close") {
      this.models.get(content.comm_id)?.fire("destroy");
      this.models.delete(content.comm_id);
      this.unsure.delete(content.comm_id);
    } else if (msg_type === "comm_msg") {
      this.onCommMessage(content.comm_id, data, buffers);
    }
  }

  /**
   * @param {string} id
   * @param {any} data
   * @param {DataView[]} buffers
   */
  onCommMessage(id, data, buffers) {
    if (data.method === "update_states") {
      for (const [each, { state }] of Object.entries(
        /** @type {Record<string, any>} */ (data.states),
      )) {
        const paths = (data.buffer_paths ?? []).filter(
          (/** @type {string[]} */ path) => path[0] === each,
        );
        const at = paths.map((/** @type {string[]} */ path) => data.buffer_paths.indexOf(path));
        putBuffers(
          state,
          paths.map((/** @type {string[]} */ path) => path.slice(2)),
          at.map((/** @type {number} */ item) => buffers[item]),
        );
        this.add(each, state);
      }
      return;
    }
    const model = this.models.get(id);
    if (data.method === "custom") model?.fire("msg:custom", data.content, buffers);
    if (data.method === "update") {
      putBuffers(data.state, data.buffer_paths ?? [], buffers);
      if (model) model.receive(data.state);
      else this.early.set(id, { ...this.early.get(id), ...data.state });
    }
  }
}

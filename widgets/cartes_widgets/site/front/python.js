/**
 * The Python of a page: a worker that runs the notebook's cells and passes messages of widgets.
 *
 * Messages in: `{ cells, notebook, query, lang, lock }`, then texts of widget messages. Messages
 * out: texts of widget messages, `{ holds }`, `{ cell, shown }` for each cell, `{ ready, asked }`,
 * `{ failed }`.
 *
 * @typedef {{ cells: string[], notebook: string, query: string, lang: string, lock: string }} First
 */
const here = (/** @type {string} */ name) => new URL(`../../python/${name}`, import.meta.url).href;

/** @type {string[]} The messages of the page before Python has started. */
const early = [];

/** @param {string} name */
async function bytes(name) {
  const answer = await fetch(here(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Reads a file synchronously, because Python cannot wait for a promise inside a call.
 *
 * @param {string} name
 */
function bytesNow(name) {
  const request = new XMLHttpRequest();
  request.open("GET", here(name), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new Uint8Array(request.response);
}

/**
 * Holds a lock until this worker ends, even if it crashes.
 *
 * @param {string} lock The name of the lock.
 */
function hold(lock) {
  navigator.locks?.request(lock, () => {
    self.postMessage({ holds: lock });
    return new Promise(() => {});
  });
}

/**
 * Starts Python, and runs the cells of the page.
 *
 * @param {First} first The first message of the page.
 */
async function start(first) {
  hold(first.lock);
  const archives = ["packages.zstd", `texts-${first.lang}.zstd`].map(bytes);
  const { loadPyodide } = await import(here("pyodide.mjs"));
  const python = await loadPyodide({
    indexURL: here(""),
    stdLibURL: here("python_stdlib.zip"),
    // By default, Pyodide would look for missing packages on another host.
    packageBaseUrl: here(""),
  });
  const folder = python.runPython("import site; site.getsitepackages()[0]");
  const { decompress } = python.pyimport("compression.zstd");
  const unpack = (/** @type {Uint8Array} */ archive) => {
    const zip = decompress(python.toPy(archive));
    python.unpackArchive(zip.toJs(), "zip", { extractDir: folder });
    zip.destroy();
  };
  for (const archive of archives) unpack(await archive);
  // Terms of the games may be in another language than the page.
  python
    .pyimport("cartes_lib.messages.catalogue")
    .fetch_missing_by((/** @type {string} */ lang) => unpack(bytesNow(`texts-${lang}.zstd`)));
  python.FS.writeFile("/notebook.json", first.notebook);
  const host = python.pyimport("cartes_widgets.pyodide_host.host");
  const names = python.toPy({ __name__: "__main__" });
  const post = (/** @type {string} */ text) => self.postMessage(text);
  host.begin(post, first.query, "/notebook.json");
  first.cells.forEach((source, cell) => {
    const shown = JSON.parse(host.run_cell(source, names));
    self.postMessage({ cell, shown });
  });
  self.onmessage = ({ data }) => host.deliver(data);
  early.splice(0).forEach((text) => host.deliver(text));
  const asked = python.pyimport("cartes_widgets.core.address").coded_exercise();
  self.postMessage({ ready: true, asked });
}

self.onmessage = ({ data }) => {
  self.onmessage = (event) => early.push(event.data);
  start(data).catch((error) => self.postMessage({ failed: String(error?.message ?? error) }));
};

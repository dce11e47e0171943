/**
 * A page's Python: a worker that runs the notebook's cells and carries messages of widgets.
 *
 * In: `{ cells, notebook, query }`, then texts of messages.
 * Out: texts of messages, `{ cell, shown }` for each cell, `{ ready }`, `{ failed }`.
 */
const here = (/** @type {string} */ name) => new URL(`../python/${name}`, import.meta.url).href;

/** @type {any[]} What the page says before Python is there. */
const early = [];
self.onmessage = ({ data }) => early.push(data);

/** @param {string} name */
async function bytes(name) {
  const answer = await fetch(here(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function start() {
  const packages = bytes("packages.zip");
  const { loadPyodide } = await import(here("pyodide.mjs"));
  const python = await loadPyodide({ indexURL: here(""), stdLibURL: here("python_stdlib.zip") });
  const folder = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(await packages, "zip", { extractDir: folder });
  const host = python.pyimport("cartes_widgets.inpage.host");
  const names = python.toPy({ __name__: "__main__" });
  const take = (/** @type {any} */ data) => {
    if (typeof data === "string") return host.hear(data);
    python.FS.writeFile("/notebook.json", data.notebook);
    host.begin(
      (/** @type {string} */ text) => self.postMessage(text),
      data.query,
      "/notebook.json",
    );
    data.cells.forEach((/** @type {string} */ source, /** @type {number} */ cell) => {
      const shown = JSON.parse(host.run_cell(source, names));
      self.postMessage({ cell, shown });
    });
    self.postMessage({ ready: true });
  };
  self.onmessage = ({ data }) => take(data);
  early.splice(0).forEach(take);
}

start().catch((error) => self.postMessage({ failed: String(error?.message ?? error) }));

// node pyodide_sample.mjs PYODIDE PACKED INTO SEED EVERY
// Runs pyodide_sample.py in Pyodide, the Python of a static site; writes its lines to the file INTO.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , runtime, packed, into, ...numbers] = process.argv;
const read = (file) => new Uint8Array(fs.readFileSync(file));
const { loadPyodide } = await import(pathToFileURL(path.resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: path.resolve(runtime) + path.sep,
  stdLibURL: path.resolve(packed, "python_stdlib.zip"),
});
const folder = python.runPython("import site; site.getsitepackages()[0]");
const zstd = python.pyimport("compression.zstd");
for (const name of ["packages.zstd", "texts-fr.zstd"]) {
  const archive = zstd.decompress(python.toPy(read(path.join(packed, name)))).toJs();
  python.unpackArchive(archive, "zip", { extractDir: folder });
}
python.FS.writeFile(`${folder}/pyodide_sample.py`, read(new URL("pyodide_sample.py", import.meta.url)));
const lines = python.pyimport("pyodide_sample").lines(...numbers.map(Number));
fs.writeFileSync(into, lines.toJs().join("\n"));
process.exit(0);

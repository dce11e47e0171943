// Compiles an archive of sources and the standard library with the Python that will run them. node
// pack.mjs PYODIDE SOURCES.zip INTO LANGUAGES...
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , runtime, sources, into, ...languages] = process.argv;
const read = (file) => new Uint8Array(fs.readFileSync(file));
const { loadPyodide } = await import(pathToFileURL(path.resolve(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: path.resolve(runtime) + path.sep });
python.FS.mkdirTree("/sources");
python.unpackArchive(read(sources), "zip", { extractDir: "/sources" });
// All that a page imports before it can unpack the other modules.
const atStart = python.runPython(
  "import compression.zstd, site, sys; [name.partition('.')[0] for name in sys.modules]",
);
python.FS.writeFile("/standard.zip", read(path.join(runtime, "python_stdlib.zip")));
let packed;
try {
  python.runPython(fs.readFileSync(new URL("pack.py", import.meta.url), "utf-8"));
  packed = python.globals.get("write_packages")(
    "/sources",
    "/standard.zip",
    atStart,
    python.toPy(languages),
  );
} catch (error) {
  // Without the source of the runtime, which Node.js would print too.
  console.error(error.message);
  process.exit(1);
}
fs.mkdirSync(into, { recursive: true });
for (const name of packed.toJs()) {
  fs.writeFileSync(path.join(into, name), python.FS.readFile(`/${name}`));
}
process.exit(0);

/**
 * Caches loaded files, and all files of a language once a page asks for it, so that every lesson
 * opens without a network. A new version waits until the reader accepts it.
 */
const FILES = [];
const LANGUAGES = [];
const LINGUA_FRANCA = "";
const OFFLINE = "offline.html";
const PREFIX = `cartes ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}VERSION`;

self.addEventListener("install", () => {
  // The first version serves at once; a later one waits.
  if (!registration.active) self.skipWaiting();
});

/** Deletes the caches of earlier versions, unless a second tab is open, which may need one. */
async function sweep() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter((item) => item.url.startsWith(registration.scope)).length > 1) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

self.addEventListener("activate", (event) => event.waitUntil(sweep().then(() => clients.claim())));

/**
 * @param {string} lang
 * @param {boolean} isLittle Of the pages, fetch only the offline page.
 */
async function keepAll(lang, isLittle) {
  await sweep();
  const cache = await caches.open(CACHE);
  // Not the pages of other languages, but their catalogues: a lesson may use a few terms.
  const isOther = (/** @type {string} */ name) =>
    LANGUAGES.some((item) => item !== lang && name.startsWith(`${item}/`));
  const wanted = isLittle ? FILES.filter((item) => item.endsWith(OFFLINE)) : FILES;
  for (const name of wanted.filter((item) => !isOther(item))) {
    const address = new URL(name, registration.scope).href;
    if (await cache.match(address)) continue;
    // A script's name contains its hash: the browser's cached copy is the right one.
    const how = name.startsWith("s-") ? "force-cache" : "no-cache";
    const fresh = await fetch(address, { cache: how });
    if (fresh.ok) await cache.put(address, fresh);
  }
}

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.take) self.skipWaiting();
  // Without a network some files are still missing: the next page asks again.
  if (data.keep)
    event.waitUntil(
      keepAll(data.keep, data.isLittle).then(
        () => data.isLittle || source.postMessage({ kept: true }),
        () => {},
      ),
    );
});

/**
 * The response for a page that is not cached, while there is no network.
 *
 * @param {string} asked
 * @returns {Promise<Response | null>} null if the offline page is not cached.
 */
async function withoutNetwork(asked) {
  const path = asked.slice(registration.scope.length);
  const languages = navigator.languages.map((item) => item.split("-")[0]);
  for (const lang of [path.split("/")[0], ...languages, LINGUA_FRANCA, ...LANGUAGES]) {
    const page = new URL(
      LANGUAGES.includes(lang) ? `${lang}/${OFFLINE}` : OFFLINE,
      registration.scope,
    );
    if (!(await caches.match(page.href).catch(() => null))) continue;
    page.search = new URLSearchParams({ asked: path }).toString();
    return Response.redirect(page.href);
  }
  return null;
}

/**
 * @param {any} event A request for a file of the site.
 * @param {string} address The file's address, without its query.
 */
async function answer(event, address) {
  const { request } = event;
  // Works without a cache if the browser forbids storage, or has no space left.
  const cache = await caches.open(CACHE).catch(() => null);
  const isScript = address.startsWith(`${registration.scope}s-`);
  // A script's name contains its hash: an earlier version's script is for its page.
  const kept = await (isScript ? caches : cache)?.match(address).catch(() => null);
  if (kept) return kept;
  /** @type {Response} */
  let fresh;
  try {
    // The HTTP cache may have a page of an earlier version, whose scripts no longer exist.
    fresh = await (isScript
      ? fetch(request)
      : fetch(request.url, { cache: "no-cache", redirect: "manual" }));
  } catch (error) {
    const offline = request.mode === "navigate" ? await withoutNetwork(request.url) : null;
    if (offline) return offline;
    throw error;
  }
  if (fresh.ok && fresh.type === "basic" && cache)
    event.waitUntil(cache.put(address, fresh.clone()).catch(() => {}));
  const lost = new URL("404.html", registration.scope).href;
  const isLost = fresh.status === 404 && request.mode === "navigate" && address !== lost;
  return isLost ? Response.redirect(lost) : fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const address = new URL(request.url);
  address.search = address.hash = "";
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  event.respondWith(answer(event, address.href));
});

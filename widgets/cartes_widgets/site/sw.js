/**
 * The service worker caches loaded files, and all files of a language when a page requests it.
 *
 * Then every lesson opens offline. A new version becomes active when the learner accepts it.
 */
const FILES = [];
const LANGUAGES = [];
const LINGUA_FRANCA = "";
const OFFLINE = "offline.html";
const PREFIX = `cartes ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}VERSION`;

self.addEventListener("install", () => {
  // The first version is active immediately; a later one waits.
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
 * Caches the files of one language.
 *
 * @param {string} lang
 * @param {boolean} isLittle Whether to fetch only the offline page and no other pages.
 */
async function keepAll(lang, isLittle) {
  await sweep();
  const cache = await caches.open(CACHE);
  // Excludes pages of other languages, but not their messages, because a lesson may use some terms.
  const isOther = (/** @type {string} */ name) =>
    LANGUAGES.some((item) => item !== lang && name.startsWith(`${item}/`));
  const wanted = isLittle ? FILES.filter((item) => item.endsWith(OFFLINE)) : FILES;
  for (const name of wanted.filter((item) => !isOther(item))) {
    const address = new URL(name, registration.scope).href;
    if (await cache.match(address)) continue;
    // A script's name contains its hash, so the browser's cached copy is valid.
    const how = name.startsWith("s-") ? "force-cache" : "no-cache";
    const fresh = await fetch(address, { cache: how });
    if (fresh.ok) await cache.put(address, fresh);
  }
}

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.take) self.skipWaiting();
  // After a network failure some files are still missing; the next page requests them again.
  if (data.keep)
    event.waitUntil(
      keepAll(data.keep, data.isLittle).then(
        () => data.isLittle || source.postMessage({ cached: true }),
        () => {},
      ),
    );
});

/**
 * The response for a page that is not cached, without a network.
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
 * The response to a request: from the cache if possible, else from the network.
 *
 * @param {any} event A request for a file of the site.
 * @param {string} address The file's address, without its query string.
 */
async function answer(event, address) {
  const { request } = event;
  // If the browser forbids storage, or has no space left, the site works without a cache.
  const cache = await caches.open(CACHE).catch(() => null);
  const isScript = address.startsWith(`${registration.scope}s-`);
  // A script's name contains its hash, so a cached script of an earlier version fits its page.
  const cached = await (isScript ? caches : cache)?.match(address).catch(() => null);
  if (cached) return cached;
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

/**
 * Keeps what passes, and all the rest of a language once a page asks for it, so that every lesson
 * opens without a network. A new version waits until the reader takes it.
 */
const FILES = [];
const LANGUAGES = [];
const PREFIX = `cartes ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}VERSION`;

self.addEventListener("install", () => {
  // The first one serves at once; a later one waits to be asked.
  if (!registration.active) self.skipWaiting();
});

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await clients.claim();
    })(),
  ),
);

/** @param {string} lang */
async function keepAll(lang) {
  const cache = await caches.open(CACHE);
  // Pages of the other languages are left out; their words are not: a lesson may name a few.
  const isOther = (/** @type {string} */ name) =>
    LANGUAGES.some((one) => one !== lang && name.startsWith(`${one}/`));
  for (const name of FILES.filter((one) => !isOther(one))) {
    const address = new URL(name, registration.scope).href;
    if (await cache.match(address)) continue;
    // A script's name changes with what is in it: what the browser has of it is the right one.
    const how = name.startsWith("s-") ? "force-cache" : "no-cache";
    const fresh = await fetch(address, { cache: how });
    if (fresh.ok) await cache.put(address, fresh);
  }
}

self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.take) self.skipWaiting();
  // Without a network some files are missing still: the next page asks again.
  if (data.keep)
    event.waitUntil(
      keepAll(data.keep).then(
        () => source.postMessage({ kept: true }),
        () => {},
      ),
    );
});

/**
 * @param {any} event A request for a file of the site.
 * @param {string} address The file's, without what is asked of it.
 */
async function answer(event, address) {
  const { request } = event;
  // A browser that forbids storage, or has no room left, reads on all the same.
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(address).catch(() => null);
  if (kept) return kept;
  // What the browser has of a page may be of an earlier version, and name scripts that are gone.
  const isScript = address.startsWith(`${registration.scope}s-`);
  const fresh = await (isScript
    ? fetch(request)
    : fetch(request.url, { cache: "no-cache", redirect: "manual" }));
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

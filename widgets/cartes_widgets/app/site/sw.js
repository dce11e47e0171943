/**
 * Keeps what passes, so that what was opened once opens without a network. An update waits until
 * the reader takes it.
 */
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

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

/** @param {Request} request */
async function answer(request) {
  const address = new URL(request.url);
  address.search = address.hash = "";
  if (address.pathname.endsWith("/")) address.pathname += "index.html";
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address.href);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === "basic") await cache.put(address.href, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope))
    event.respondWith(answer(request));
});

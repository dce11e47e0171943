/**
 * Keeps what passes, and all the rest of a language once a page asks for it, so that every lesson
 * opens without a network. A new version waits until the reader takes it.
 */
const FILES = [];
const LANGUAGES = [];
const LINGUA_FRANCA = "";
const OFFLINE = "offline.html";
const PREFIX = `cartes ${new URL(registration.scope).pathname} `;
const CACHE = `${PREFIX}VERSION`;

self.addEventListener("install", () => {
  // The first one serves at once; a later one waits to be asked.
  if (!registration.active) self.skipWaiting();
});

/** Forgets earlier versions, unless a second tab is open: it may be of one of them. */
async function sweep() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter((one) => one.url.startsWith(registration.scope)).length > 1) return;
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

self.addEventListener("activate", (event) => event.waitUntil(sweep().then(() => clients.claim())));

/**
 * @param {string} lang
 * @param {boolean} isLittle Of the pages only the one that says that there is no network.
 */
async function keepAll(lang, isLittle) {
  await sweep();
  const cache = await caches.open(CACHE);
  // Pages of the other languages are left out; their words are not: a lesson may name a few.
  const isOther = (/** @type {string} */ name) =>
    LANGUAGES.some((one) => one !== lang && name.startsWith(`${one}/`));
  const wanted = isLittle ? FILES.filter((one) => one.endsWith(OFFLINE)) : FILES;
  for (const name of wanted.filter((one) => !isOther(one))) {
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
      keepAll(data.keep, data.isLittle).then(
        () => data.isLittle || source.postMessage({ kept: true }),
        () => {},
      ),
    );
});

/**
 * What a reader gets who asks for a page that is not kept, while there is no network.
 *
 * @param {string} asked
 * @returns {Promise<Response | null>} null if no page that says so is kept.
 */
async function withoutNetwork(asked) {
  const path = asked.slice(registration.scope.length);
  const spoken = navigator.languages.map((one) => one.split("-")[0]);
  for (const lang of [path.split("/")[0], ...spoken, LINGUA_FRANCA, ...LANGUAGES]) {
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
 * @param {string} address The file's, without what is asked of it.
 */
async function answer(event, address) {
  const { request } = event;
  // A browser that forbids storage, or has no room left, reads on all the same.
  const cache = await caches.open(CACHE).catch(() => null);
  const isScript = address.startsWith(`${registration.scope}s-`);
  // A script's name changes with what is in it: that of an earlier version is for its page.
  const kept = await (isScript ? caches : cache)?.match(address).catch(() => null);
  if (kept) return kept;
  /** @type {Response} */
  let fresh;
  try {
    // What the browser has of a page may be of an earlier version, and name scripts that are gone.
    fresh = await (isScript
      ? fetch(request)
      : fetch(request.url, { cache: "no-cache", redirect: "manual" }));
  } catch (error) {
    const told = request.mode === "navigate" ? await withoutNetwork(request.url) : null;
    if (told) return told;
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

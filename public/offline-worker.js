// The site's service worker: serves visited pages from a cache if the network does not respond
// (docs/decisions/offline.md). It is served unbundled. The build replaces the first constant with its ID, so that each
// version of the pages has its own cache.
const BUILD = 'development';
const NAME = `pages-${BUILD}`;
const OFFLINE = '/offline';
const MAX_ENTRIES = 60;
/** Time to wait for the network before a cached page is shown. Cached files never change, so they are used immediately. */
const PAGE_TIMEOUT_MS = 4_000;
/** Style sheets, scripts and fonts, whose names change with their content. */
const FILE = /^\/(_next\/static|elements|fonts)\//;
/** URLs of functions (netlify.toml), whose responses depend on the visitor or the time. */
const FUNCTION = /^\/(health|newsletter|(sw\/)?thank-you)(\/|$)/;

/**
 * Caches a successful response under its path without the query, which may contain figures. Deletes the oldest entries
 * above the limit, except the offline page and its files.
 */
async function store(path, response) {
  const hasHeader = (name, text) => response.headers.get(name)?.includes(text);
  const isStatic = hasHeader('Content-Type', 'text/html') || FILE.test(path);
  const isCacheable = isStatic && !hasHeader('Cache-Control', 'no-store') && !FUNCTION.test(path);
  if (!response.ok || response.redirected || !isCacheable) return;
  const cache = await caches.open(NAME);
  await cache.put(path, response);
  const offline = (await (await cache.match(OFFLINE))?.text()) ?? '';
  const isNeededOffline = (path) => path === OFFLINE || (FILE.test(path) && offline.includes(path));
  const entries = (await cache.keys()).filter(({ url }) => !isNeededOffline(new URL(url).pathname));
  for (const request of entries.slice(0, Math.max(0, entries.length - MAX_ENTRIES))) await cache.delete(request);
}

/** Caches a page and the files that its HTML references. */
async function storePage(path) {
  const response = await fetch(path);
  const files = (await response.clone().text()).match(/\/(_next\/static|elements|fonts)\/[^"' ]+/g) ?? [];
  for (const file of new Set(files)) await store(file, await fetch(file));
  await store(path, response);
}

async function respond(event, path) {
  const fetched = fetch(event.request);
  event.waitUntil(fetched.then((response) => store(path, response.clone())).catch(() => undefined));
  const timeout = new Promise((end) => setTimeout(end, FILE.test(path) ? 0 : PAGE_TIMEOUT_MS));
  const first = await Promise.race([fetched, timeout]).catch(() => undefined);
  const fallback = () => (FILE.test(path) ? Response.error() : caches.match(OFFLINE));
  return first ?? (await caches.match(path)) ?? fetched.catch(fallback);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(storePage(OFFLINE));
});
addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await clients.claim();
    // The pages that are already open were loaded without the worker.
    for (const { url } of await clients.matchAll({ type: 'window' })) await storePage(new URL(url).pathname);
  };
  event.waitUntil(takeOver().catch(() => undefined));
});
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isPage = event.request.mode === 'navigate' && !pathname.includes('.') && event.request.method === 'GET';
  if (origin === location.origin && (isPage || FILE.test(pathname))) event.respondWith(respond(event, pathname));
});

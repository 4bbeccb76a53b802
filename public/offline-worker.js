// The service worker of the site: pages that were opened answer where the network does not (docs/decisions/offline.md).
// It is served as it stands here; the build writes the id of the deploy into its first constant, so that each has its own cache.
const BUILD = 'development';
const NAME = `pages-${BUILD}`;
const OFFLINE = '/offline';
const MOST_ENTRIES = 60;
/** How long the network may be silent before a kept page is shown; its files need no wait, since they never change. */
const PATIENCE_MS = 4_000;
/** Styles, scripts and fonts: their names change with their content. */
const FILE = /^\/(_next\/static|fonts)\//;
/** What functions answer (netlify.toml): about one person, or one moment. */
const FUNCTION = /^\/(enquiry|health|newsletter|(sw\/)?thank-you)(\/|$)/;

/** Keeps a good answer under its path only, since a query may hold figures; the oldest entries make room. */
async function keep(path, response) {
  const says = (name, text) => response.headers.get(name)?.includes(text);
  const isKept = (says('Content-Type', 'text/html') || FILE.test(path)) && !says('Cache-Control', 'no-store');
  if (!response.ok || response.redirected || !isKept || FUNCTION.test(path)) return;
  const cache = await caches.open(NAME);
  await cache.put(path, response);
  const kept = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE));
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_ENTRIES))) await cache.delete(request);
}

/** Keeps a page with the files that its HTML names. */
async function keepPage(path) {
  const response = await fetch(path);
  const files = (await response.clone().text()).match(/\/(_next\/static|fonts)\/[^"' ]+/g) ?? [];
  for (const file of new Set(files)) await keep(file, await fetch(file));
  await keep(path, response);
}

async function answer(event, path) {
  const fetched = fetch(event.request);
  event.waitUntil(fetched.then((response) => keep(path, response.clone())).catch(() => undefined));
  const patience = new Promise((end) => setTimeout(end, FILE.test(path) ? 0 : PATIENCE_MS));
  const first = await Promise.race([fetched, patience]).catch(() => undefined);
  const instead = () => (FILE.test(path) ? Response.error() : caches.match(OFFLINE));
  return first ?? (await caches.match(path)) ?? fetched.catch(instead);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepPage(OFFLINE));
});
addEventListener('activate', (event) => {
  const arrive = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await clients.claim();
    // The pages that are open now came without the worker.
    for (const { url } of await clients.matchAll({ type: 'window' })) await keepPage(new URL(url).pathname);
  };
  event.waitUntil(arrive().catch(() => undefined));
});
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isPage = event.request.mode === 'navigate' && !pathname.includes('.') && event.request.method === 'GET';
  if (origin === location.origin && (isPage || FILE.test(pathname))) event.respondWith(answer(event, pathname));
});

/**
 * The service worker (docs/decisions/offline.md). It answers only if the network does not, with pages cached after
 * their script had loaded. The build writes its settings into it.
 */
import { nameStandIn, overflow, sayOffline } from '../../offline/keptPages.ts';
import { KEPT_PREFIX, MOST_KEPT_BYTES, OFFLINE_PATH, type OfflineSettings } from '../../offline/settings.ts';
import { languageOf } from '../../words/language.ts';
import { keepPage, listKept, readKept } from './keptCache.ts';
import { onWork, type WorkEvent, workerGlobals } from './workerGlobals.ts';

declare const SETTINGS: OfflineSettings;

const NAME = `${KEPT_PREFIX}${SETTINGS.build}`;
/** Styles, scripts, data and fonts: their names change with their content. */
const FILES = /^\/(_next\/static|fonts)\//;

/** Returns the caches, the current build's first. */
async function keptCaches(): Promise<Cache[]> {
  const others = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX) && name !== NAME);
  return Promise.all([NAME, ...others].map((name) => caches.open(name)));
}

const keep = (cache: Cache, path: string): Promise<void> => keepPage(cache, path, SETTINGS.late[path]);

async function findKept(url: string): Promise<Response | undefined> {
  for (const cache of await keptCaches()) {
    const kept = await readKept(cache, url);
    if (kept) return kept;
  }
  return undefined;
}

async function standIn(): Promise<Response> {
  const page = await findKept(OFFLINE_PATH);
  return page ? new Response(nameStandIn(await page.text(), OFFLINE_PATH), page) : Response.error();
}

async function keptPage(path: string): Promise<Response> {
  const page = await findKept(path);
  if (!page) return standIn();
  return new Response(sayOffline(await page.text(), SETTINGS.words[languageOf(path)]), page);
}

async function answerPage({ request, preloadResponse }: WorkEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return keptPage(path).catch(() => Response.error());
  }
}

const answerFile = (request: Request, path: string): Promise<Response> =>
  fetch(request).catch(async () => (await findKept(path).catch(() => undefined)) ?? Response.error());

/** Refetches the entries of an older worker's cache, then deletes it; after a network failure retries later. */
async function takeOver(cache: Cache): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT_PREFIX) || name === NAME) continue;
    const pages = (await listKept(await caches.open(name))).filter(({ files }) => files);
    for (const { url } of pages) {
      // The page may be gone; a network failure also fails the next page.
      await keep(cache, url).catch((error) => {
        if (error instanceof TypeError) throw error;
      });
    }
    await caches.delete(name);
  }
}

/** Caches a page that is shown and has its script. */
async function keepShown(path: string): Promise<void> {
  const cache = await caches.open(NAME);
  await keep(cache, path);
  await takeOver(cache);
  const pages = (await listKept(cache)).filter(({ files }) => files);
  // A visitor of a single page is spared the rest.
  const isWanted = pages.length > 1 || SETTINGS.ahead.includes(path);
  if (isWanted && !workerGlobals.navigator.connection?.saveData) {
    for (const next of SETTINGS.ahead) await keep(cache, next);
  }
  for (const url of overflow(await listKept(cache), MOST_KEPT_BYTES, SETTINGS.ahead)) await cache.delete(url);
}

let work: Promise<unknown> = Promise.resolve();

onWork('install', () => workerGlobals.skipWaiting());

// A page's request does not wait for the worker to start.
onWork('activate', (event) => event.waitUntil(workerGlobals.registration.navigationPreload?.enable()));

onWork('message', (event) => {
  // One after the other. A network failure or a full disk ends one; the next page begins anew.
  work = work.then(() => keepShown(String(event.data))).catch(() => undefined);
  event.waitUntil(work);
});

onWork('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Passes forms, other sites, and files opened by themselves to the network.
  if (method !== 'GET' || origin !== location.origin) return;
  if (FILES.test(pathname)) event.respondWith(answerFile(event.request, pathname));
  else if (mode === 'navigate' && !pathname.includes('.'))
    event.respondWith(answerPage(event, pathname.replace(/(.)\/$/, '$1')));
});

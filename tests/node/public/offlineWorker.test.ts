import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';

const WORKER = readFileSync(resolve(import.meta.dirname, '../../../public/offline-worker.js'), 'utf8');
/** Paths that functions serve. */
const FUNCTION_PATHS = [
  ...readFileSync('netlify.toml', 'utf8').matchAll(/from = "([^"]+)"\n\s*to = "\/\.netlify\/functions\//g),
].map(([, path = '']) => path);
const ORIGIN = 'https://site.example';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const FONT = '/fonts/a.woff2';
const OFFLINE = 'You are offline';

type Listener = (event: object) => void;
type Cache = Map<string, Response>;

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { ...HTML, ...headers } });

const pathOf = (key: string | { url: string }) => (typeof key === 'string' ? key : key.url).replace(ORIGIN, '');

/** A cache that behaves as in browsers: an entry that is put again becomes the newest. */
const cacheOf = (entries: Cache) => ({
  put: async (path: string, response: Response) => {
    entries.delete(path);
    entries.set(path, response);
  },
  match: async (path: string) => entries.get(path)?.clone(),
  keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
  delete: async (key: { url: string }) => entries.delete(pathOf(key)),
});

/**
 * Runs the worker on a stub network that responds by path or fails; `opened` are the pages opened before the worker.
 */
function start(network: Record<string, () => Response | Promise<Response>>, opened: string[] = []) {
  const stored = new Map<string, Cache>([['pages-before', new Map([['/old', page('Old')]])]]);
  const listeners: Record<string, Listener> = {};
  const waits: number[] = [];
  const ask = async (request: string | { url: string }) => {
    const answer = network[pathOf(request)];
    return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
  };
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map();
    stored.set(name, entries);
    return entries;
  };
  const context = {
    URL,
    Response,
    location: { origin: ORIGIN },
    skipWaiting: () => {},
    fetch: ask,
    setTimeout: (end: () => void, ms: number) => waits.push(ms) && queueMicrotask(end),
    clients: { claim: async () => {}, matchAll: async () => opened.map((path) => ({ url: ORIGIN + path })) },
    caches: {
      open: async (name: string) => cacheOf(open(name)),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (path: string) =>
        [...stored.values()]
          .map((entries) => entries.get(path))
          .find(Boolean)
          ?.clone(),
    },
    addEventListener: (type: string, listener: Listener) => Object.assign(listeners, { [type]: listener }),
  };
  runInContext(WORKER, createContext(context));

  /**
   * Dispatches an event and waits for the work it starts; returns the response, or undefined if the browser handles it.
   */
  const send = async (type: string, event: object = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners[type]?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  return {
    send,
    visit: (path: string, request: object = {}) =>
      send('fetch', { request: { url: new URL(path, ORIGIN).href, mode: 'navigate', method: 'GET', ...request } }),
    kept: () => [...open('pages-development').keys()],
    keep: (path: string) => open('pages-development').set(path, page(`${path} as it was`)),
    caches: () => [...stored.keys()],
    waits,
  };
}

const textOf = async (response: Response | undefined) => response?.text();

describe('the offline worker stores', () => {
  it('a page under its path without the query, which may contain a salary', async () => {
    const worker = start({ '/calculator/vat?amount=5': () => page('VAT') });
    assert.equal(await textOf(await worker.visit('/calculator/vat?amount=5')), 'VAT');
    assert.deepEqual(worker.kept(), ['/calculator/vat']);
  });

  const redirected = () => {
    const login = page('Login');
    return Object.assign(Object.defineProperty(login, 'redirected', { value: true }), { clone: () => login });
  };
  for (const [what, path, answer] of [
    ['a page that says no-store', '/about', () => page('About', { 'Cache-Control': 'no-store' })],
    ...FUNCTION_PATHS.map((path) => [`the response of a function, ${path}`, path, () => page('Sent')] as const),
    ['a missing page', '/lost', () => new Response('', { status: 404, headers: HTML })],
    ['a redirected page', '/old', redirected],
    ['data', '/feed', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
  ] as const) {
    it(`never ${what}`, async () => {
      const worker = start({ [path]: answer });
      await worker.visit(path);
      assert.deepEqual(worker.kept(), []);
    });
  }

  it('the sixty newest responses besides the offline page and its files', async () => {
    const offline = () => page(`<link href="${FONT}">`);
    const worker = start({ '/offline': offline, [FONT]: () => new Response('font'), '/new': () => page('New') });
    await worker.send('install');
    for (let number = 0; number < 60; number += 1) worker.keep(`/page-${number}`);
    await worker.visit('/new');
    const kept = worker.kept();
    assert.equal(kept.length, 62);
    assert.deepEqual([...kept.slice(0, 3), kept.at(-1)], [FONT, '/offline', '/page-1', '/new']);
  });

  it('the offline page and its files on installation', async () => {
    const worker = start({ '/offline': () => page(`<link href="${FONT}">`), [FONT]: () => new Response('font') });
    await worker.send('install');
    assert.deepEqual(worker.kept(), [FONT, '/offline']);
  });

  it('the pages already open on activation, without their queries', async () => {
    const worker = start({ '/calculator/vat': () => page('VAT') }, ['/calculator/vat?amount=5']);
    await worker.send('activate');
    assert.deepEqual(worker.kept(), ['/calculator/vat']);
  });

  it('nothing from the previous deploy', async () => {
    const worker = start({});
    worker.keep('/about');
    await worker.send('activate');
    assert.deepEqual(worker.caches(), ['pages-development']);
  });
});

describe('the offline worker responds', () => {
  const slowly = (text: string) => () => new Promise<Response>((end) => setTimeout(end, 20, page(text)));

  for (const [path, wait] of Object.entries({ '/about': 4_000, [FONT]: 0 })) {
    it(`with the stored ${path} after ${wait} ms without a response`, async () => {
      const worker = start({ [path]: slowly('As it is now') });
      worker.keep(path);
      assert.equal(
        await textOf(await worker.visit(path, { mode: path === FONT ? 'cors' : 'navigate' })),
        `${path} as it was`,
      );
      assert.deepEqual(worker.waits, [wait]);
    });
  }

  it('from the network, however slow, for a page that is not stored', async () => {
    assert.equal(await textOf(await start({ '/about': slowly('About') }).visit('/about')), 'About');
  });

  it('with the offline page for a page that is not stored', async () => {
    const worker = start({ '/offline': () => page(OFFLINE) });
    await worker.send('install');
    assert.equal(await textOf(await worker.visit('/team')), OFFLINE);
  });

  it('with an error for a file that cannot be loaded', async () => {
    const worker = start({ '/offline': () => page(OFFLINE) });
    await worker.send('install');
    assert.equal((await worker.visit(FONT, { mode: 'cors' }))?.type, 'error');
  });

  for (const [what, path, request] of [
    ['a posted form', '/enquiry', { method: 'POST' }],
    ['a document', '/resources/guide.pdf', {}],
    ['another site', 'https://a.example/', {}],
    ['what a script fetches', '/health', { mode: 'cors' }],
  ] as const) {
    it(`not at all to ${what}`, async () => {
      assert.equal(await start({ [path]: () => page('Answer') }).visit(path, request), undefined);
    });
  }
});

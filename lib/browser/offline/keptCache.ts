import { filesOf, type Kept } from '../../offline/keptPages.ts';

/** Headers of cached entries: size in bytes; for a page also the URLs of its files. */
const WEIGHT = 'x-kept-bytes';
const FILES = 'x-kept-files';
/** Describe the network response, not our copy: drop them. */
const OF_SENDING = ['content-encoding', 'content-length', 'vary'];

/** Fetches for the cache, with lower priority than the page's own requests. Throws without a good answer. */
async function fetchGood(url: string): Promise<Response> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

async function keep(cache: Cache, url: string, { body, headers }: Response, files?: readonly string[]): Promise<void> {
  const packed = await new Response(body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  const kept = new Headers(headers);
  for (const name of OF_SENDING) kept.delete(name);
  kept.set(WEIGHT, String(packed.byteLength));
  if (files) kept.set(FILES, files.join(' '));
  await cache.put(url, new Response(packed, { headers: kept }));
}

/**
 * Caches a page with its files, unless it is cached. The page is stored last, so that none is cached without its files.
 *
 * @param late URLs of files that its HTML does not name
 */
export async function keepPage(cache: Cache, path: string, late: readonly string[] = []): Promise<void> {
  if (await cache.match(path)) return;
  const page = await fetchGood(path);
  const html = await page.text();
  const files = [...filesOf(html), ...late];
  for (const file of files) {
    if (!(await cache.match(file))) await keep(cache, file, await fetchGood(file));
  }
  await keep(cache, path, new Response(html, page), files);
}

/** Lists all cached entries, oldest first. */
export async function listKept(cache: Cache): Promise<Kept[]> {
  const list = (await cache.keys()).map(async (request) => {
    const headers = (await cache.match(request))?.headers;
    const files = headers?.get(FILES)?.split(' ');
    return { url: new URL(request.url).pathname, bytes: Number(headers?.get(WEIGHT)), ...(files && { files }) };
  });
  return Promise.all(list);
}

/** Reads a cached entry. A damaged one is deleted and counts as missing. */
export async function readKept(cache: Cache, url: string): Promise<Response | undefined> {
  const kept = await cache.match(url);
  if (!kept) return undefined;
  try {
    const body = await new Response(kept.body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    return new Response(body, { headers: kept.headers });
  } catch {
    await cache.delete(url);
    return undefined;
  }
}

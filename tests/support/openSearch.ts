import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Pagefind, searchFullText } from '../../lib/search/fullText.ts';
import type { Language } from '../../lib/words/language.ts';

type Script = Pagefind & { options: (options: object) => Promise<void>; init: () => Promise<void> };

/** Searches an index written by Pagefind, using Pagefind's own script as a browser does. */
export type Search = (query: string, kind?: string, limit?: number) => ReturnType<typeof searchFullText>;

/** Runs a function with a stub document in a language, because Pagefind reads the document's language when it starts. */
async function onPageIn<Made>(language: Language, run: () => Promise<Made>): Promise<Made> {
  const html = { getAttribute: () => language };
  Object.assign(globalThis, { document: { querySelector: () => html } });
  try {
    return await run();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
}

/**
 * Opens the index in a folder named `pagefind`, in one language. Call it once per folder and language in a process,
 * because the script caches its index.
 */
export async function openSearch(folder: string, language: Language = 'en'): Promise<Search> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await readFile(join(folder, pathname.replace('/pagefind/', ''))).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { Connection: 'close' }).end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Lets the process exit while the server is still listening.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const script: Script = await import(`${pathToFileURL(resolve(folder, 'pagefind.js')).href}?${language}`);
  await script.options({ basePath: `http://127.0.0.1:${port}/pagefind/`, baseUrl: '/', noWorker: true });
  await onPageIn(language, () => script.init());
  return (query, kind, limit = 200) => searchFullText(script, { query, kind, limit });
}

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Pagefind, searchFullText } from '../../lib/browser/search/fullText.ts';

type Script = Pagefind & { options: (options: object) => Promise<void>; init: () => Promise<void> };

/** A search of a folder that Pagefind wrote, by its own script, as a browser runs it. */
export type Search = (query: string, kind?: string) => ReturnType<typeof searchFullText>;

/** Opens the search of a folder named `pagefind`. One a process: the script keeps the index that it has read. */
export async function openSearch(folder: string): Promise<Search> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const bytes = await readFile(join(folder, pathname.replace('/pagefind/', ''))).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { Connection: 'close' }).end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It ends with the process.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const script: Script = await import(pathToFileURL(resolve(folder, 'pagefind.js')).href);
  await script.options({ basePath: `http://127.0.0.1:${port}/pagefind/`, baseUrl: '/', noWorker: true });
  await script.init();
  return (query, kind) => searchFullText(script, { query, kind, limit: 200 });
}

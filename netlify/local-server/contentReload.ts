import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';

/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/** Tells open pages of the development server when a file of content/ has changed. */
export type ContentReload = {
  /** Keeps a page's request open and writes to it at each change. */
  listen(response: ServerResponse): void;
  stop(): void;
};

/** Watches a folder. Next itself watches MDX and code, but not the JSON files that loaders read. */
export function watchContent(folder: string): ContentReload {
  const pages = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    for (const page of pages) page.write('data: changed\n\n');
  };
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLE_MS);
  });
  return {
    listen(response) {
      // Prevents Next from compressing, and thereby buffering, the stream.
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
      response.write(': watching\n\n');
      pages.add(response);
      response.once('close', () => pages.delete(response));
    },
    stop() {
      clearTimeout(timer);
      watcher.close();
      for (const page of pages) page.end();
    },
  };
}

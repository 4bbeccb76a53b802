import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { PROJECT_DIRECTORY } from './serverSettings.ts';

/** Debounce delay, because editors save a file in several steps. */
const SETTLE_MS = 100;

/** Notifies open pages of the development server when content changes. */
type ContentReload = {
  /** Keeps a page's request open and writes to it after each change. */
  listen(response: ServerResponse): void;
  stop(): void;
};

/** Returns a function that regenerates changed documents, one run at a time. A change during a run triggers another one. */
function documentMaker(): () => void {
  const step = 'lib/server/documents/makeDocuments.ts';
  let runs = 0;
  const make = (): void => {
    runs += 1;
    if (runs > 1) return;
    spawn(process.execPath, [step], { cwd: PROJECT_DIRECTORY, stdio: 'inherit' }).once('close', () => {
      const isStale = runs > 1;
      runs = 0;
      if (isStale) make();
    });
  };
  return make;
}

/** Watches content/. Next itself watches MDX and code, but not documents or the JSON files that loaders read. */
export function watchContent(folder: string): ContentReload {
  const pages = new Set<ServerResponse>();
  const makeDocuments = documentMaker();
  let timer: NodeJS.Timeout | undefined;
  let hasNewData = false;
  const settle = () => {
    if (hasNewData) for (const page of pages) page.write('data: changed\n\n');
    hasNewData = false;
    makeDocuments();
  };
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    hasNewData ||= name?.endsWith('.json') ?? false;
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
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

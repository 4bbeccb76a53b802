import type { Pagefind } from './fullText.ts';

/** Written into the export after the build, so bundlers must not resolve it. */
const SCRIPT = '/pagefind/pagefind.js';

export type PagefindScript = Pagefind & {
  options: (options: { noWorker: boolean }) => Promise<void>;
  init: () => Promise<void>;
};

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  if (process.env.NODE_ENV === 'development') {
    throw new Error('`npm run dev` has no full-text index, which the build makes; `npm start` builds and serves one.');
  }
  const pagefind: PagefindScript = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ SCRIPT);
  // The worker would load the same script again, 12 kB; a query takes only a few milliseconds without it.
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
}

/** Loads the full-text search on first use. A failed fetch may be retried. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

import type { Pagefind } from './fullText.ts';

/** Written into the export after the build, so no bundler may look for it. */
const SCRIPT = '/pagefind/pagefind.js';

let loading: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ SCRIPT);
  await pagefind.init();
  return pagefind;
}

/** The full-text search, fetched the first time that it is asked for. A failed fetch may be tried again. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

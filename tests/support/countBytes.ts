import type { Page, Request } from '@playwright/test';

/** Pictures and fonts of the lists are no part of a search. */
const NO_SEARCH = ['image', 'font', 'media'];

const sizeOf = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
};

/**
 * Counts what a page fetches from now on, as it is transferred: bodies as they are compressed, and their headers. Gives
 * the sum so far each time that it is asked.
 */
export function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (NO_SEARCH.includes(request.resourceType())) return;
    const size = sizeOf(request);
    // Those that finish while the page is closed are asked for by nobody.
    size.catch(() => {});
    sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

import type { Page, Request } from '@playwright/test';

/** Pictures and fonts of result lists do not belong to a search. */
const NO_SEARCH = ['image', 'font', 'media'];

const sizeOf = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
};

/**
 * Counts the bytes of a page's later requests, compressed bodies and headers. The returned function returns the sum so
 * far.
 */
export function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (NO_SEARCH.includes(request.resourceType())) return;
    const size = sizeOf(request);
    // Requests that finish while the page is closing are ignored.
    size.catch(() => {});
    sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

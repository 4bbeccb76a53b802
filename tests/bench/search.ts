import type { Browser } from '@playwright/test';
import { countBytes } from '../support/countBytes.ts';
import { SEARCH_BYTES } from './budgets.ts';
import { kilobytes, type Row } from './report.ts';

/** Pages with a search, and the name of its field. */
const SEARCHES = [
  { path: '/search', label: 'Search the whole site' },
  { path: '/resources', label: 'Search resources' },
];
/** A word, one that most documents hold, and several whose parts of the index lie apart. */
const QUERIES = ['withholding', 'tax', 'fiscal receipt penalty', 'minimum tax third loss year'];

/** Bytes of the first query, from the focus on: script, index, texts of the hits and the part that shows them. */
async function bytesOf(browser: Browser, address: string, label: string, query: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = countBytes(page);
  await page.getByRole('searchbox', { name: label }).fill(query);
  await page
    .getByRole('link', { name: /^Page \d+/ })
    .first()
    .waitFor();
  const sum = await bytes();
  await page.close();
  return sum;
}

/** What the first query of a visit transfers, on every page with a full-text search. */
export async function searchRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, label } of SEARCHES) {
    for (const query of QUERIES) {
      const bytes = await bytesOf(browser, `${url}${path}`, label, query);
      rows.push({
        name: `${path}: ${query}`,
        measured: kilobytes(bytes),
        budget: kilobytes(SEARCH_BYTES),
        isWithin: bytes < SEARCH_BYTES,
      });
    }
  }
  return rows;
}

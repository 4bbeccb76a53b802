import type { Browser } from '@playwright/test';
import { countBytes } from '../support/countBytes.ts';
import { SEARCH_BYTES } from './budgets.ts';
import { atMost, kilobytes, type Row } from './report.ts';

/** Pages with a search, and role and name of its field. */
const SEARCHES = [
  { path: '/search', role: 'combobox', label: 'Search the whole site' },
  { path: '/resources', role: 'searchbox', label: 'Search resources' },
] as const;
type Search = (typeof SEARCHES)[number];
/** A word, one that most documents hold, and several whose parts of the index lie apart. */
const QUERIES = ['withholding', 'tax', 'fiscal receipt penalty', 'minimum tax third loss year'];

/** Bytes of the first query, from the focus on: script, index, texts of the hits and the part that shows them. */
async function bytesOf(browser: Browser, url: string, { path, role, label }: Search, query: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  const bytes = countBytes(page);
  await page.getByRole(role, { name: label }).fill(query);
  await page.getByRole('region', { name: 'Inside the documents' }).getByRole('listitem').first().waitFor();
  const sum = await bytes();
  await page.close();
  return sum;
}

/** What the first query of a visit transfers, on every page with a full-text search. */
export async function searchRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const search of SEARCHES) {
    for (const query of QUERIES) {
      const bytes = await bytesOf(browser, url, search, query);
      rows.push(atMost(`${search.path}: ${query}`, bytes, SEARCH_BYTES, kilobytes));
    }
  }
  return rows;
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { INDEX_FILE, WORDS_FILE } from '../../lib/search/searchFiles.ts';
import type { SiteIndex } from '../../lib/search/searchPages.ts';
import { findPages } from '../../lib/search/siteSearch.ts';
import { getTeam } from '../../lib/server/content/loaders/firm.ts';
import { languageOf } from '../../lib/words/language.ts';
import { readCases } from '../support/cases.ts';
import { search, WORKBOOK_PAGE } from './support/search.ts';
import { assertNone, OUT } from './support/site.ts';

/** Among so many first results the page stands. */
const AMONG = 3;

const people = getTeam().map(({ id, name }) => ({ query: name, page: `/team#${id}` }));
/** Queries by the sample people's names count while these are there; every person of the team is found by name. */
const cases = [
  ...readCases('search/queries.tsv').filter(
    ({ page = '' }) => !page.startsWith('/team#') || people.some((person) => person.page === page),
  ),
  ...people,
];

const readSite = (file: string) => readFileSync(join(OUT, file), 'utf8');
const index: SiteIndex = JSON.parse(readSite(INDEX_FILE));

/** Returns the results as the page lists them: pages by name, then pages whose text contains the words. */
async function results(typed: string): Promise<string[]> {
  const loadWords = async () => readSite(WORDS_FILE).split('\n');
  const { pages, query } = await findPages(index, typed, { loadWords });
  const { hits } = await search(query);
  const texts = hits.map(({ href }) => href.replace(/#.*/, ''));
  return [...new Set([...pages.map(({ href }) => href), ...texts])];
}

/** Questions with one right answer, which comes first. */
const ANSWERS = {
  barua: '/calculator/objection',
  'letter from TRA': '/calculator/objection',
  'how much do you charge': '/services',
  'per diem': '/services/accounting',
  careers: '/team',
};

describe('what a visitor types', () => {
  it('finds the answer first: a letter, the fee, a per diem, work with us', async () => {
    const found = await Promise.all(
      Object.entries(ANSWERS).map(async ([query]) => [query, (await results(query))[0]] as const),
    );
    assert.deepEqual(Object.fromEntries(found), ANSWERS);
  });

  it('finds the page among the first three results', async () => {
    const mistakes = await Promise.all(
      cases.map(async ({ query = '', page: address = '' }) => {
        const page = address.replace('{workbook}', WORKBOOK_PAGE);
        const found = (await results(query)).slice(0, AMONG);
        return found.includes(page) ? [] : [`${query}: ${page} does not come before ${found}`];
      }),
    );
    assert.ok(cases.length > 50);
    assertNone(mistakes.flat());
  });

  it('finds no page in Kiswahili', () => {
    assertNone(index.pages.map(({ href }) => href).filter((href) => languageOf(href) === 'sw'));
  });
});

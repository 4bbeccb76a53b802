import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { indexFile, wordsFile } from '../../lib/search/searchFiles.ts';
import type { SiteIndex } from '../../lib/search/searchPages.ts';
import { findPages } from '../../lib/search/siteSearch.ts';
import { hasTwin, swahiliPath } from '../../lib/site/twins.ts';
import { type Language, languageOf } from '../../lib/words/language.ts';
import { foreignWords } from '../support/languages.ts';
import { openSearch } from '../support/openSearch.ts';
import { readCases } from '../support/readCases.ts';
import { search } from './support/fullText.ts';
import { assertNone, OUT } from './support/site.ts';
import { WORKBOOK_PAGE } from './support/workbookPage.ts';

/** Mean reciprocal rank: 1 where every page comes first, 0.5 where each comes second. */
const LEAST_MEAN = 0.95;

const readSite = (file: string) => readFileSync(join(OUT, file), 'utf8');
const indexes: Readonly<Record<Language, SiteIndex>> = {
  en: JSON.parse(readSite(indexFile('en'))),
  sw: JSON.parse(readSite(indexFile('sw'))),
};
const fullText = { en: search, sw: await openSearch(join(OUT, 'pagefind'), 'sw') } as const;

/** The results as the page lists them: pages by name, then those whose text holds the words. */
async function results(typed: string, language: Language): Promise<string[]> {
  const loadWords = async () => readSite(wordsFile(language)).split('\n');
  const { pages, query } = await findPages(indexes[language], typed, { loadWords });
  const { hits } = await fullText[language](query);
  const texts = hits.map(({ href }) => (href.startsWith('/media#') ? href : href.replace(/#.*/, '')));
  return [...new Set([...pages.map(({ href }) => href), ...texts])];
}

describe('what a visitor types finds the page, as the first result where one is the answer', () => {
  for (const [where, language, file, pageOf] of [
    ['in English', 'en', 'search/queries.tsv', (page: string) => page.replace('{workbook}', WORKBOOK_PAGE)],
    ['in Kiswahili', 'sw', 'search/queries-sw.tsv', (page: string) => (hasTwin(page) ? swahiliPath(page) : page)],
  ] as const) {
    it(where, async (test) => {
      const all = await Promise.all(
        readCases(file).map(async ({ query = '', page: address = '', among }) => {
          const page = pageOf(address);
          const found = await results(query, language);
          return { query, page, among: Number(among), rank: found.indexOf(page) + 1, first: found[0] };
        }),
      );
      const wrong = all.filter(({ rank, among }) => rank === 0 || rank > among);
      assertNone(wrong.map(({ query, page, rank, first }) => `${query}: ${page} is no. ${rank}, after ${first}`));
      const mean = all.reduce((sum, { rank }) => sum + 1 / rank, 0) / all.length;
      test.diagnostic(`mean reciprocal rank of ${all.length} queries: ${mean.toFixed(3)}`);
      assert.ok(mean >= LEAST_MEAN, `${mean}`);
    });
  }
});

describe('the search of a language', () => {
  it('holds the pages of the other one only where they have no twin', () => {
    assertNone(indexes.en.pages.map(({ href }) => href).filter((href) => languageOf(href) === 'sw'));
    assertNone(indexes.sw.pages.map(({ href }) => href).filter(hasTwin));
  });

  it('shows its own words, and names the English pages as such', () => {
    const shown = indexes.sw.pages.map(({ href, title, text, place }) =>
      languageOf(href) === 'sw' ? { href, words: `${title} ${text} ${place}` } : { href, words: place },
    );
    assertNone(shown.flatMap(({ href, words }) => foreignWords(words, 'sw').map((word) => `${word} on ${href}`)));
    const english = indexes.sw.pages.filter(({ href }) => languageOf(href) === 'en');
    assertNone(english.filter(({ place }) => !place.startsWith('Kiingereza')).map(({ href }) => href));
  });
});

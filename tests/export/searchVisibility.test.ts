import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { queryWords, similarity, splitWords } from '../../lib/search/words.ts';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { readCases } from '../support/cases.ts';
import { assertNone, isIndexable, isReplaced, type Page, pages } from './support/site.ts';

/** Queries that people type into search engines, each with its target page. */
const rows = readCases('search/main-queries.tsv')
  .map(({ query = '', page = '' }) => ({ query, path: page }))
  .filter(({ path }) => !isReplaced(path));

/** Minimum similarity between a word in a title and a word in a query; allows other forms of the same word. */
const LEAST = 0.6;

const indexable = pages.filter(isIndexable);
const titleOf = ({ document }: Page) =>
  document
    .querySelector('meta[property="og:title"]')
    ?.getAttribute('content')
    ?.replace(` - ${getFirm('en').name}`, '') ?? '';

/**
 * Returns the index of the last of some words in a text that has been split into words; undefined if one is missing.
 */
function endOf(words: readonly string[], held: readonly string[]): number | undefined {
  const places = words.map((word) => held.findIndex((one) => similarity(one, word) >= LEAST));
  return places.includes(-1) ? undefined : Math.max(...places);
}

describe('the main queries', () => {
  it('appear in the title or heading of their page', () => {
    assert.ok(rows.length > 50);
    const mistakes = rows.flatMap(({ query, path }) => {
      const page = indexable.find((one) => one.path === path);
      if (!page) return [`${query}: no page ${path}`];
      const text = `${titleOf(page)} ${page.document.querySelector('h1')?.textContent}`;
      return endOf(queryWords(query), splitWords(text)) === undefined ? [`${query}: ${path} says '${text}'`] : [];
    });
    assertNone(mistakes);
  });

  it('appear no earlier in the title of any other page', () => {
    const titles = indexable.map((page) => ({ path: page.path, held: splitWords(titleOf(page)) }));
    const mistakes = rows.flatMap(({ query, path }) => {
      const words = queryWords(query);
      const ends = new Map(titles.map((title) => [title.path, endOf(words, title.held)]));
      const own = ends.get(path) ?? Number.POSITIVE_INFINITY;
      return [...ends].flatMap(([other, end]) =>
        other !== path && end !== undefined && end < own ? [`${query}: ${other} before ${path}`] : [],
      );
    });
    assertNone(mistakes);
  });
});

import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { pdfTexts } from '../../lib/server/documents/pdfTexts.ts';
import type { PageText } from '../../lib/server/documents/readPdfText.ts';
import { searchableFiles, searchedPages } from '../../lib/server/search/fileRecord.ts';
import { firstOfEach, isFull } from '../support/cases.ts';
import { search, WORKBOOK_PAGE } from './support/search.ts';
import { assertNone, OUT, pages } from './support/site.ts';

/** Maximum size of an index part that a query fetches for a word, in bytes as sent; the part of 'the' has 7.7 kB. */
const MOST_PART_BYTES = 10_000;

const files = searchableFiles();
const titles = new Map(files.map(({ path, title }) => [path, title]));

/**
 * Returns for each page of a PDF its longest unique word, letters only; pages without one count only if their whole
 * file has none, with their rarest word.
 */
function rareWords(texts: ReadonlyMap<string, PageText[]>) {
  const wordsOf = (page: PageText) =>
    new Set(
      page.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}.’/@-])\p{L}{5,}(?![\p{L}\p{N}’/@-]|\.\p{L})/gu) ?? []),
    );
  const all = [...texts].flatMap(([path, filePages]) =>
    searchedPages(filePages, titles.get(path) ?? '').map((page, index) => {
      return { path, number: index + 1, words: [...wordsOf(page)] };
    }),
  );
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  const places = all.flatMap(({ words, ...place }) => {
    const [word] = words.toSorted((a, b) => countOf(a) - countOf(b) || b.length - a.length);
    return word ? [{ ...place, word, isOwn: countOf(word) === 1 }] : [];
  });
  const withOwn = new Set(places.filter(({ isOwn }) => isOwn).map(({ path }) => path));
  return places.filter(({ path, isOwn }) => isOwn || !withOwn.has(path));
}

describe('the search of the site', () => {
  it('finds a page of every PDF by its rarest word, every page with FULL_TESTS, and names the page', async () => {
    const texts = await pdfTexts(files.map(({ path }) => path));
    const all = rareWords(texts);
    assert.ok(all.length > files.length, `${all.length} words`);
    const places = isFull ? all : firstOfEach(all, ({ path }) => path);
    const found = new Set<string>();
    const missed: string[] = [];
    for (const { path, number, word } of places) {
      const { hits } = await search(word);
      const id = path.replace(/^.*\/|\.pdf$/g, '');
      const { pages: shown = [], others = [] } = hits.find(({ file }) => file?.id === id)?.file ?? {};
      if ([...shown, ...others].some((page) => page.number === number)) found.add(path);
      else missed.push(`${word} of ${path}, page ${number}`);
    }
    assertNone(missed);
    assert.deepEqual(
      files.map(({ path }) => path).filter((path) => !found.has(path)),
      [],
      'files that no word finds',
    );
  });

  const pathsOf = async (query: string, kind?: string) =>
    (await search(query, kind)).hits.map(({ href }) => href.replace(/#.*/, ''));

  it('finds the Swahili of the pages', async () => {
    for (const { slug, swahili } of getAllServices())
      if (swahili) assert.ok((await pathsOf(swahili)).includes(slug), `${swahili} is not found on ${slug}`);
  });

  it('finds no page that is hidden from search engines', async () => {
    const isHidden = ({ html }: { html: string }) => /<meta name="robots" content="[^"]*noindex/.test(html);
    const hidden = pages.filter(isHidden).map(({ path }) => path);
    assert.ok(hidden.includes('/thank-you'));
    const found = await pathsOf('message');
    assert.notEqual(found.length, 0);
    assertNone(found.filter((path) => hidden.includes(path)));
  });

  it('finds the text of a document that has no PDF on its page', async () => {
    assert.ok((await pathsOf('spreadsheet', 'document')).includes(WORKBOOK_PAGE));
  });

  it('is in parts that a thin line carries', () => {
    const parts = readdirSync(join(OUT, 'pagefind/index'));
    assert.ok(parts.length > 10, `${parts.length} parts`);
    assertNone(parts.filter((name) => statSync(join(OUT, 'pagefind/index', name)).size > MOST_PART_BYTES));
  });
});

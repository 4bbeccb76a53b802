import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { pdfTexts } from '../../lib/server/documents/pdfTexts.ts';
import { searchableFiles, searchedPages } from '../../lib/server/search/fileRecord.ts';
import { firstOfEach, isFull } from '../support/cases.ts';
import { search, WORKBOOK_PAGE } from './support/search.ts';
import { assertNone, OUT, pages } from './support/site.ts';

/** Maximum size of an index part that a query fetches for a word, in bytes as sent; the part of 'the' has 7.7 kB. */
const MOST_PART_BYTES = 10_000;

const WORD = /(?<![\p{L}\p{N}.’/@-])\p{L}{5,}(?![\p{L}\p{N}’/@-]|\.\p{L})/gu;

/** Returns for every page of the PDFs the rarest word that stands on no other page of its file, the longest of those. */
async function ownWords() {
  const files = searchableFiles();
  const texts = await pdfTexts(files.map(({ path }) => path));
  const all = files.flatMap(({ path, title }) => {
    const pages = searchedPages(texts.get(path) ?? [], title).map(
      (page) => new Set(page.flatMap(({ text }) => text.match(WORD) ?? [])),
    );
    return pages.map((words, at) => {
      const own = [...words].filter((word) => !pages.some((other, index) => index !== at && other.has(word)));
      return { path, number: at + 1, own };
    });
  });
  const counts = new Map<string, number>();
  for (const word of all.flatMap(({ own }) => own)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return all.flatMap(({ own, ...place }) => {
    const [word] = own.toSorted((a, b) => countOf(a) - countOf(b) || b.length - a.length);
    return word ? [{ ...place, word }] : [];
  });
}

describe('the search of the site', () => {
  it('finds a page of every PDF by a word of its own, every page with FULL_TESTS, and names the page', async () => {
    const all = await ownWords();
    const places = isFull ? all : firstOfEach(all, ({ path }) => path);
    assert.equal(new Set(places.map(({ path }) => path)).size, searchableFiles().length);
    const missed: string[] = [];
    for (const { path, number, word } of places) {
      const { hits } = await search(word);
      const file = hits.find((hit) => hit.file && path.endsWith(`/${hit.file.id}.pdf`))?.file;
      const numbers = [...(file?.pages ?? []), ...(file?.others ?? [])].map((page) => page.number);
      if (!numbers.includes(number)) missed.push(`${word} of ${path}, page ${number}`);
    }
    assertNone(missed);
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

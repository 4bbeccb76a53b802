import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { INDEX_FILE, WORDS_FILE } from '../../lib/search/searchFiles.ts';
import type { SiteIndex } from '../../lib/search/searchPages.ts';
import { findPages } from '../../lib/search/siteSearch.ts';
import { getTeam } from '../../lib/server/content/loaders/firm.ts';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { pdfTexts } from '../../lib/server/documents/readPdfText.ts';
import { prepareWorkbook } from '../../lib/server/documents/workbook/makeWorkbook.ts';
import { searchableFiles, searchedPages } from '../../lib/server/search/fileRecord.ts';
import { languageOf } from '../../lib/words/language.ts';
import { firstOfEach, isFull, readCases } from '../support/cases.ts';
import { openSearch } from '../support/openSearch.ts';
import { assertNone, isReplaced, OUT, pages } from './support/site.ts';

const search = await openSearch(join(OUT, 'pagefind'));

/** Page of the payroll workbook; its path contains the tax year. */
const WORKBOOK_PAGE = prepareWorkbook().path.replace('.xlsx', '');

/** The expected page must be among this many first results. */
const AMONG = 3;

const people = getTeam().map(({ id, name }) => ({ query: name, page: `/team#${id}` }));
/** Checks whether a page has been replaced by a redirect or belonged to a sample person who has since been removed. */
const isGone = (page: string) =>
  page.startsWith('/team#') ? !people.some((person) => person.page === page) : isReplaced(page);
const cases = [...readCases('search/queries.tsv').filter(({ page = '' }) => !isGone(page)), ...people];

const pathsOf = async (query: string, kind?: string, limit?: number) =>
  (await search(query, kind, limit)).hits.map(({ href }) => href.replace(/#.*/, ''));

const readSite = (file: string) => readFileSync(join(OUT, file), 'utf8');
const words = readSite(WORDS_FILE).split('\n');
const index: SiteIndex = JSON.parse(readSite(INDEX_FILE));

/**
 * Returns the first results in the order of the page: pages matched by name, then pages whose text contains the words.
 */
async function firstResults(typed: string): Promise<string[]> {
  const { pages, query } = await findPages(index, typed, { loadWords: async () => words });
  const byName = pages.slice(0, AMONG).map(({ href }) => href);
  return byName.length === AMONG
    ? byName
    : [...new Set([...byName, ...(await pathsOf(query, undefined, 3 * AMONG))])].slice(0, AMONG);
}

/** Queries with one right answer, which must come first. */
const ANSWERED = ['barua', 'letter from TRA', 'how much do you charge', 'per diem', 'careers'];

describe('a query as visitors type it', () => {
  it('finds its page among the first three results, and direct answers first', async () => {
    const queries = isFull
      ? cases
      : firstOfEach(cases, ({ query = '', page = '' }) => (ANSWERED.includes(query) ? query : page));
    assert.ok(queries.length > 50);
    const mistakes = await Promise.all(
      queries.map(async ({ query = '', page: address = '' }) => {
        const page = address.replace('{workbook}', WORKBOOK_PAGE);
        const found = (await firstResults(query)).slice(0, ANSWERED.includes(query) ? 1 : AMONG);
        return found.includes(page) ? [] : [`${query}: ${page} does not come before ${found}`];
      }),
    );
    assertNone(mistakes.flat());
  });

  it('never finds a Kiswahili page', () => {
    assertNone(index.pages.map(({ href }) => href).filter((href) => languageOf(href) === 'sw'));
  });
});

/**
 * Maximum transferred size, in bytes, of the index part that a query fetches for a word; the part for 'the' is 7.7 kB.
 */
const MOST_PART_BYTES = 10_000;

const WORD = /(?<![\p{L}\p{N}.’/@-])\p{L}{5,}(?![\p{L}\p{N}’/@-]|\.\p{L})/gu;

/**
 * Returns, for every page of the PDFs, the rarest word that is on no other page of its file; the longest of equally
 * rare ones.
 */
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

describe('the site search', () => {
  it('finds PDF pages by a word that only they contain, and gives their page number', async () => {
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

  it('finds service pages by their Swahili names', async () => {
    for (const { slug, swahili } of getAllServices('en'))
      if (swahili) assert.ok((await pathsOf(swahili)).includes(slug), `${swahili} is not found on ${slug}`);
  });

  it('never finds pages that are hidden from search engines', async () => {
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

  it('is split into parts small enough for a slow connection', () => {
    const parts = readdirSync(join(OUT, 'pagefind/index'));
    assert.ok(parts.length > 10, `${parts.length} parts`);
    assertNone(parts.filter((name) => statSync(join(OUT, 'pagefind/index', name)).size > MOST_PART_BYTES));
  });
});

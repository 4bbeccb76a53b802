import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileRecord } from '../../../../../lib/server/search/fileRecord.ts';
import { pageRecord } from '../../../../../lib/server/search/pageRecord.ts';
import { commonWords, writeSearchIndex } from '../../../../../lib/server/site-build/searchIndex.ts';
import { type OpenSearch, openSearch } from '../../../../support/openSearch.ts';

/** A page of a file: headings begin with '# '. */
const pageOf = (...blocks: string[]) =>
  blocks.map((block) => ({ text: block.replace(/^# /, ''), isHeading: block.startsWith('# ') }));

const GUIDE = fileRecord({
  title: 'Mwongozo wa kodi & "ada"',
  filters: { kind: 'document' },
  pages: [
    pageOf(
      'Audit · Tax · Advisory',
      'Mwongozo wa kodi & "ada"',
      '# Contents',
      'Kodi ya mapato',
      'Mishahara',
      'Mwongozo huu unaeleza kodi za mwaka wa fedha.',
    ),
    pageOf(
      '# Kodi ya mapato',
      'Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi.',
      'Levy (SDL): 3.5%',
      'Top band: 30%',
    ),
    pageOf(
      '# Mishahara',
      'Mishahara ya wafanyakazi hulipwa kila mwezi kwa wakati.',
      'Registers <are> kept & checked.',
      '# Sources',
      'Gazeti la serikali.',
    ),
    pageOf(
      'Sheria ya bunge.',
      '# About this document',
      'Imechapwa na kampuni.',
      '# Viambatisho',
      'Jedwali la viwango.',
    ),
  ],
});

const PAGE = pageRecord(
  `<!doctype html><html lang="en"><head><title>Withholding</title></head><body><main data-pagefind-body>
  <h1>A slogan</h1><h2 id="who">Who withholds</h2><p>Payers withhold tax from payments of services.</p>
  <noscript>Scripts are needed.</noscript><button>Unfold</button><aside>Promotion.</aside>
  <table><tr><th>Payment</th><th>Resident</th><th>Non-resident</th></tr><tr><th>Royalty</th><td>15%</td><td></td></tr>
  </table><p><a href="/a">Foreign</a><a href="/b">dividends</a></p></main></body></html>`,
  'Withholding',
);

describe('an index of a page and a file', () => {
  const root = mkdtempSync(join(tmpdir(), 'search-index-'));
  const folder = join(root, 'pagefind');
  let opened: OpenSearch;
  before(async () => {
    const records = [
      { url: '/services/withholding', content: PAGE },
      { url: '/resources/guides/mwongozo.pdf', content: GUIDE },
    ];
    await writeSearchIndex(records, folder);
    opened = await openSearch(folder);
  });
  after(() => {
    opened.close();
    rmSync(root, { recursive: true, force: true });
  });

  const pagesFor = async (query: string) => {
    const { hits } = await opened.search(query);
    const { pages = [], others = [] } = hits.find(({ file }) => file)?.file ?? {};
    return [...pages, ...others].map(({ number }) => number).sort();
  };

  for (const [word, pages] of [
    ['kodi', [1, 2]],
    ['mshahara', [2]],
    ['mishahara', [3]],
    ['WAFANYAKAZI', [3]],
    ['mfanyakazi', [2]],
    ['hulipwa', [3]],
    ['mapato', [2]],
    ['fedha', [1]],
  ] as const) {
    test(`finds the Swahili word ${word} on its pages`, async () => {
      assert.deepEqual(await pagesFor(word), pages);
    });
  }

  test('finds English words in their other forms', async () => {
    const titles = async (query: string) => (await opened.search(query)).hits.map(({ title }) => title);
    assert.deepEqual(await titles('withholding'), ['Withholding']);
    assert.deepEqual(await titles('payment'), ['Withholding']);
  });

  test('names a page by its title and not by its slogan, with the section', async () => {
    const [hit] = (await opened.search('payers')).hits;
    assert.deepEqual(
      [hit?.title, hit?.place, hit?.href],
      ['Withholding', 'Who withholds', '/services/withholding#who'],
    );
  });

  test('keeps the cells of a table apart, and links that stand side by side', async () => {
    const [hit] = (await opened.search('royalty')).hits;
    assert.match(hit?.excerpt?.map(({ text }) => text).join('') ?? '', /Royalty: 15%\. Foreign dividends/);
    assert.equal((await opened.search('dividends')).count, 1);
  });

  for (const word of ['scripts', 'unfold', 'promotion', 'gazeti', 'bunge', 'imechapwa']) {
    test(`leaves out controls, promotions and sources: ${word}`, async () => {
      assert.equal((await opened.search(word)).count, 0);
    });
  }

  test('goes on after what it leaves out', async () => {
    assert.deepEqual(await pagesFor('viwango'), [4]);
  });

  test('finds the beginning of a word that is still being typed', async () => {
    assert.deepEqual(await pagesFor('mfanyak'), [2]);
  });

  test('names the document as it is written, its page, the heading and the excerpt', async () => {
    const [hit] = (await opened.search('mshahara')).hits;
    assert.equal(hit?.title, 'Mwongozo wa kodi & "ada"');
    assert.equal(hit?.href, '/resources/guides/mwongozo');
    const [page] = hit?.file?.pages ?? [];
    assert.equal(page?.section, 'Kodi ya mapato');
    assert.equal(
      page?.excerpt.map(({ text }) => text).join(''),
      'Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi. Levy (SDL): 3.5%. Top band: 30%.',
    );
    assert.equal(page?.href, '/resources/guides/mwongozo.pdf#page=2&search=mshahara');
  });

  test('shows signs of HTML in a text as they are', async () => {
    const [page] = (await opened.search('registers')).hits[0]?.file?.pages ?? [];
    assert.equal(page?.excerpt.map(({ text }) => text).join(''), 'Registers <are> kept & checked.');
  });

  test('ends the row of a table, and leaves no heading over what stands after a table of contents', async () => {
    const [levy] = (await opened.search('levy')).hits[0]?.file?.pages ?? [];
    assert.equal(levy?.excerpt.map(({ text }) => text).join(''), 'Levy (SDL): 3.5%. Top band: 30%.');
    const [intro] = (await opened.search('unaeleza')).hits[0]?.file?.pages ?? [];
    assert.equal(intro?.section, undefined);
  });

  test('leaves the letterhead over the title out', async () => {
    assert.deepEqual(await pagesFor('advisory'), []);
    assert.equal((await opened.search('ada')).count, 1);
  });

  test('narrows to documents', async () => {
    assert.equal((await opened.search('tax', 'document')).count, 0);
    assert.equal((await opened.search('tax')).count, 1);
  });

  test('has its words for the correction of spelling, the common ones first', () => {
    const words = commonWords(['<p class="hidden">Tax guide, tax act</p>', 'The audit guide 2024', 'guide']);
    assert.deepEqual(words, ['guide', 'audit']);
  });

  test('holds nothing but what a search fetches', () => {
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
    assert.deepEqual(files, ['pagefind.js']);
  });
});

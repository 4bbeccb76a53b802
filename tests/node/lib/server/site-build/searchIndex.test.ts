import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileRecord } from '../../../../../lib/server/search/fileRecord.ts';
import { commonWords, pageRecord, writeSearchIndex } from '../../../../../lib/server/site-build/searchIndex.ts';
import { openSearch, type Search } from '../../../../support/openSearch.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const ABOUT = 'Mwongozo huu unaeleza kodi za mwaka wa fedha.';
const PAID = 'Mishahara ya wafanyakazi hulipwa kila mwezi kwa wakati.';

/** Builds a page from blocks separated by '|'; headings start with '# '. */
const pageOf = (blocks: string) =>
  blocks.split('|').map((block) => ({ text: block.replace(/^# /, ''), isHeading: block.startsWith('# ') }));

const GUIDE = fileRecord({
  title: 'Mwongozo wa kodi & "ada"',
  isInLibrary: true,
  pages: [
    `Audit · Tax · Advisory|Mwongozo wa kodi & "ada"|# Contents|Kodi ya mapato|Mishahara|${ABOUT}`,
    '# Kodi ya mapato|Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi.|Levy (SDL): 3.5%|Top band: 30%',
    `# Mishahara|${PAID}|Registers <are> kept & checked.|# Sources|Gazeti la serikali.`,
    'Sheria ya bunge.|# Viambatisho|Jedwali la viwango.',
  ].map(pageOf),
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
  const folder = join(temporaryFolder(), 'pagefind');
  let search: Search;
  before(async () => {
    const records = [
      { url: '/services/withholding', content: PAGE },
      { url: '/resources/guides/mwongozo.pdf', content: GUIDE },
    ];
    await writeSearchIndex(records, folder);
    search = await openSearch(folder);
  });

  const hitsOf = async (query: string) => (await search(query)).hits;
  const pagesFor = async (query: string) => {
    const { pages = [], others = [] } = (await hitsOf(query)).find(({ file }) => file)?.file ?? {};
    return [...pages, ...others].map(({ number }) => number).sort();
  };
  const textOf = (parts: readonly { text: string }[] = []) => parts.map(({ text }) => text).join('');
  const bestPage = async (query: string) => (await hitsOf(query))[0]?.file?.pages[0];

  for (const [why, words] of Object.entries({
    'Swahili words': { kodi: [1, 2], mshahara: [2], mishahara: [3], mfanyakazi: [2], hulipwa: [3], fedha: [1] },
    'words in capitals': { WAFANYAKAZI: [3] },
    'the beginning of a word that is still being typed': { mfanyak: [2] },
    'text after an excluded part': { viwango: [4] },
  })) {
    test(`finds ${why} on their pages`, async () => {
      for (const [word, pages] of Object.entries(words)) assert.deepEqual(await pagesFor(word), pages, word);
    });
  }

  test("has the page's title without its slogan, and the section", async () => {
    const [hit] = await hitsOf('payers');
    const { title, place, href } = hit ?? {};
    assert.deepEqual([title, place, href], ['Withholding', 'Who withholds', '/services/withholding#who']);
  });

  test('keeps table cells apart', async () => {
    const [hit] = await hitsOf('royalty');
    assert.match(textOf(hit?.excerpt), /Royalty: 15%\. Foreign dividends/);
  });

  test('keeps adjacent links apart', async () => {
    assert.equal((await search('dividends')).count, 1);
  });

  test('ends a short table row before the next one', async () => {
    const rows = 'Mwajiri anakata kodi kutoka kwenye mshahara wa kila mfanyakazi. Levy (SDL): 3.5%. Top band: 30%.';
    assert.equal(textOf((await bestPage('mshahara'))?.excerpt), rows);
  });

  test('shows HTML characters in a text unchanged', async () => {
    assert.equal(textOf((await bestPage('registers'))?.excerpt), `${PAID} Registers <are> kept & checked.`);
  });

  test('contains its words for spelling correction, the most common first', () => {
    const words = commonWords(['<p class="hidden">Tax audit, audit, an audit</p>', 'The guide 2024', 'guide']);
    assert.deepEqual(words, ['guide', 'audit']);
  });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { bestBrotli } from '../../../../../lib/server/site-build/compress.ts';
import {
  extraScripts,
  htmlBudget,
  weighPages,
  weightMistakes,
  withoutPreviewLine,
} from '../../../../../lib/server/site-build/pageWeights.ts';

const START = '<script data-page-start="" data-page="/a.json">start()</script>';
const pageOf = (loading: string, tags: string) => `<meta name="page-loading" content="${loading}"/>${tags}`;

describe('The scripts of a light page', () => {
  it('are the start script alone; structured data does not run', () => {
    const html = pageOf('light', `${START}<script type="application/ld+json">{}</script>`);
    assert.deepEqual(extraScripts(html), []);
  });

  for (const tag of [
    '<script src="/a.js" async="">',
    '<script>',
    '<link rel="preload" as="script" href="/a.js"/>',
    '<link rel="modulepreload" href="/a.js" as="script">',
  ]) {
    it(`are too many with ${tag}`, () => {
      assert.deepEqual(extraScripts(pageOf('light', START + tag)), [tag]);
      assert.deepEqual(extraScripts(pageOf('live', START + tag)), []);
    });
  }
});

describe('The weights of pages', () => {
  const page = (path: string, htmlBytes: number, loading = 'light') => ({ path, loading, htmlBytes, dataBytes: 2000 });

  it('have a budget for light pages and for the library', () => {
    assert.equal(htmlBudget({ path: '/about', loading: 'light' }), 14_000);
    for (const path of ['/rates', '/calculator/vat', '/calendar']) {
      assert.equal(htmlBudget({ path, loading: 'light' }), 18_000);
    }
    assert.equal(htmlBudget({ path: '/resources', loading: 'live' }), 25_000);
    assert.equal(htmlBudget({ path: '/', loading: 'live' }), undefined);
  });

  it('say how much of a text is too much', () => {
    assert.deepEqual(weightMistakes(page('/services/audit', 14_000)), []);
    assert.deepEqual(weightMistakes(page('/services/audit', 14_310)), [
      '/services/audit: its HTML weighs 14310 bytes compressed, expected at most 14000. ' +
        'Leave out about 160 words, or move a part to a page of its own; tables and pictures weigh more than prose.',
    ]);
  });

  it('have a budget for HTML and data of a light page together', () => {
    const withData = (dataBytes: number, loading?: string) => ({ ...page('/rates', 13_000, loading), dataBytes });
    assert.deepEqual(weightMistakes(withData(27_000)), []);
    assert.deepEqual(weightMistakes(withData(27_001, 'live')), []);
    assert.match(
      weightMistakes(withData(27_001)).join(),
      /^\/rates: its HTML and page data weigh 40001 bytes compressed, expected at most 40000\./,
    );
  });

  describe('as printed', () => {
    const source = (path: string, words: number) => ({
      path,
      loading: 'light',
      // All words differ, so that compression removes none.
      html: Array.from({ length: words }, (_, word) => createHash('sha256').update(String(word)).digest('hex')).join(
        ' ',
      ),
      data: '',
    });

    it('are exact where a page is near its budget, though it is not printed', async () => {
      const guides = [200, 420, 421, 200].map((words, id) => source(`/guides/${id}`, words));
      const { pages } = await weighPages(guides);
      const best = (await bestBrotli(Buffer.from(source('', 420).html))).length;
      assert.equal(pages[1]?.htmlBytes, best);
      assert.ok(best > 13_000, `${best} bytes are near the budget`);
    });
  });
});

it('A deploy preview weighs what the published page will', () =>
  assert.equal(
    withoutPreviewLine('<body><p class="banner" data-preview="">Preview.\n</p><p>Text</p>'),
    '<body><p>Text</p>',
  ));

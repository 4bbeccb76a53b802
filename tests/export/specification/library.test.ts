import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MEDIA_CATEGORIES } from '../../../lib/content/schemas/resources.ts';
import { getMedia, getVideos } from '../../../lib/server/content/loaders/resources.ts';
import { featuredMedia } from '../../../lib/server/resources/media.ts';
import { hrefs, hrefsOf, mainOf, pageAt, section, texts } from '../support/parts.ts';
import { isServed } from '../support/site.ts';

describe('the library', () => {
  const years = Array.from({ length: 13 }, (_, index) => 2012 + index);
  const NAMED = {
    'Tax Guides': [
      ...years.map((year) => `Tax Guide ${year}/${String(year + 1).slice(2)}`),
      'Non-profit tax guide',
      'Forex regulations',
      'Payroll automation spreadsheet',
    ],
    Acts: ['Tax Administration Act', 'Income Tax Act', 'Value Added Tax Act', 'Companies Act', 'Stamp Duty Act'],
    'Finance Acts': [2012, ...years.slice(2), 2025].map((year) => `Finance Act ${year}`),
  };

  for (const [name, titles] of Object.entries(NAMED))
    it(`contains the ${name} of the specification`, () => {
      const entries = texts(section('/resources', name), 'article');
      assert.deepEqual(
        titles.filter((title) => !entries.some((entry) => entry.toLowerCase().includes(title.toLowerCase()))),
        [],
      );
    });

  for (const [name, count] of Object.entries({ Videos: 4, Articles: 12, Acts: 12 }))
    it(`contains at least ${count} ${name}`, () =>
      assert.ok(texts(section('/resources', name), 'article').length >= count));

  for (const [name, link] of Object.entries({
    Media: 'Read Publication',
    'Tax Guides': 'View Document',
    Articles: 'Read Article',
    'Finance Acts': 'View Document',
    Calculators: 'View Resource',
  }))
    it(`opens an entry of ${name} by ${link}, and states its day`, () => {
      const card = section('/resources', name).querySelector('article') ?? undefined;
      assert.equal(hrefsOf(card, link).length, 1);
      assert.ok(card?.querySelector('time'));
    });

  it('leads to the calculators and to the team', () => {
    const main = mainOf('/resources');
    assert.deepEqual(hrefsOf(main, 'Go to Calculator Hub'), ['/calculator']);
    assert.deepEqual(hrefsOf(main, 'Contact Our Team'), ['/contact']);
  });

  for (const folder of ['guides', 'articles', 'acts', 'finance-act'])
    it(`downloads files through plain links in the folder ${folder}`, () => {
      const [link = ''] = hrefs(pageAt('/resources'), `main a[download][href^="/resources/${folder}/"]`);
      assert.match(link, /\.(pdf|xlsx)$/);
      assert.ok(isServed(link), link);
    });
});

describe('the media page', () => {
  it('begins with the newest publications, at most four, each with a page of its own', () => {
    const featured = pageAt('/media').querySelector('section[aria-labelledby="publications"]') ?? undefined;
    const pages = featuredMedia(getMedia()).map(({ id }) => `/media/${id}`);
    assert.deepEqual(hrefsOf(featured, 'Read full publication'), pages);
    assert.deepEqual(hrefs(featured, 'h3 a'), pages);
  });

  it('has a filter for all publications and six kinds, each with its number', () => {
    const numberOf = (wanted: string) => getMedia().filter(({ kind }) => kind === wanted).length;
    assert.deepEqual(texts(pageAt('/media'), 'nav[aria-label="Filter publications by category"] a'), [
      `All Publications ${getMedia().length}`,
      ...['Interviews', 'Analysis', 'News', 'Guides', 'Articles', 'Research'].map(
        (label, place) => `${label} ${numberOf(MEDIA_CATEGORIES[place] ?? '')}`,
      ),
    ]);
  });

  it("has the firm's mark for a picture that fails, and logs it for the featured ones", () => {
    const pictures = [...pageAt('/media').querySelectorAll('section[aria-labelledby="publications"] article img')];
    assert.ok(pictures.length > 0);
    for (const picture of pictures) {
      assert.match(picture.getAttribute('data-fallback') ?? '', /^\/images\/brand\/mark-/);
      assert.match(picture.getAttribute('data-failure') ?? '', /featured publication/);
    }
  });

  it('lists the videos that have an address', () =>
    assert.equal(
      hrefsOf(pageAt('/media'), 'Watch Video').length,
      getVideos().filter(({ placeholder }) => !placeholder).length,
    ));
});

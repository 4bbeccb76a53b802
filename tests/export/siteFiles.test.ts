import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CALENDAR_FILES, calendarPath } from '../../lib/calendar/calendarFiles.ts';
import { todayInDarEsSalaam } from '../../lib/dates/today.ts';
import { calendarText, readCalendarData } from '../../lib/server/calendar/calendarText.ts';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { getNews } from '../../lib/server/content/loaders/pages.ts';
import { TOKEN_START } from '../../lib/server/content/source/rateTokens.ts';
import { mainOf, pageAt } from './support/parts.ts';
import { assertNone, filesEndingIn, isIndexable, isServed, mistakesOf, pages, read, SITE_URL } from './support/site.ts';

const YEAR_MS = 365 * 86_400_000;

describe('sitemap.xml', () => {
  const valuesOf = (tag: string) =>
    [...read('sitemap.xml').matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value = '']) => value);
  const listed = valuesOf('loc');

  it('lists exactly the indexable pages', () => {
    const expected = pages.filter(isIndexable).map(({ path }) => `${SITE_URL}${path === '/' ? '' : path}`);
    assert.deepEqual(listed.toSorted(), expected.toSorted());
  });

  it('gives every page a modification date that is not in the future', () => {
    const days = valuesOf('lastmod');
    assert.equal(days.length, listed.length);
    const today = todayInDarEsSalaam();
    assertNone(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today));
  });

  it('lists the same page-specific pictures as the pages', () => {
    const named = valuesOf('image:loc');
    const shared = pages
      .filter(isIndexable)
      .map(({ document }) => document.querySelector('meta[property="og:image"]')?.getAttribute('content'))
      .filter((address) => !address?.endsWith('/default.png'));
    assert.deepEqual(named.toSorted(), shared.toSorted());
    assertNone(named.filter((address) => !isServed(address.slice(SITE_URL.length))));
  });
});

it('pages outside the published site are hidden from search engines', () => {
  const hidden = pages.filter((page) => !isIndexable(page)).map(({ path }) => path);
  const wanted = ['/404', '/services/not-found', '/thank-you', '/thank-you/callback', '/offline'];
  assertNone(wanted.filter((path) => !hidden.includes(path)));
  assertNone(pages.filter((page) => page.path === '/styleguide' && isIndexable(page)).map(({ path }) => path));
});

it('the 404 page offers a search and the main pages', () => {
  const main = mainOf('/404');
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  assert.deepEqual(links, ['/services', '/calculator', '/resources', '/contact']);
  assert.ok(main.querySelector('form[action="/search"] input[name="q"]'));
});

it('robots.txt allows all crawlers and links to the sitemap', () => {
  const text = read('robots.txt');
  assert.ok(text.split('\n').includes(`Sitemap: ${SITE_URL}/sitemap.xml`));
  assert.match(text, /^User-Agent: \*$/im);
  assert.doesNotMatch(text, /^Disallow: \/$/im);
});

it('the feed contains all news, and the news page links to it', () => {
  assert.equal(read('feed.xml').match(/<entry>/g)?.length, getNews().length);
  const link = pageAt('/whats-new').querySelector('link[type="application/atom+xml"]');
  assert.equal(link?.getAttribute('href'), `${SITE_URL}/feed.xml`);
});

describe('the icons', () => {
  it('exist for every page', () => {
    const mistakes = mistakesOf(({ document }) => {
      const icons = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => document.querySelector(`link[rel="${rel}"]`));
      return icons.some((icon) => !icon || !isServed(icon.getAttribute('href') ?? '')) ? ['an icon is missing'] : [];
    });
    assertNone(mistakes);
  });

  it('in the manifest exist in both required sizes', () => {
    const manifest = JSON.parse(read('manifest.webmanifest'));
    assert.equal(manifest.short_name, getFirm('en').name);
    for (const { src } of manifest.icons) assert.ok(isServed(src), src);
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
    assert.deepEqual(shortcuts, ['/calculator/gross-to-net-salary', '/calendar', '/search']);
    const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
    for (const size of ['192x192', '512x512']) assert.ok(sizes.includes(size), size);
  });
});

it('security.txt has a contact address and expires within a year', () => {
  const text = read('.well-known/security.txt');
  assert.match(text, new RegExp(`^Contact: mailto:${getFirm('en').email}$`, 'm'));
  const left = new Date(text.match(/^Expires: (.+)$/m)?.[1] ?? '').getTime() - Date.now();
  assert.ok(left > 0 && left < YEAR_MS, `${left} ms left`);
});

describe("the site's calendar files", () => {
  it('exist for each group and year end', () => {
    const expected = CALENDAR_FILES.map((file) => calendarPath(file).slice(1));
    assert.deepEqual(filesEndingIn('.ics'), expected.toSorted());
  });

  it('match the current sources as of the day of the build', () => {
    const [vat] = CALENDAR_FILES.filter(({ name }) => name === 'vat');
    assert.ok(vat);
    const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
    const text = read('ics/vat.ics');
    const [, year, month] = /DTSTART[^:]*:(\d{4})(\d\d)/.exec(text) ?? [];
    assert.ok(days.some((day) => calendarText(vat, readCalendarData(), `${year}-${month}-${day}`) === text));
  });

  it('are served as text/calendar', () => {
    assert.match(read('_headers'), /^\/ics\/\*\n {2}Content-Type: text\/calendar; charset=utf-8$/m);
  });
});

it('static pages list upcoming dates in ascending order', () => {
  const listed = pages.filter(({ html }) => html.includes('data-due='));
  assert.ok(listed.length > 1);
  const mistakesIn = (list: Element) => {
    const days = [...list.querySelectorAll('li[data-due]')].map((item) => item.getAttribute('data-due') ?? '');
    return days.join() === days.toSorted().join() ? [] : ['days out of their order'];
  };
  assertNone(mistakesOf(({ document }) => [...document.querySelectorAll('ol')].flatMap(mistakesIn), listed));
});

/**
 * Files for visitors, browsers and search engines. Scripts are left out, because minified code may contain an object
 * that looks like a token.
 */
const ENDINGS = ['.html', '.txt', '.json', '.xml', '.ics', '.svg', '.webmanifest'];

it('no published file contains an unresolved rate token such as {rate:vat.threshold}', () => {
  const files = ENDINGS.flatMap(filesEndingIn);
  for (const ending of ENDINGS)
    assert.ok(
      files.some((file) => file.endsWith(ending)),
      ending,
    );
  assertNone(files.filter((file) => TOKEN_START.test(read(file))));
});

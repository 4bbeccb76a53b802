import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { englishPath } from '../../lib/site/twins.ts';
import { assertNone, isIndexable, type Page, pages } from './support/site.ts';

/** From so many other pages a text leads to each page; menus, the breadcrumb and the site map do not count. */
const LEAST = 3;

const indexable = pages.filter(isIndexable);
const known = new Set(indexable.map(({ path }) => path));

/** Where the links of a page's text lead, and for a page with a twin the link to the other language, which stands in its frame. */
function targetsOf({ document, path }: Page): string[] {
  if (englishPath(path) === '/sitemap') return [];
  const pathOf = (link: Element) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
  const inText = [...document.querySelectorAll('main a[href]')].filter((link) => !link.closest('nav'));
  const all = [...document.querySelectorAll('a[href]')];
  const toTwin = all.filter((link) => englishPath(pathOf(link)) === englishPath(path));
  return [...new Set([...inText, ...toTwin].map(pathOf))].filter((target) => target !== path && known.has(target));
}

describe('every page for search engines', () => {
  it(`is led to by the texts of ${LEAST} other pages or more`, () => {
    const from = new Map<string, string[]>();
    for (const page of indexable) {
      for (const target of targetsOf(page)) from.set(target, [...(from.get(target) ?? []), page.path]);
    }
    assert.ok(from.size > 100, `${from.size} pages are led to`);
    const few = indexable
      .filter(({ path }) => (from.get(path)?.length ?? 0) < LEAST)
      .map(({ path }) => `${path}: only ${from.get(path)?.join(', ') ?? 'none'}`);
    assertNone(few);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { englishPath } from '../../lib/site/translatedPages.ts';
import { assertNone, isIndexable, type Page, pages } from './support/site.ts';

/** Only the footer of every page links there. */
const IN_FOOTER = '/terms-of-service';

const indexable = pages.filter(isIndexable);
const known = new Set(indexable.map(({ path }) => path));

/** Returns the targets of the links in a page's text, and of the link to the other language, which is in the frame. */
function targetsOf({ document, path }: Page): string[] {
  if (englishPath(path) === '/sitemap') return [];
  const pathOf = (link: Element) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
  const inText = [...document.querySelectorAll('main a[href]')].filter((link) => !link.closest('nav'));
  const all = [...document.querySelectorAll('a[href]')];
  const toTranslation = all.filter((link) => englishPath(pathOf(link)) === englishPath(path));
  return [...new Set([...inText, ...toTranslation].map(pathOf))].filter(
    (target) => target !== path && known.has(target),
  );
}

describe('every page for search engines', () => {
  it('is led to by the text of another page; menus, the breadcrumb and the site map do not count', () => {
    const from = new Map<string, string[]>();
    for (const page of indexable) {
      for (const target of targetsOf(page)) from.set(target, [...(from.get(target) ?? []), page.path]);
    }
    assert.ok(from.size > 100, `${from.size} pages are led to`);
    assertNone(indexable.map(({ path }) => path).filter((path) => path !== IN_FOOTER && !from.has(path)));
  });
});

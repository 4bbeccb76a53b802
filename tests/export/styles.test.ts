import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertNone, filesEndingIn, mistakesOf, type Page, pages, read } from './support/site.ts';

/** A class of a style module: the module's hash, then the name in the source. */
const MODULE_CLASS = /(?<![\w-])([\w-]{6})_([A-Za-z]\w*)/g;

const sheetsOf = ({ document }: Page): string[] =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([\w-]{6}_[A-Za-z]\w*)/g)].map(([, name = '']) => name));

const styled = classesIn(
  filesEndingIn('.css')
    .filter((file) => file.startsWith('_next/'))
    .map(read)
    .join('\n'),
);

/** Returns classes of a page's elements that the site's style sheets define, but none of the page's own. */
function unstyledClasses(page: Page): string[] {
  const own = classesIn(sheetsOf(page).map(read).join('\n'));
  const worn = [...page.document.querySelectorAll('body [class]')].flatMap((element) => [...element.classList]);
  return [...new Set(worn)].filter((name) => styled.has(name) && !own.has(name));
}

/** Returns elements with classes of two modules: the order of style sheets, which differs by page, would decide. */
function sharedElements({ document }: Page): string[] {
  return [...document.querySelectorAll('body [class]')]
    .map(({ className }) => String(className))
    .filter((names) => new Set([...names.matchAll(MODULE_CLASS)].map(([, mark]) => mark)).size > 1);
}

describe('The style sheets of a page', () => {
  it('are two at most: that of the frame, which all pages share, and its own', () => {
    const [frame] = pages.map(sheetsOf).find((sheets) => sheets.length > 0) ?? [];
    assert.ok(frame);
    assertNone(mistakesOf((page) => (sheetsOf(page)[0] === frame && sheetsOf(page).length <= 2 ? [] : sheetsOf(page))));
  });

  it('hold every class that its elements wear', () => {
    assert.ok(styled.size > 100);
    assertNone(mistakesOf(unstyledClasses));
  });

  it('never compete: no element wears classes of two modules', () => assertNone(mistakesOf(sharedElements)));
});

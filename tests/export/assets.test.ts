import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { STATIC_PAGE_META } from '../../lib/site/sitePage.ts';
import { assertNone, filesEndingIn, mistakesOf, type Page, pages, read } from './support/site.ts';

/** Maximum compressed size of the script that contains all custom elements. */
const MOST_BYTES_OF_ELEMENTS = 15_000;

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');

const chunks = filesEndingIn('.js')
  .filter((file) => /^(_next\/static|elements)\//.test(file))
  .map((file) => ({ file, code: read(file) }));

const holding = (mark: RegExp) => chunks.filter(({ code }) => mark.test(code)).map(({ file }) => file);

/** Strings in the library's code that survive minification. */
const MARKS_OF_ZOD = /unrecognized_keys|invalid_union/;
const ICONS_OR_ANIMATION =
  /lucide|fortawesome|heroicons|react-icons|tabler-icons|framer-motion|framerAppearId|react-spring|gsap/i;

describe('scripts sent to the browser', () => {
  const statics = pages.filter(({ document }) => document.querySelector(`meta[name="${STATIC_PAGE_META}"]`));
  const hasElement = ({ document }: Page) =>
    [...document.querySelectorAll('*')].some((one) => one.localName.includes('-'));
  const scriptsOf = ({ document }: Page) =>
    [...document.querySelectorAll('script[src], script[data-scripts]')].map(({ outerHTML }) => outerHTML);

  it('are absent from static pages without a custom element', () => {
    const plainest = statics.filter((page) => !hasElement(page));
    assert.ok(plainest.length > 10);
    assertNone(mistakesOf(scriptsOf, plainest));
  });

  it('are one small file, shared by all static pages with custom elements', () => {
    const scripts = new Set(statics.filter(hasElement).map((page) => scriptsOf(page).join()));
    assert.equal(scripts.size, 1);
    const [, file = ''] = [...scripts].join().match(/^<script src="\/(elements\/[^"]+)" async=""><\/script>$/) ?? [];
    const { length } = brotliCompressSync(read(file));
    assert.ok(length <= MOST_BYTES_OF_ELEMENTS, `${length} bytes`);
  });

  it('do not include the schema library', () => {
    const zod = readFileSync(join(NODE_MODULES, 'zod/v4/core/schemas.js'), 'utf8');
    assert.match(zod, MARKS_OF_ZOD, 'zod has other marks now');
    assertNone(holding(MARKS_OF_ZOD));
  });

  it('do not include an icon or animation library', () => assertNone(holding(ICONS_OR_ANIMATION)));

  it('do not include service content, except in a file that only one page loads', () => {
    const shared = chunks.filter(({ file }) => !file.startsWith('_next/static/page/'));
    const documents = getAllServices('en').flatMap((service) => service.documents);
    assert.ok(documents.length > 0);
    assertNone(documents.filter((words) => shared.some(({ code }) => code.includes(words))));
  });
});

/** A CSS module class: the module's hash, then the name in the source. */
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

/** The distinct class attributes of each page. */
const worn = new Map(
  pages.map((page) => {
    const elements = [...page.document.querySelectorAll('body [class]')];
    return [page, new Set(elements.map((element) => element.getAttribute('class') ?? ''))];
  }),
);
const wornOn = (page: Page) => [...(worn.get(page) ?? [])];

/** Returns the classes on a page that the site's style sheets define, but the page's own style sheets do not. */
function unstyledClasses(page: Page): string[] {
  const own = classesIn(sheetsOf(page).map(read).join('\n'));
  const names = new Set(wornOn(page).flatMap((list) => list.split(' ')));
  return [...names].filter((name) => styled.has(name) && !own.has(name));
}

/**
 * Returns class attributes that combine two CSS modules. Their effect would depend on the order of the style sheets,
 * which differs between pages.
 */
const sharedElements = (page: Page): string[] =>
  wornOn(page).filter((list) => new Set([...list.matchAll(MODULE_CLASS)].map(([, mark]) => mark)).size > 1);

describe('the style sheets of a page', () => {
  it("are at most two: the shared frame sheet and the page's own", () => {
    const [frame] = pages.map(sheetsOf).find((sheets) => sheets.length > 0) ?? [];
    assert.ok(frame);
    assertNone(mistakesOf((page) => (sheetsOf(page)[0] === frame && sheetsOf(page).length <= 2 ? [] : sheetsOf(page))));
  });

  it('define every class that the page uses', () => {
    assert.ok(styled.size > 100);
    assertNone(mistakesOf(unstyledClasses));
  });

  it('never compete, because no element has classes of two modules', () => assertNone(mistakesOf(sharedElements)));
});

const DATA_TYPES = ['application/ld+json', 'application/json'];

describe('the response headers', () => {
  const headers = read('_headers');
  const everywhere = headers.split(/\n(?=\/)/).filter((rule) => rule.startsWith('/*\n'));
  const policy = everywhere[0]?.match(/Content-Security-Policy: (.+)/)?.[1] ?? '';
  const directive = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]+)`))?.[1]?.split(' ') ?? [];

  /** Returns the hashes of a page's inline scripts, formatted as in the policy. */
  const hashesOf = ({ document }: Page) =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => !DATA_TYPES.includes(script.getAttribute('type') ?? ''))
      .map(({ textContent }) => `'sha256-${hash('sha256', textContent ?? '', 'base64')}'`);

  it('allow the one inline script that the pages contain', () => {
    const allowed = directive('script-src');
    assert.equal(allowed.filter((source) => source.startsWith("'sha")).length, 1);
    assertNone(mistakesOf((page) => hashesOf(page).filter((one) => !allowed.includes(one))));
  });

  it('have a content security policy without wildcards or unsafe sources', () => {
    assert.deepEqual(directive('default-src'), ["'none'"]);
    assert.deepEqual(directive('style-src'), ["'self'"]);
    assert.deepEqual(directive('frame-src'), ['https://www.openstreetmap.org']);
    assert.deepEqual(directive('img-src'), ["'self'", 'data:', 'blob:', 'https://www.openstreetmap.org']);
    for (const name of ['frame-ancestors', 'base-uri']) assert.deepEqual(directive(name), ["'none'"]);
    assert.deepEqual(directive('form-action'), ["'self'"]);
    assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|\*/);
  });

  const keptForever = headers
    .split(/\n(?=\/)/)
    .filter((rule) => rule.includes('max-age=31536000, immutable'))
    .map((rule) => rule.slice(0, rule.indexOf('*')));
  const isKept = (path: string) => keptForever.some((folder) => path.startsWith(folder));

  /** Returns the URLs that an element loads; the preload of a photo may list them only in imagesrcset. */
  const addressesIn = (element: Element) => {
    const sizes = element.getAttribute('imagesrcset')?.split(',') ?? [];
    const one = element.getAttribute('src') ?? element.getAttribute('href') ?? [];
    return [one, sizes.map((size) => size.trim().replace(/ .*/, ''))].flat();
  };

  it('cache the scripts, style sheets, fonts and pictures of pages permanently', () => {
    const mistakes = mistakesOf(({ document }) =>
      [...document.querySelectorAll('img[src], script[src], link[rel="stylesheet"], link[rel="preload"]')]
        .flatMap(addressesIn)
        // The map's server sets its own caching headers.
        .filter((path) => !isKept(path) && !path.startsWith('https://www.openstreetmap.org/')),
    );
    assertNone(mistakes);
  });

  it('never permanently cache a picture or font whose name does not change with its content', () => {
    const files = ['.svg', '.png', '.jpg', '.avif', '.woff2'].flatMap(filesEndingIn).map((file) => `/${file}`);
    const kept = files.filter((path) => /^\/(images|fonts)\//.test(path) && isKept(path));
    assert.ok(kept.length > 0);
    assertNone(kept.filter((path) => !/-[0-9a-f]{8,}(-\d+)?\.\w+$/.test(path)));
  });
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { englishPath } from '../../lib/site/translatedPages.ts';
import { languageOf } from '../../lib/words/language.ts';
import {
  assertNone,
  filesEndingIn,
  isIndexable,
  isServed,
  mistakesOf,
  type Page,
  pages,
  read,
  SITE_URL,
} from './support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const FUNCTIONS = join(ROOT, 'netlify/functions');

/** URLs that the host serves without a file: redirects in netlify.toml, and functions with their own paths. */
const RULED = [
  ...readFileSync(join(ROOT, 'netlify.toml'), 'utf8').matchAll(/^\s*from = "([^"*]+)"/gm),
  ...readdirSync(FUNCTIONS)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(FUNCTIONS, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)]),
].map(([, path]) => path);

const MAP_HOST = 'www.openstreetmap.org';

type Address = { tag: string; url: URL };

function readAddresses({ document, path }: Page): Address[] {
  const base = new URL(path, SITE_URL);
  return [...document.querySelectorAll('[href], [src], [srcset], form[action]')].flatMap((element) => {
    const sources = (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    const plain = ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '');
    const tag = element.localName;
    return [...plain, ...sources].filter(Boolean).map((address) => ({ tag, url: new URL(address, base) }));
  });
}

const addresses = new Map(pages.map((page) => [page, readAddresses(page)]));

/** Returns the URL of every resource and link on a page, with the tag of its element. */
const addressesOf = (page: Page) => addresses.get(page) ?? [];

const isInternal = ({ url }: { url: URL }) => url.origin === new URL(SITE_URL).origin;

/** The styleguide links to specimens that exist only during browser tests; it is not published. */
const published = pages.filter(({ path }) => !path.startsWith('/styleguide'));

function deadParts(page: Page): string[] {
  return addressesOf(page)
    .filter((address) => isInternal(address) && address.tag !== 'a')
    .filter(({ url: { pathname } }) => !isServed(pathname) && !RULED.includes(pathname))
    .map(({ tag, url }) => `<${tag}> ${url.pathname}`);
}

const byPath = new Map(pages.map((page) => [page.path, page]));

function isDead({ pathname, hash }: URL): boolean {
  if (!isServed(pathname)) return true;
  const target = byPath.get(decodeURIComponent(pathname));
  return target !== undefined && hash !== '' && !target.document.getElementById(decodeURIComponent(hash.slice(1)));
}

const deadLinks = (page: Page) =>
  addressesOf(page)
    .filter((address) => isInternal(address) && address.tag === 'a' && isDead(address.url))
    .map(({ url: { pathname, hash } }) => pathname + hash);

describe('on every exported page', () => {
  it('pictures, scripts, style sheets and forms have a valid URL', () => {
    assertNone(mistakesOf(deadParts, published));
  });

  it('links point to an existing page or file, and to an existing anchor', () => {
    assertNone(mistakesOf(deadLinks, published));
  });

  it('internal links have no .html extension and no trailing slash', () => {
    const mistakes = mistakesOf((page) =>
      addressesOf(page)
        .filter((address) => isInternal(address) && address.tag === 'a' && address.url.pathname !== '/')
        .filter(({ url }) => /(\.html|\/)$/.test(url.pathname))
        .map(({ url }) => url.pathname),
    );
    assertNone(mistakes);
  });

  it('only the map is loaded from another host', () => {
    const foreign = mistakesOf((page) =>
      addressesOf(page)
        .filter((address) => !isInternal(address) && address.tag !== 'a')
        .filter(({ tag, url }) => !(['iframe', 'img'].includes(tag) && url.host === MAP_HOST))
        .map(({ tag, url }) => `<${tag}> ${url.href}`),
    );
    assertNone(foreign);
    const withMap = pages.filter((page) => addressesOf(page).some(({ tag }) => tag === 'iframe'));
    assert.deepEqual(
      withMap.map(({ path }) => path),
      ['/contact', '/sw/contact'],
    );
  });

  it('links that open a new tab say so', () => {
    const says = /opens in a new tab|inafunguka kwenye dirisha jipya/;
    const mistakes = mistakesOf(({ document }) =>
      [...document.querySelectorAll('a[target="_blank"]')]
        .filter((link) => !says.test(`${link.textContent}${link.getAttribute('aria-label')}`))
        .map((link) => link.outerHTML),
    );
    assertNone(mistakes);
  });
});

it('style sheets load only existing files of this site', () => {
  const addresses = filesEndingIn('.css')
    .filter((file) => file.startsWith('_next/'))
    .flatMap((file) =>
      [...read(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, to = '']) => new URL(to, `${SITE_URL}/${file}`)),
    );
  assert.ok(addresses.length > 0);
  const bad = addresses.filter((url) => url.protocol !== 'data:' && !(isInternal({ url }) && isServed(url.pathname)));
  assertNone(bad.map(({ href }) => href));
});

/** Linked only from the footer, which is on every page. */
const IN_FOOTER = '/terms-of-service';

const indexable = pages.filter(isIndexable);
const known = new Set(indexable.map(({ path }) => path));

/**
 * Returns the targets of the links in a page's main content and of the link to its translation, which is outside it.
 */
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

describe('every indexable page', () => {
  it('is linked from the text of another page, not only from menus, the breadcrumb or the sitemap', () => {
    const from = new Map<string, string[]>();
    for (const page of indexable) {
      for (const target of targetsOf(page)) from.set(target, [...(from.get(target) ?? []), page.path]);
    }
    assert.ok(from.size > 100, `${from.size} pages are led to`);
    assertNone(indexable.map(({ path }) => path).filter((path) => path !== IN_FOOTER && !from.has(path)));
  });
});

/**
 * Pages where visitors decide whether to get in touch: services, sectors, documents, awards, publications, calculators.
 */
const DECIDING = /^\/(services\/(?!not-found).+|industries|resources\/.+\/.+|awards|media|calculator(\/.+)?)$/;
const deciding = pages.filter(({ path }) => DECIDING.test(path));

const { phone, email, whatsapp } = getFirm('en');
const digits = (number: string) => number.replace(/\D/g, '');

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href') ?? '');

/** Returns which of the four contact options are missing at the end of a page. */
function missingWays({ document }: Page): string[] {
  const block = [...document.querySelectorAll('main section[data-pagefind-ignore]')].at(-1);
  const found = hrefs(block?.querySelectorAll('a') ?? []);
  const wanted = ['/contact', `https://wa.me/${digits(whatsapp)}?text=`, `tel:+${digits(phone)}`, `mailto:${email}`];
  return wanted.filter((start) => !found.some((href) => href.startsWith(start)));
}

function barMistakes({ document }: Page, selector: string): string[] {
  const names = [...document.querySelectorAll(`${selector} a`)].map(({ textContent }) => textContent);
  return names.join() === 'Call,WhatsApp,Request' ? [] : [`bar with ${names.join() || 'nothing'}`];
}

describe('pages where visitors decide whether to get in touch', () => {
  it('end with links to the form, WhatsApp, phone and e-mail', () => assertNone(mistakesOf(missingWays, deciding)));

  it('have their own contact bar for phones', () =>
    assertNone(mistakesOf((page) => barMistakes(page, 'main nav[data-part=contact-bar]'), deciding)));
});

describe('every page', () => {
  it('has a contact bar for phones with Call, WhatsApp and Request', () => {
    const inEnglish = pages.filter(({ path }) => languageOf(path) === 'en');
    assertNone(mistakesOf((page) => barMistakes(page, 'main ~ nav[data-part=contact-bar]'), inEnglish));
  });
});

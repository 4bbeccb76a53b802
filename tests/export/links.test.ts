import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findDeadLinks } from '../../lib/server/site-build/checkLinks.ts';
import {
  assertNone,
  filesEndingIn,
  isServed,
  mistakesOf,
  OUT,
  type Page,
  pages,
  read,
  SITE_URL,
} from './support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const FUNCTIONS = join(ROOT, 'netlify/functions');

/** Addresses that the host answers without a file: redirects of netlify.toml, and functions with their own paths. */
const RULED = [
  ...readFileSync(join(ROOT, 'netlify.toml'), 'utf8').matchAll(/^\s*from = "([^"*]+)"/gm),
  ...readdirSync(FUNCTIONS)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(join(FUNCTIONS, file), 'utf8').matchAll(/\bpath: '([^']+)'/g)]),
].map(([, path]) => path);

const MAP_HOST = 'www.openstreetmap.org';

/** Returns every address of a page's parts and links, with its tag. */
function addressesOf({ document, path }: Page): { tag: string; url: URL }[] {
  const base = new URL(path, SITE_URL);
  return [...document.querySelectorAll('[href], [src], [srcset], form[action]')].flatMap((element) => {
    const sources = (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    const plain = ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '');
    const tag = element.localName;
    return [...plain, ...sources].filter(Boolean).map((address) => ({ tag, url: new URL(address, base) }));
  });
}

const isInternal = ({ url }: { url: URL }) => url.origin === new URL(SITE_URL).origin;

/** The styleguide links to specimens that only the browser tests serve; it is not published. */
const published = pages.filter(({ path }) => !path.startsWith('/styleguide'));

function deadParts(page: Page): string[] {
  return addressesOf(page)
    .filter((address) => isInternal(address) && address.tag !== 'a')
    .filter(({ url: { pathname } }) => !isServed(pathname) && !RULED.includes(pathname))
    .map(({ tag, url }) => `<${tag}> ${url.pathname}`);
}

describe('on every exported page', () => {
  it('pictures, scripts, style sheets and forms lead to something', () => {
    assertNone(mistakesOf(deadParts, published));
  });

  it('links lead to a page or a file that is there, and to a part that the page has', () => {
    assert.deepEqual(findDeadLinks(OUT), []);
  });

  it('internal links have neither .html nor a slash at the end', () => {
    const mistakes = mistakesOf((page) =>
      addressesOf(page)
        .filter((address) => isInternal(address) && address.tag === 'a' && address.url.pathname !== '/')
        .filter(({ url }) => /(\.html|\/)$/.test(url.pathname))
        .map(({ url }) => url.pathname),
    );
    assertNone(mistakes);
  });

  it('nothing is fetched from another host but the map', () => {
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

  it('links to other sites are safe, and those that open a tab say so', () => {
    const mistakes = mistakesOf(({ document }) =>
      [...document.querySelectorAll('a[target="_blank"]')]
        .filter(
          (link) =>
            !/opens in a new tab|inafunguka kwenye dirisha jipya/.test(
              `${link.textContent}${link.getAttribute('aria-label')}`,
            ),
        )
        .map((link) => link.outerHTML),
    );
    assertNone(mistakes);
  });
});

describe('the style sheets', () => {
  it('ask for files of the site alone, and those are there', () => {
    const sheets = filesEndingIn('.css').filter((file) => file.startsWith('_next/'));
    assert.ok(sheets.length > 0);
    const addresses = sheets.flatMap((file) =>
      [...read(file).matchAll(/url\(["']?([^"')]+)/g)].map(
        ([, address = '']) => new URL(address, `${SITE_URL}/${file}`),
      ),
    );
    const bad = addresses.filter((url) => url.protocol !== 'data:' && !(isInternal({ url }) && isServed(url.pathname)));
    assertNone(bad.map(({ href }) => href));
  });
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { assertNone, filesEndingIn, mistakesOf, type Page, read } from './support/site.ts';

const DATA_TYPES = ['application/ld+json', 'application/json'];

describe('the response headers', () => {
  const headers = read('_headers');
  const everywhere = headers.split(/\n(?=\/)/).filter((rule) => rule.startsWith('/*\n'));
  const policy = everywhere[0]?.match(/Content-Security-Policy: (.+)/)?.[1] ?? '';
  const directive = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]+)`))?.[1]?.split(' ') ?? [];

  /** Returns the hashes of a page's inline scripts, as in the policy. */
  const hashesOf = ({ document }: Page) =>
    [...document.querySelectorAll('script:not([src])')]
      .filter((script) => !DATA_TYPES.includes(script.getAttribute('type') ?? ''))
      .map(
        ({ textContent }) =>
          `'sha256-${createHash('sha256')
            .update(textContent ?? '')
            .digest('base64')}'`,
      );

  it('let every inline script of every page run, which is one', () => {
    const allowed = directive('script-src');
    assert.equal(allowed.filter((source) => source.startsWith("'sha")).length, 1);
    assertNone(mistakesOf((page) => hashesOf(page).filter((hash) => !allowed.includes(hash))));
  });

  it('let nothing in by a wide door', () => {
    assert.deepEqual(directive('default-src'), ["'none'"]);
    assert.deepEqual(directive('style-src'), ["'self'"]);
    assert.deepEqual(directive('frame-src'), ['https://www.openstreetmap.org']);
    assert.deepEqual(directive('img-src'), ["'self'", 'data:', 'blob:', 'https://www.openstreetmap.org']);
    assert.deepEqual(directive('frame-ancestors'), ["'none'"]);
    assert.doesNotMatch(policy, /'unsafe-inline'|'unsafe-eval'|\*/);
  });

  const keptForever = headers
    .split(/\n(?=\/)/)
    .filter((rule) => rule.includes('max-age=31536000, immutable'))
    .map((rule) => rule.slice(0, rule.indexOf('*')));
  const isKept = (path: string) => keptForever.some((folder) => path.startsWith(folder));

  /** Returns the addresses that an element loads; the preload of a photo may have those of its sizes alone. */
  const addressesIn = (element: Element) => {
    const sizes = element.getAttribute('imagesrcset')?.split(',') ?? [];
    const one = element.getAttribute('src') ?? element.getAttribute('href') ?? [];
    return [one, sizes.map((size) => size.trim().replace(/ .*/, ''))].flat();
  };

  it('keep for ever what pages show: scripts, style sheets, fonts and pictures', () => {
    const mistakes = mistakesOf(({ document }) =>
      [...document.querySelectorAll('img[src], script[src], link[rel="stylesheet"], link[rel="preload"]')]
        .flatMap(addressesIn)
        // The map's server sets its own caching.
        .filter((path) => !isKept(path) && !path.startsWith('https://www.openstreetmap.org/')),
    );
    assertNone(mistakes);
  });

  it('keep no picture and no font for ever whose name stays when it changes', () => {
    const files = ['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].flatMap(filesEndingIn).map((file) => `/${file}`);
    const kept = files.filter((path) => /^\/(images|fonts)\//.test(path) && isKept(path));
    assert.ok(kept.length > 0);
    assertNone(kept.filter((path) => !/-[0-9a-f]{8,}(-\d+)?\.\w+$/.test(path)));
  });
});

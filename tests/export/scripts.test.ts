import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { STATIC_PAGE_META } from '../../lib/site/sitePage.ts';
import { assertNone, filesEndingIn, mistakesOf, pages, read } from './support/site.ts';

const NODE_MODULES = join(import.meta.dirname, '../../node_modules');

const chunks = filesEndingIn('.js')
  .filter((file) => file.startsWith('_next/static/'))
  .map((file) => ({ file, code: read(file) }));

const holding = (mark: RegExp) => chunks.filter(({ code }) => mark.test(code)).map(({ file }) => file);

/** Words of a library that survive minifying. */
const MARKS_OF_ZOD = /unrecognized_keys|invalid_union/;
const ICON_LIBRARIES = /lucide|fortawesome|heroicons|react-icons|tabler-icons/i;
const ANIMATION_LIBRARIES = /framer-motion|framerAppearId|react-spring|gsap/i;

describe('the scripts that browsers get', () => {
  it('are none on a static page', () => {
    const statics = pages.filter(({ document }) => document.querySelector(`meta[name="${STATIC_PAGE_META}"]`));
    assert.ok(statics.length > 10);
    const scriptsOf = ({ document }: (typeof pages)[number]) =>
      [...document.querySelectorAll('script[src], script[data-scripts]')].map(({ outerHTML }) => outerHTML);
    assertNone(mistakesOf(scriptsOf, statics));
  });

  it('hold no schema library: the forms check themselves', () => {
    const zod = readFileSync(join(NODE_MODULES, 'zod/v4/core/schemas.js'), 'utf8');
    assert.match(zod, MARKS_OF_ZOD, 'zod has other marks now');
    assertNone(holding(MARKS_OF_ZOD));
  });

  it('hold no library of icons or of animation', () => {
    assertNone(holding(ICON_LIBRARIES));
    assertNone(holding(ANIMATION_LIBRARIES));
  });

  it('hold no content of the services, outside of the file that belongs to one page alone', () => {
    const shared = chunks.filter(({ file }) => !file.startsWith('_next/static/page/'));
    const documents = getAllServices().flatMap((service) => service.documents);
    assert.ok(documents.length > 0);
    assertNone(documents.filter((words) => shared.some(({ code }) => code.includes(words))));
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Case } from '../../lib/proof/cases.ts';
import { readCases } from '../support/readCases.ts';
import { lacking } from './support/browsers/lacking.ts';
import { parseScript, scriptFeatures } from './support/browsers/scriptFeatures.ts';
import { styleFeatures } from './support/browsers/styleFeatures.ts';
import { inlineScripts } from './support/inlineScripts.ts';
import { assertNone, filesEndingIn, read } from './support/site.ts';

const scripts = new Map([
  ...[...filesEndingIn('.js'), ...filesEndingIn('.mjs')].map((file) => [file, read(file)] as const),
  ...[...inlineScripts].map((code) => [`inline: ${code.slice(0, 60)}`, code] as const),
]);

/** pdf.js's legacy build and Next's polyfills bring core-js, which adds to a browser what they need. */
const ownScripts = [...scripts].filter(
  ([file, code]) => !code.includes('core-js') && !/^(?:pagefind|pdfjs)\//.test(file),
);

const used = {
  styles: lacking(filesEndingIn('.css').flatMap((file) => styleFeatures(read(file)))),
  scripts: lacking(ownScripts.flatMap(([, code]) => scriptFeatures(code))),
};

const exceptions = Object.groupBy(readCases('browsers/exceptions.tsv'), (line) => line['used in'] ?? '');

const covers = ({ feature }: Case, name: string): boolean => name === feature || name.startsWith(`${feature}: `);

/** Features that a browser lacks and no exception names, for example `text-wrap: pretty (firefox 132)`. */
const unlisted = (kind: keyof typeof used): string[] =>
  [...used[kind]]
    .filter(([name]) => !exceptions[kind]?.some((exception) => covers(exception, name)))
    .map(([name, browsers]) => `${name} is used, and missing in ${browsers.join(', ')}`);

/** Exceptions that no browser needs, or other browsers than they say. */
const stale = (kind: keyof typeof used): string[] =>
  (exceptions[kind] ?? []).flatMap((exception) => {
    const versions = [...used[kind]].filter(([name]) => covers(exception, name)).flatMap(([, browsers]) => browsers);
    const without = [...new Set(versions.map((version) => version.split(' ')[0]))].sort().join(', ');
    if (without === exception.without?.split(', ').sort().join(', ')) return [];
    return [`${exception.feature}: ${without === '' ? 'not needed any more' : `missing in ${without}`}`];
  });

// The range stands in package.json (browserslist), the features in MDN's browser-compat-data.
describe('The oldest browsers that the site supports', () => {
  it('can read every script', () => {
    const unreadable = [...scripts].flatMap(([file, code]) => {
      try {
        parseScript(code);
        return [];
      } catch (error) {
        return [`${file}: ${error instanceof Error ? error.message : error}`];
      }
    });
    assertNone(unreadable);
    assert.ok(inlineScripts.size > 0 && ownScripts.length > inlineScripts.size);
  });

  it('know every feature of the style sheets, or do without it as listed', () => assertNone(unlisted('styles')));

  it('know all that scripts ask of the platform, or do without it as listed', () => assertNone(unlisted('scripts')));

  it('need each of the listed exceptions', () => {
    assert.deepEqual(Object.keys(exceptions).sort(), ['scripts', 'styles']);
    assertNone([...stale('styles'), ...stale('scripts')]);
  });
});

describe('The check of browsers', () => {
  const namesIn = (found: Map<string, string[]>) => [...found.keys()];

  it('finds properties, values, rules, selectors, functions and units', () => {
    const sheet = `@view-transition { navigation: auto }
      a:target-current { text-wrap: pretty; reading-flow: grid-columns; width: sibling-index(); color: red }`;
    assert.deepEqual(namesIn(lacking(styleFeatures(sheet))).sort(), [
      ':target-current',
      '@view-transition',
      'reading-flow',
      'reading-flow: grid-columns',
      'sibling-index()',
      'text-wrap: pretty',
    ]);
  });

  it('takes a property with and without the prefix of an engine for one', () => {
    assert.deepEqual(namesIn(lacking(styleFeatures('a { -webkit-user-select: none; user-select: none }'))), []);
    assert.deepEqual(namesIn(lacking(styleFeatures('a { user-select: none }'))), ['user-select']);
  });

  it('finds functions, constructors and members of global objects', () => {
    const code = `Promise.try(run); new CloseWatcher(); document.startViewTransition(run); requestIdleCallback(run);
      self.navigation; [1].map(run); new Map(); structuredClone(run);`;
    assert.deepEqual(namesIn(lacking(scriptFeatures(code))).sort(), [
      'CloseWatcher',
      'Promise.try',
      'document.startViewTransition',
      'navigation',
      'requestIdleCallback',
    ]);
  });

  it('refuses syntax that is too new', () => assert.throws(() => parseScript('using file = open();'), SyntaxError));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freeNames } from './support/browsers/freeNames.ts';
import { inlineScripts } from './support/inlineScripts.ts';
import { assertNone } from './support/site.ts';

// The functions in lib/browser/page-start are inlined by their own text. A name of the module around them, or a helper that
// a compiler has put there, would be missing in the page, and nothing but a visitor's browser would notice.
describe('The scripts that stand in pages', () => {
  it('use no name but their own and those that every browser has', () => {
    assert.ok(inlineScripts.size > 0);
    assertNone([...inlineScripts].flatMap((code) => freeNames(code).map((name) => `${name} in ${code.slice(0, 60)}`)));
  });

  it('would be found out with a helper of a compiler, wherever it is called', () => {
    for (const code of inlineScripts) {
      const call = code.lastIndexOf('document.');
      const planted = `${code.slice(0, call)}_helper(document).${code.slice(call + 'document.'.length)}`;
      assert.deepEqual(freeNames(planted), ['_helper']);
    }
  });
});

describe('The check of names', () => {
  for (const [code, names] of [
    ['const start = ({ a, b: [c = a], ...rest }) => [a, c, rest, b]; start()', ['b']],
    ['(function load(url) { try { load(url) } catch (error) { report(error) } })()', ['report']],
    ['for (const key of Object.keys(window)) { let other = key.name; total = other + NaN }', ['total']],
    ['class Card { open = () => Card.last; [key]() { return arguments } } addEventListener("load", Card)', ['key']],
    ['(0, t.helper)(document.body); run: for (;;) break run; ({ t: undefined, fetch })', ['t']],
  ] as const) {
    it(`finds ${names} in ${code}`, () => assert.deepEqual(freeNames(code), names));
  }
});

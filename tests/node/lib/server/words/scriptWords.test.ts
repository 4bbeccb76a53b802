import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { phrasesIn, scriptOf } from '../../../../../lib/server/words/scriptWords.ts';

/** Names and descriptions for screen readers, written in English beside the element. */
const WRITTEN_NAME =
  /"?\b(?:aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|alt)"?: (["`])\w.*?\1/g;

test('a page hands over the words that its scripts say, and no others', async () => {
  const phrases = phrasesIn(await scriptOf('app/sw/calculator/overtime/page.tsx'));
  assert.ok(phrases.includes('Calculation Error'));
  // Said by the rates below the calculator, on the server.
  assert.ok(!phrases.includes('Overtime pay calculator Tanzania {taxYear}'));
  assert.ok(!phrases.includes('Please enter a valid net salary greater than 0.'));
});

for (const page of globSync('app/sw/**/page.tsx').sort()) {
  test(`the scripts of ${page} name nothing in English`, async () => {
    assert.deepEqual((await scriptOf(page)).match(WRITTEN_NAME) ?? [], []);
  });
}

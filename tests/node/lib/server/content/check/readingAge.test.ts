import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingAge, sentencesOf } from '../../../../../../lib/server/content/check/readingAge.ts';
import { copyContent } from '../support/contentCopy.ts';

const TEXT = 'content/pages/privacy-policy.mdx';

test('a sentence ends where a reader would stop, not after an amount, a section or “No.”', () => {
  const text = 'The shop keeps 101,724. At 18% it is less. The Act, No. 5 of 2022, has it (s.31). See it.';
  assert.deepEqual(
    sentencesOf(text).map((sentence) => sentence.text),
    ['The shop keeps 101,724.', 'At 18% it is less.', 'The Act, No. 5 of 2022, has it (s.31).', 'See it.'],
  );
});

test('words with letters are counted, and their syllables', () => {
  assert.deepEqual(sentencesOf('Pay TZS 5,000 by Monday.'), [
    { text: 'Pay TZS 5,000 by Monday.', words: 4, syllables: 5 },
  ]);
});

test('the reading age is the grade of Flesch and Kincaid, five years on', () => {
  // By hand: 8 words in 2 sentences, 12 syllables: 0.39 × 4 + 11.8 × 1.5 - 15.59 = 3.67, and 5.
  const age = readingAge([
    { text: '', words: 3, syllables: 5 },
    { text: '', words: 5, syllables: 7 },
  ]);
  assert.equal(age.toFixed(2), '8.67');
});

test('an editor is told of a sentence that is too long', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(
    TEXT,
    'If you buy a house or a car and then sell it in the same year to a man who pays you in cash, you may owe tax on it.',
  );
  const lines = await copy.check();
  assert.deepEqual(lines, [
    `${TEXT}:${line}  words: found a sentence of 30 words: "If you buy a house or a car and then sell it in the same year to a man…", expected at most 25 words, for example two sentences, or a list`,
  ]);
});

test('and of a sentence of long words, in a field as well as in a text', async (context) => {
  const copy = copyContent(context);
  const hard =
    'Administrative reorganisation necessitates comprehensive reconsideration of institutional accountability by organisations';
  const line = copy.edit('content/home.json', /(?<="text": ")/, `${hard}. `);
  const lines = await copy.check();
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(
    lines[0] ?? '',
    new RegExp(`^content/home\\.json:${line}  .*: found a sentence for readers of \\d+ years: "Administrative`),
  );
});

test('and of a text that is too hard as a whole, with its hardest sentences', async (context) => {
  const copy = copyContent(context);
  const sentence = 'Directors of foreign companies appoint independent auditors at the annual general meeting.';
  const before = await copy.check();
  assert.deepEqual(before, []);
  copy.append(TEXT, Array(40).fill(sentence).join(' '));
  const lines = await copy.check();
  const whole = lines.find((line) => line.includes('a text for readers of'));
  assert.match(
    whole ?? '',
    /hardest are "Directors of foreign companies.*expected a text for readers of 12, for example/,
  );
});

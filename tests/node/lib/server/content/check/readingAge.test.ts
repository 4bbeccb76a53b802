import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { readingAge, sentencesOf } from '../../../../../../lib/server/content/check/readingAge.ts';
import {
  type HardPassage,
  hardPassages,
  readingLines,
  readingSummary,
} from '../../../../../../lib/server/content/check/readingReport.ts';
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

test('the report names long sentences, hard ones and hard texts, the worst first, and none is a mistake', async (context) => {
  const copy = copyContent(context);
  const passages = () =>
    hardPassages(readContentTree(copy.root)).map((passage) => `${passage.file}:${passage.line}  ${passage.found}`);
  const standing = new Set(passages());
  const hard =
    'Administrative reorganisation necessitates comprehensive reconsideration of institutional accountability by organisations';
  const long =
    'If you buy a house or a car and then sell it in the same year to a man who pays you in cash, you may owe tax on it.';
  const act = 'content/resources/acts/stamp-duty-act.mdx';
  const field = copy.edit('content/home.json', /(?<="text": ")/, `${hard}. `);
  const line = copy.append(TEXT, long);
  copy.append(act, 'The director signs the yearly statement before the auditor gives an opinion. '.repeat(40).trim());
  assert.deepEqual(await copy.check(), []);

  const found = passages().filter((passage) => !standing.has(passage));
  assert.equal(found.length, 3);
  assert.match(
    found[0] ?? '',
    new RegExp(`^content/home\\.json:${field} {2}a sentence for readers of \\d+ years: "Admin`),
  );
  assert.equal(
    found[1],
    `${TEXT}:${line}  a sentence of 30 words: "If you buy a house or a car and then sell it in the same year to a man…"`,
  );
  assert.match(found[2] ?? '', new RegExp(`^${act}:\\d+ {2}a text for readers of 1[23]\\.\\d years; hardest is "`));
});

const passages = Array.from({ length: 12 }, (_, index): HardPassage => {
  return { file: 'content/a.mdx', line: index + 1, found: `a | b ${index}`, excess: 2 - index / 10 };
});

test('the report is short: ten passages and how many more', () => {
  const lines = readingLines(passages);
  assert.equal(lines.length, 12);
  assert.match(lines[0] ?? '', /^Hard to read, the worst first \(no mistakes;/);
  assert.equal(lines[1], 'content/a.mdx:1  a | b 0');
  assert.equal(lines[11], 'and 2 more');
  assert.deepEqual(readingLines([]), []);
});

test('the summary of a workflow is a table', () => {
  assert.match(
    readingSummary(passages),
    /^### Hard to read, .*\n\n\| Where \| What \|\n\| --- \| --- \|\n\| `content\/a\.mdx:1` \| a \\\| b 0 \|\n/,
  );
  assert.match(readingSummary(passages), /\n\nand 2 more\n$/);
  assert.equal(readingSummary([]), '');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** What can go wrong in the table of withholding tax and in the rules of VAT. */

const WITHHOLDING = 'content/tax/withholding.json';
const VAT = 'content/tax/vat.json';

test('a rate that the card does not hold, with the nearest that it does', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(WITHHOLDING, '"rate": "withholding.royalty"', '"rate": "withholding.royalties"');
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${WITHHOLDING}:${line}  kinds entry 10 (royalty) resident.rate: found "withholding.royalties", expected the id of a rate in percent of content/tax/rates.json, for example "rate": "withholding.royalty"`,
  ]);
});

test('a kind with a rate for one side, and not a word for the other', async (context) => {
  const copy = copyContent(context);
  copy.edit(WITHHOLDING, /,\s*"nothing": "A premium to a resident[^"]*"/, '');
  const { lines } = await copy.check();
  assert.equal(lines.length, 1);
  assert.match(
    lines[0] ?? '',
    /\(insurance\): found no "nothing" in insurance, which has a rate for one side only, expected a sentence for the payees/,
  );
});

test('a figure in a note that no rate holds', async (context) => {
  const copy = copyContent(context);
  copy.edit(VAT, '{rate:vat.threshold}', '{rate:vat.treshold}');
  const { lines } = await copy.check();
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /vat\.json:\d+ +registration.text: found "vat\.treshold".*for example vat\.threshold/);
});

test('a payer that nobody knows', async (context) => {
  const copy = copyContent(context);
  copy.edit(WITHHOLDING, '"payers": ["bank"]', '"payers": ["banks"]');
  const { lines } = await copy.check();
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /payers entry 1: found "banks", expected/);
});

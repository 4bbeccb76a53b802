import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** What the check says of mistakes in the tables of presumptive tax and of penalties. */

const PRESUMPTIVE = 'content/tax/presumptive.json';
const PENALTIES = 'content/tax/penalties.json';

const linesOf = (lines: readonly string[], file: string) =>
  lines.filter((line) => line.startsWith(file)).map((line) => line.replace(/:\d+ /, ''));

test('a band that begins below the one before it', async (context) => {
  const copy = copyContent(context);
  copy.edit(PRESUMPTIVE, '"above": 14000000', '"above": 1400000');
  const { lines } = await copy.check();
  assert.deepEqual(linesOf(lines, PRESUMPTIVE), [
    `${PRESUMPTIVE} tables entry 1 (presumptive-2019-07) bands entry 5 (fourth) above: found 1400000, expected more than 11000000, where the band before begins, and less than the ceiling of 100000000`,
  ]);
});

test('a first band that does not begin at 0', async (context) => {
  const copy = copyContent(context);
  copy.edit(PRESUMPTIVE, '"above": 0,', '"above": 1,');
  const { lines } = await copy.check();
  assert.match(linesOf(lines, PRESUMPTIVE).join(), /bands entry 1 \(nil\) above: found 1, expected 0: the first band/);
});

test('tables that are out of order', async (context) => {
  const copy = copyContent(context);
  copy.edit(PRESUMPTIVE, /"from": "2022-07-01",\n\s+"bands"/, '"from": "2019-06-01", "bands"');
  const { lines } = await copy.check();
  assert.match(
    linesOf(lines, PRESUMPTIVE).join(),
    /tables entry 2 \(presumptive-2022-07\) from: found "2019-06-01", expected a day after 2019-07-01: the oldest rate first/,
  );
});

test('points that do not make the least amount of the rate card', async (context) => {
  const copy = copyContent(context);
  copy.edit(PENALTIES, '"company": 15', '"company": 10');
  const { lines } = await copy.check();
  assert.deepEqual(linesOf(lines, PENALTIES), [
    `${PENALTIES} points.company: found 10, expected points that make the 225000 shillings of late.company from 2015-07-01, with late.point of that day`,
  ]);
});

test('a rate of a fund, or of a text, that the rate card does not hold', async (context) => {
  const copy = copyContent(context);
  copy.edit(PENALTIES, '"fundRate": "wcf.late"', '"fundRate": "wcf.latte"');
  copy.edit(PENALTIES, '{rate:late.form-128}', '{rate:late.form-12}');
  const { lines } = await copy.check();
  assert.deepEqual(linesOf(lines, PENALTIES), [
    `${PENALTIES} kinds entry 5 (wcf) fundRate: found "wcf.latte", expected the id of a rate in content/tax/rates.json, for example "fundRate": "wcf.late"`,
    `${PENALTIES} others entry 7 rule: found "late.form-12", expected the id of a rate in content/tax/rates.json, for example late.form-128`,
  ]);
});

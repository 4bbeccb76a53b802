import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyContent } from '../support/contentCopy.ts';

/** What the check says of figures of the law in texts. */

const AUDIT = 'content/resources/articles/first-statutory-audit.mdx';
const OLD_GUIDE = 'content/resources/guides/tax-guide-2014-15.mdx';
const SECTORS = 'content/sectors.json';
const RATES = 'content/tax/rates.json';

test('the real content names every present figure by its rate', async (context) => {
  const { lines } = await copyContent(context).check();
  assert.deepEqual(lines, []);
});

test('an unknown rate is found with its line and the nearest id, in texts and in fields', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(AUDIT, 'Register at <Rate of="vat.treshold" /> of turnover.');
  const field = copy.edit(SECTORS, '{rate:withholding.minerals}', '{rate:withholding.mineral}');
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${AUDIT}:${line}:13  <Rate> of: found "vat.treshold", expected the id of a rate in content/tax/rates.json, for example vat.threshold`,
    `${SECTORS}:${field}  entry 1 (mining-resources) taxPoint: found "withholding.mineral", expected the id of a rate in content/tax/rates.json, for example withholding.minerals`,
  ]);
});

test('a day before the first value of a rate and an unknown form are mistakes', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(
    AUDIT,
    'It was <Rate of="vat.electronic" on="2024-01-01" /> and <Rate of="sdl.rate" as="roman" />.',
  );
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${AUDIT}:${line}:8  <Rate> on: found 2024-01-01, before 2025-09-01, expected a day from 2025-09-01, written YYYY-MM-DD, or today`,
    `${AUDIT}:${line}:57  <Rate> as: found "roman", expected number, digits, word or since`,
  ]);
});

test('a present figure typed by hand is found where the sentence names its rate, with what to write', async (context) => {
  const copy = copyContent(context);
  const line = copy.append(AUDIT, 'The SDL of an employer is 3.5% of pay.\n\nA discount of 3.5% is no rate.');
  const field = copy.edit(SECTORS, '{rate:withholding.minerals}.', '2%.');
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${AUDIT}:${line}  text: found 3.5%, typed, expected the rate sdl.rate, which holds it, or an entry in typedFigures of ${RATES}, for example <Rate of="sdl.rate" />`,
    `${SECTORS}:${field}  entry 1 (mining-resources) taxPoint: found 2%, typed, expected the rate withholding.minerals, which holds it, or an entry in typedFigures of ${RATES}, for example {rate:withholding.minerals}`,
  ]);
});

test('what an old year says may be typed, but not in its column of today', async (context) => {
  const copy = copyContent(context);
  copy.append(OLD_GUIDE, 'VAT stood at 18%.');
  const line = copy.edit(OLD_GUIDE, '<Rate of="vat.standard" on="today" />', '18%');
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${OLD_GUIDE}:${line}  text: found 18%, typed, expected the rate vat.standard, which holds it, or an entry in typedFigures of ${RATES}, for example <Rate of="vat.standard" />`,
  ]);
});

test('an allowed figure that stands nowhere any more has to go', async (context) => {
  const copy = copyContent(context);
  const line = copy.edit(
    RATES,
    '"typedFigures": [',
    `"typedFigures": [{ "inFile": "${AUDIT}", "figure": "3.5%", "words": "SDL", "reason": "An example." },`,
  );
  const { lines } = await copy.check();
  assert.deepEqual(lines, [
    `${RATES}:${line}  typedFigures entry 1: found 3.5% in ${AUDIT}, which stands there no more or is no rate, expected no entry`,
  ]);
});

test('a rate in a heading, and tables of what the card does not hold, are mistakes', async (context) => {
  const copy = copyContent(context);
  const heading = copy.append(AUDIT, '## SDL at <Rate of="sdl.rate" />');
  const year = copy.append(AUDIT, '<PayeTable year="2011/12" />');
  const group = copy.append(AUDIT, '<RateTable />');
  const { lines } = await copy.check();
  assert.equal(
    lines[0],
    `${AUDIT}:${heading}:1  heading: found <Rate>, expected words alone, since links to the heading would break when the rate changes`,
  );
  assert.match(
    lines[1] ?? '',
    new RegExp(`^${AUDIT}:${year}:1  <PayeTable> year: found "2011/12", expected one of 2012/13`),
  );
  assert.match(
    lines[2] ?? '',
    new RegExp(`^${AUDIT}:${group}:1  <RateTable> of: found nothing, expected one of paye, `),
  );
  assert.equal(lines.length, 3);
});

test('a rate whose place in another table is wrong, or whose group is unknown, is found', async (context) => {
  const copy = copyContent(context);
  const place = copy.edit(RATES, '"in": "overtime.capHours"', '"in": "overtime.hours"');
  const group = copy.edit(RATES, '"id": "vat.zanzibar"', '"id": "vta.zanzibar"');
  const { lines } = await copy.check();
  const ofCard = lines.filter((line) => line.startsWith(RATES)).map((line) => line.replace(/entry \d+/, 'entry N'));
  assert.deepEqual(ofCard, [
    `${RATES}:${place}  rates entry N (overtime.cap) in: found "overtime.hours", where no figure stands, expected file and fields of content/tax, for example contributions.sdl.rate`,
    `${RATES}:${group}  rates entry N (vta.zanzibar) id: found the group "vta", expected one of groups, for example vat`,
  ]);
});

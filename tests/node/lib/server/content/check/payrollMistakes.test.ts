import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type PayrollFile, payrollSchema } from '../../../../../../lib/content/schemas/payroll.ts';
import { copyContent } from '../support/contentCopy.ts';

/** What can go wrong in the rules of the payroll, and the line that the check answers with. */

const FILE = 'content/tax/payroll.json';

async function linesAfter(context: TestContext, edit: (file: PayrollFile) => void): Promise<string[]> {
  const copy = copyContent(context);
  const file = payrollSchema.parse(JSON.parse(copy.read(FILE)));
  edit(file);
  copy.write(FILE, JSON.stringify(file, null, 2));
  const { lines } = await copy.check();
  return lines.filter((line) => line.startsWith(FILE)).map((line) => line.replace(/:\d+ /, ''));
}

test('a payment that is missing', async (context) => {
  const [line] = await linesAfter(context, (file) => {
    file.authorities = file.authorities.filter(({ id }) => id !== 'heslb');
  });
  assert.match(line ?? '', /authorities: found no entry "heslb", expected each of paye, directors, nssf,/);
});

test('a payment that the calculator does not know', async (context) => {
  const lines = await linesAfter(context, (file) => {
    const nssf = file.authorities.find(({ id }) => id === 'nssf');
    if (nssf) file.authorities.push({ ...nssf, id: 'nssg' });
  });
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /id: found "nssg", expected each of .* once, for example "id": "nssf"$/);
});

test('a day of payment that the rate card does not hold', async (context) => {
  const [line] = await linesAfter(context, (file) => {
    const paye = file.authorities.find(({ id }) => id === 'paye');
    if (paye) paye.due = { rate: 'filing.payrol-day' };
  });
  assert.match(line ?? '', /due\.rate: found "filing\.payrol-day", .*, for example "rate": "filing\.payroll-day"$/);
});

test('sizes of cars that are out of order', async (context) => {
  const [line] = await linesAfter(context, (file) => {
    file.car.sizes.reverse();
  });
  assert.match(
    line ?? '',
    /car\.sizes: .*expected sizes from the smallest to the largest, the last one with "upTo": null/,
  );
});

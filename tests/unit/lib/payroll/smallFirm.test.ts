import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workOut } from '@/lib/payroll/run';
import { readSheet } from '@/lib/payroll/sheetFile';
import { readCases } from '@/tests/support/cases';
import { rules } from './sampleEmployee';

const file = readFileSync(join(process.cwd(), 'tests/fixtures/payroll/small-firm.csv'), 'utf8');
const MONTH = { employer: 'Mwanga Traders Ltd', month: '2026-11', staff: '', kind: 'private' };

const rows = readSheet(file).rows.map((texts, key) => ({ key, texts }));
const { run, errors } = workOut({ month: MONTH, rows }, rules);

const BY_HAND = readCases('cases/payroll.csv');

it('a firm’s file of twelve people can be read without a mistake', () => {
  expect(errors.size).toBe(0);
  expect(run?.slips.map(({ employee }) => employee.name)).toEqual(BY_HAND.map(({ name }) => name));
});

it.each(BY_HAND)('$name of that file has a net pay of $net, as worked out by hand', ({ name, ...lines }) => {
  const expected = Object.fromEntries(Object.entries(lines).map(([line, amount]) => [line, Number(amount)]));
  expect(run?.slips.find(({ employee }) => employee.name === name)).toMatchObject(expected);
});

it('its totals are the sums of these lines, and go to the authorities', () => {
  expect(run?.totals).toMatchObject({
    ...{ gross: 19_516_111.5, benefits: 1_164_166.67, employeePension: 1_731_055.58, taxable: 19_549_222.59 },
    ...{ paye: 3_354_966.78, heslb: 322_500, union: 55_000, net: 13_528_589.14 },
    ...{ employerPension: 1_942_166.73, sdl: 665_563.9, wcf: 91_005.56, cost: 22_214_847.69 },
  });
  expect(run?.authorities.map(({ id, amount, due }) => [id, amount, due])).toEqual([
    ['paye', 3_279_966.78, '2026-12-07'],
    ['directors', 75_000, '2026-12-07'],
    ['sdl', 665_563.9, '2026-12-07'],
    ['nssf', 3_473_222.31, '2026-12-31'],
    ['psssf', 200_000, undefined],
    ['wcf', 91_005.56, '2026-12-31'],
    ['heslb', 322_500, '2026-12-15'],
    ['union', 55_000, undefined],
    ['insurance', 24_000, undefined],
    ['other', 500_000, undefined],
  ]);
  expect(run?.cash).toBe(22_214_847.69);
});

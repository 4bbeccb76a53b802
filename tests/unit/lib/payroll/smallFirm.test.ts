import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PayslipLines } from '@/lib/payroll/payslip';
import { readSheet, runCsv } from '@/lib/payroll/sheetFile';
import { workOut } from '@/lib/payroll/workOut';
import { rules } from './sampleEmployee';

const file = readFileSync(join(process.cwd(), 'tests/fixtures/payroll/small-firm.csv'), 'utf8');
const MONTH = { employer: 'Mwanga Traders Ltd', year: '2026/27', month: '11', staff: '', kind: 'private' };

const runOf = (csv: string) => {
  const rows = readSheet(csv).rows.map((texts, key) => ({ key, texts }));
  return workOut({ month: MONTH, rows }, rules);
};

const { run, errors, rows } = runOf(file);

/**
 * The twelve people of the file, worked out by hand from the law of November 2026: gross pay, benefits in kind, pension
 * share, taxable pay, tax, student loan, union dues, net pay, then pension, SDL and WCF of the employer and the cost.
 */
const BY_HAND: readonly (readonly [name: string, ...number[]])[] = [
  // 128,000 + 30% × 215,000; loan 15% × 1,350,000.
  ['Asha Mushi', 1_350_000, 0, 135_000, 1_215_000, 192_500, 202_500, 0, 820_000, 135_000, 47_250, 6_750, 1_539_000],
  // Car to 2,000 cc: 500,000 / 12. Union dues 2% × 2,500,000.
  [
    'John Peter',
    2_500_000,
    41_666.67,
    250_000,
    2_291_666.67,
    515_500,
    0,
    50_000,
    1_684_500,
    250_000,
    87_500,
    12_500,
    2_850_000,
  ],
  ['Neema Shayo', 270_000, 0, 27_000, 243_000, 0, 0, 0, 243_000, 27_000, 9_450, 1_350, 307_800],
  // 20,000 + 20% × 6,500.
  ['Juma Ali', 585_000, 0, 58_500, 526_500, 21_300, 0, 5_000, 500_200, 58_500, 20_475, 2_925, 666_900],
  // 68,000 + 25% × 50,000; loan 15% × 800,000 of basic pay; insurance 24,000.
  ['Grace Kimaro', 900_000, 0, 90_000, 810_000, 80_500, 120_000, 0, 585_500, 90_000, 31_500, 4_500, 1_026_000],
  // House: the lower of 1,500,000 and the greater of 15% × 6,000,000 and 1,200,000, less 200,000; tax 15% × 7,000,000.
  [
    'Pieter de Vries',
    6_000_000,
    1_000_000,
    600_000,
    7_000_000,
    1_050_000,
    0,
    0,
    4_350_000,
    600_000,
    210_000,
    30_000,
    6_840_000,
  ],
  // 30% × 810,000.
  ['Fatma Said', 900_000, 0, 90_000, 810_000, 243_000, 0, 0, 567_000, 90_000, 31_500, 4_500, 1_026_000],
  // 15% × 500,000.
  ['Kassim, Omari', 500_000, 0, 0, 500_000, 75_000, 0, 0, 425_000, 0, 0, 0, 500_000],
  // PSSSF 5% and 15%; 68,000 + 25% × 190,000.
  ['Halima Juma', 1_000_000, 0, 50_000, 950_000, 115_500, 0, 0, 834_500, 150_000, 35_000, 5_000, 1_190_000],
  // Loan: 12,000,000 × (9% − 3%) / 12. Other deductions 500,000.
  [
    'Daniel Mbise',
    3_750_000,
    60_000,
    375_000,
    3_435_000,
    858_500,
    0,
    0,
    2_016_500,
    375_000,
    131_250,
    18_750,
    4_275_000,
  ],
  // NSSF 5% and 15% of 1,111,111.50, each rounded to the cent.
  [
    'Rehema Kweka',
    1_111_111.5,
    0,
    55_555.58,
    1_055_555.93,
    144_666.78,
    0,
    0,
    910_889.14,
    166_666.73,
    38_888.9,
    5_555.56,
    1_322_222.69,
  ],
  // Old car above 3,000 cc: half of 1,500,000, / 12; 20,000 + 20% × 192,500.
  ['Elias Mollel', 650_000, 62_500, 0, 712_500, 58_500, 0, 0, 591_500, 0, 22_750, 3_250, 676_000],
];

const amountsOf = (slip: Omit<PayslipLines, 'houseIncome' | 'pensionBase'>) => [
  ...[slip.gross, slip.benefits, slip.employeePension, slip.taxable, slip.paye, slip.heslb, slip.union, slip.net],
  ...[slip.employerPension, slip.sdl, slip.wcf, slip.cost],
];

it('a firm’s file of twelve people comes to what was worked out by hand', () => {
  expect(errors.size).toBe(0);
  expect(run?.slips.map((slip) => [slip.employee.name, ...amountsOf(slip)])).toEqual(BY_HAND);
});

it('its totals are the sums of these lines, and go to the authorities', () => {
  expect(run && amountsOf(run.totals)).toEqual([
    ...[19_516_111.5, 1_164_166.67, 1_731_055.58, 19_549_222.6, 3_354_966.78, 322_500, 55_000, 13_528_589.14],
    ...[1_942_166.73, 665_563.9, 95_080.56, 22_218_922.69],
  ]);
  expect(run?.authorities.map(({ id, amount, due }) => [id, amount, due])).toEqual([
    ['paye', 3_279_966.78, '2026-12-07'],
    ['directors', 75_000, '2026-12-07'],
    ['sdl', 665_563.9, '2026-12-07'],
    ['nssf', 3_473_222.31, '2026-12-31'],
    ['psssf', 200_000, undefined],
    ['wcf', 95_080.56, '2026-12-31'],
    ['heslb', 322_500, '2026-12-15'],
    ['union', 55_000, undefined],
    ['insurance', 24_000, undefined],
    ['other', 500_000, undefined],
  ]);
  expect(run?.cash).toBe(22_218_922.69);
});

it('the file of the run comes to the same when it is opened again', () => {
  if (!run) throw new Error('no run');
  const again = runOf(runCsv(rows, run));
  expect(again.errors.size).toBe(0);
  expect(again.run).toEqual(run);
});

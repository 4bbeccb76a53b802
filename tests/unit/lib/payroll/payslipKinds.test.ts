import { linesOf, type SlipCase } from './sampleEmployee';

/** Kinds of employment, pension funds and deductions, worked out with exact fractions from the law, apart from this code. */
const CASES: SlipCase[] = [
  [{ basic: 2_000_000, status: 'non-resident' }, 0, 200_000, 2_000_000, 300_000, 0, 0, 1_500_000, 2_280_000],
  [{ basic: 2_000_000, status: 'second-job' }, 0, 200_000, 1_800_000, 540_000, 0, 0, 1_260_000, 2_280_000],
  [{ basic: 2_000_000, status: 'director', fund: 'none' }, 0, 0, 2_000_000, 300_000, 0, 0, 1_700_000, 2_000_000],
  [{ basic: 1_000_000, nssfShare: 0 }, 0, 0, 1_000_000, 128_000, 0, 0, 872_000, 1_240_000],
  [{ basic: 1_000_000, nssfShare: 7.5 }, 0, 75_000, 925_000, 109_250, 0, 0, 815_750, 1_165_000],
  [{ basic: 1_000_000, fund: 'psssf' }, 0, 50_000, 950_000, 115_500, 0, 0, 834_500, 1_190_000],
  [
    { basic: 1_000_000, allowances: 200_000, fund: 'psssf-basic' },
    0,
    50_000,
    1_150_000,
    173_000,
    0,
    0,
    977_000,
    1_398_000,
  ],
  [{ basic: 1_000_000, fund: 'none' }, 0, 0, 1_000_000, 128_000, 0, 0, 872_000, 1_040_000],
  [
    { basic: 1_000_000, allowances: 200_000, heslb: 'gross' },
    0,
    120_000,
    1_080_000,
    152_000,
    180_000,
    0,
    748_000,
    1_368_000,
  ],
  [
    { basic: 1_000_000, allowances: 200_000, heslb: 'basic' },
    0,
    120_000,
    1_080_000,
    152_000,
    150_000,
    0,
    778_000,
    1_368_000,
  ],
  [
    { basic: 900_000, union: { percent: 2 }, insurance: 30_000, otherDeductions: 50_000 },
    0,
    90_000,
    810_000,
    80_500,
    0,
    18_000,
    631_500,
    1_026_000,
  ],
  [
    { basic: 900_000, union: { amount: 5000 }, bonus: 300_000, overtime: 75_000 },
    0,
    127_500,
    1_147_500,
    172_250,
    0,
    5000,
    970_250,
    1_453_500,
  ],
];

it.each(CASES)('%j', (values, ...expected) => {
  expect(linesOf(values)).toEqual(expected);
});

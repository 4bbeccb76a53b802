import { z } from 'zod';
import { count, day, financeAct, id, listOf, oneOf, ref, text } from '../fields.ts';
import { basis, evidence, monthStart, percent, type Reading, shillings } from './evidence.ts';

/** Dated rate tables of content/tax. Amounts are whole shillings, rates percents, years run from July to June. */

const taxYear = z
  .string()
  .regex(/^20\d{2}\/\d{2}$/, { error: 'a tax year written 2024/25' })
  .refine((year) => (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)), {
    error: 'two years that follow each other',
  })
  .meta({ example: '2024/25' });

/** One PAYE band of monthly taxable pay. */
const payeBandSchema = z.strictObject({
  above: shillings(270000).describe('Pay above which the band begins'),
  rate: percent(8).describe('Percent of the excess'),
  fixed: shillings(0).describe('Tax on pay up to `above`: what the bands below add up to'),
  fixedSource: text('Tanzania Revenue Authority, monthly income tax table 2023/24')
    .optional()
    .describe('Who publishes another fixed tax than that sum, and where'),
});

/** content/tax/paye.json */
export const payeSchema = z
  .strictObject({
    calculatorTopFixed: z
      .strictObject({
        table: ref('payeTables', 'paye-2021-07'),
        grossToNet: shillings(129000),
        netToGross: shillings(128000),
      })
      .describe(
        'Fixed tax of the top band of one table as each calculator reads it; the table itself holds the published one',
      ),
    tables: z
      .array(
        z.strictObject({
          id: id('paye-2021-07'),
          from: monthStart('2021-07-01').describe('First day on which it holds'),
          years: listOf(taxYear, ['2024/25']).describe('Tax years for which it was found in force'),
          bands: z
            .array(payeBandSchema)
            .min(2)
            .meta({ example: [{ above: 0, rate: 0, fixed: 0 }] }),
          ...basis,
          financeAct,
        }),
      )
      .min(1)
      .describe('Published tables, oldest first'),
  })
  .describe(
    'PAYE bands. A new table goes at the end of `tables`; a year without one is added to the `years` of the last.',
  );

/** A rate on gross pay from a month on, until the next entry of its list. */
const datedRate = { from: monthStart('2023-07-01'), rate: percent(3.5) };

/** Pay on which a pension contribution is charged. */
const PENSION_BASES = ['gross', 'basic'] as const;

/** content/tax/contributions.json: charges on gross pay beside PAYE. */
export const contributionsSchema = z
  .strictObject({
    nssf: z
      .array(
        z.strictObject({
          from: monthStart('2012-07-01'),
          employeeRate: percent(10).describe('Percent that the employee bears at most'),
          employerRate: percent(10).describe('Percent that the employer bears then'),
          base: oneOf(PENSION_BASES).describe(
            'Pay on which it is charged; gross pay where a calculator knows no other',
          ),
          ...basis,
          deductionLaw: text('Income Tax Act, Cap. 332: the employee’s share is taken off before tax').describe(
            "Why the employee's share is not taxed",
          ),
        }),
      )
      .min(1)
      .describe('National Social Security Fund, oldest first'),
    sdl: z
      .array(z.strictObject({ ...datedRate, minEmployees: count(10), ...basis }))
      .min(1)
      .describe('Skills development levy, oldest first; due from `minEmployees` employees'),
    wcf: z
      .array(
        z.strictObject({
          ...datedRate,
          publicRate: percent(0.5).optional().describe('Percent that a public body pays, where it is not `rate`'),
          ...basis,
        }),
      )
      .min(1)
      .describe('Workers Compensation Fund, oldest first'),
  })
  .describe('NSSF, SDL and WCF: charges on gross pay beside PAYE');

/** content/tax/overtime.json */
export const overtimeSchema = z
  .strictObject({
    weekHours: z.number().positive().meta({ example: 45 }).describe('Hours of a standard week'),
    monthWeeks: z
      .number()
      .positive()
      .meta({ example: 4 })
      .describe('Weeks by which a month is counted: 4 makes 180 hours'),
    wageOrderHours: z
      .number()
      .positive()
      .meta({ example: 195 })
      .describe('Hours into which the wage order in force divides a month, for comparison'),
    weekdayRate: z.number().min(1).meta({ example: 1.5 }).describe('Multiples of the hourly rate'),
    weekendRate: z.number().min(1).meta({ example: 2 }),
    capHours: z.number().positive().meta({ example: 50 }).describe('Legal cap of overtime hours in four weeks'),
    ...basis,
    financeAct,
  })
  .describe('Hours and multiples of overtime');

export type PayeTables = z.infer<typeof payeSchema>;
export type Contributions = z.infer<typeof contributionsSchema>;
export type Overtime = z.infer<typeof overtimeSchema> & Reading;

/** content/tax/minimum-wages.json: the wage order in force. */
export const minimumWagesSchema = z
  .strictObject({
    from: day('2026-01-01'),
    sectors: z
      .array(
        z.strictObject({
          sector: text('Health'),
          wages: listOf(
            z.strictObject({
              id: id('hospital').describe('In the address of a calculation; no other wage of the file has it'),
              work: text('Hospital'),
              month: shillings(250000),
            }),
            [{ id: 'hospital', work: 'Hospital', month: 250000 }],
          ),
        }),
      )
      .min(1)
      .refine(
        (sectors) => {
          const ids = sectors.flatMap(({ wages }) => wages.map((wage) => wage.id));
          return new Set(ids).size === ids.length;
        },
        { error: 'wages of which each has an id that no other has' },
      )
      .meta({ example: [] }),
    ...basis,
  })
  .describe('The wage order in force');

export type MinimumWages = z.infer<typeof minimumWagesSchema>;

/** Rules of a month's payroll other than dated rates: content/tax/payroll.json. */

/** Valuation of a benefit in kind, in words. */
const benefit = z.strictObject({ rule: text('market rent, at most 15% of income'), ...basis });

/** Ids of the payments that a run calculates. */
export const PAYMENTS = [
  'paye',
  'directors',
  'nssf',
  'psssf',
  'sdl',
  'wcf',
  'heslb',
  'union',
  'insurance',
  'other',
] as const;

/** content/tax/payroll.json */
export const payrollSchema = z
  .strictObject({
    taxable: z.strictObject(basis).describe('Pay on which PAYE is charged'),
    car: benefit.describe("Use of the employer's car, house and loan"),
    house: benefit,
    loan: benefit,
    psssf: z
      .strictObject({ from: day('2018-07-01'), ...basis })
      .describe('Pension fund of public servants, from the day on which it began'),
    authorities: listOf(
      z
        .strictObject({
          id: oneOf(PAYMENTS),
          name: text('Tanzania Revenue Authority (TRA)'),
          what: text('PAYE'),
          due: z
            .union([
              z.strictObject({ rate: ref('rates', 'filing.payroll-day', { unit: ['day-of-month'] }) }),
              z.strictObject({ monthEnd: z.literal(true) }),
            ])
            .nullable()
            .meta({ example: { rate: 'filing.payroll-day' } })
            .describe(
              'Rate with the day of the next month, the end of that month, or null where no day is set or confirmed',
            ),
          portal: text('TRA taxpayer portal').describe('Where it is filed or paid'),
          law: z
            .string()
            .meta({ example: 'Income Tax Act, Cap. 332, section 84' })
            .describe('Empty where no law sets the day'),
          evidence: evidence
            .optional()
            .describe('How the end of a month is known; the day of a rate says it of itself'),
        })
        .refine(({ due, evidence: known }) => (due !== null && 'monthEnd' in due) === (known !== undefined), {
          error: 'how the day is known where it is the end of a month, and only there',
          path: ['evidence'],
        }),
    )
      .refine((entries) => PAYMENTS.every((payment) => entries.some(({ id }) => id === payment)), {
        error: `an entry for each of ${PAYMENTS.join(', ')}`,
      })
      .describe("To whom the month's payments go, in the order of the list"),
    financeAct,
  })
  .describe("Rules of a month's payroll that are no dated rate");

export type PayrollFile = z.infer<typeof payrollSchema> & Reading;

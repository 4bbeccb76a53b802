import { z } from 'zod';
import { inForce } from '../../../tax/days.ts';
import { RECORD_START } from '../../../tax/rateCard.ts';
import { firstDayOfTaxYear } from '../../../tax/taxYear.ts';
import { count, datedList, day, financeAct, group, id, listOf, oneOf, ref, refuse, text } from '../fields.ts';
import { basis, evidence, monthStart, percent, type Reading, shillings } from './taxFields.ts';

/** Dated rate tables in content/tax. Amounts are whole shillings, rates are percentages, and tax years run from July to June. */

const taxYear = z
  .string()
  .regex(/^20\d{2}\/\d{2}$/, { error: 'a tax year written 2024/25' })
  .refine((year) => (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)), {
    error: 'two years that follow each other',
  })
  .meta({ example: '2024/25' });

const payeBandSchema = z.strictObject({
  above: shillings(270000).describe('Pay above which the band begins'),
  rate: percent(8).describe('Percent of the excess'),
  fixed: shillings(0).describe('Tax on pay up to `above`: what the bands below add up to'),
  fixedSource: text('Tanzania Revenue Authority, monthly income tax table 2023/24')
    .optional()
    .describe('Who publishes another fixed tax than that sum, and where'),
});

type Band = z.infer<typeof payeBandSchema>;

/** Rejects bands that do not start at 0 and rise, or whose fixed tax is not the total tax of the bands below. */
function checkBands(bands: readonly Band[], context: z.RefinementCtx): void {
  for (const [index, { above, fixed, fixedSource }] of bands.entries()) {
    const below = bands[index - 1];
    if (!below) {
      if (above !== 0) refuse(context, [index, 'above'], '0: the first band begins there');
      if (fixed !== 0) refuse(context, [index, 'fixed'], '0: no tax comes before it');
      continue;
    }
    const part = above - below.above;
    const sum = below.fixed + Math.round((part * below.rate) / 100);
    if (part <= 0) refuse(context, [index, 'above'], `more than ${below.above}, where the band before begins`);
    else if (fixed !== sum && fixedSource === undefined) {
      const words = `${sum}: the bands before add up to ${below.fixed} + ${below.rate}% of ${part}`;
      refuse(context, [index, 'fixed'], `${words}; "fixedSource" names a publication that says otherwise`);
    }
  }
}

/** Maximum difference in shillings between a calculator's own fixed tax for the top band and the published one. */
const MOST_DIFFERENCE_TZS = 1000;

type Paye = {
  calculatorTopFixed: { table: string; grossToNet: number; netToGross: number };
  tables: readonly { id: string; from: string; years: readonly string[]; bands: readonly Band[] }[];
};

/**
 * Rejects a year that appears in two tables or precedes its table, and a fixed top-band tax of a calculator that matches no
 * table.
 */
function checkTables({ calculatorTopFixed, tables }: Paye, context: z.RefinementCtx): void {
  const firsts = new Map<string, string>();
  for (const [table, { id, years }] of tables.entries()) {
    for (const [index, year] of years.entries()) {
      const path = ['tables', table, 'years', index];
      const valid = inForce(tables, firstDayOfTaxYear(year))?.id ?? 'no table';
      const other = firsts.get(year);
      firsts.set(year, other ?? id);
      if (other !== undefined) refuse(context, path, `each year in one table: ${other} has it too`);
      else if (valid !== id) {
        refuse(
          context,
          path,
          `years that begin while this table is in force: on ${firstDayOfTaxYear(year)} it is ${valid}`,
        );
      }
    }
  }
  const published = tables.find(({ id }) => id === calculatorTopFixed.table)?.bands.at(-1)?.fixed;
  for (const calculator of ['grossToNet', 'netToGross'] as const) {
    const fixed = calculatorTopFixed[calculator];
    if (published !== undefined && Math.abs(fixed - published) > MOST_DIFFERENCE_TZS) {
      const expected = `at most ${MOST_DIFFERENCE_TZS} from the ${published} of ${calculatorTopFixed.table}`;
      refuse(context, ['calculatorTopFixed', calculator], expected);
    }
  }
}

/** content/tax/paye.json */
export const payeSchema = group(
  'PAYE bands. A new table goes at the end of `tables`; a year without one is added to the `years` of the last.',
  {
    calculatorTopFixed: group(
      'Fixed tax of the top band of one table as each calculator reads it; the table itself holds the published one',
      {
        table: ref('payeTables', 'paye-2021-07'),
        grossToNet: shillings(129000),
        netToGross: shillings(128000),
      },
    ),
    tables: datedList(
      z.strictObject({
        id: id('paye-2021-07'),
        from: monthStart('2021-07-01').describe('First day on which it applies'),
        years: listOf(taxYear).describe('Tax years for which it was found in force'),
        bands: z.array(payeBandSchema).min(2).superRefine(checkBands),
        ...basis,
        financeAct,
      }),
      RECORD_START,
    ).describe('Published tables, oldest first'),
  },
).superRefine(checkTables);

/** Maximum percentage of a salary; no law takes more for one fund. */
const MOST_CONTRIBUTION = 50;

const datedRate = { from: monthStart('2023-07-01'), rate: percent(3.5, MOST_CONTRIBUTION) };

const PENSION_BASES = ['gross', 'basic'] as const;

/** content/tax/contributions.json: NSSF, SDL and WCF, which are charged on gross pay. */
export const contributionsSchema = group('NSSF, SDL and WCF: charges on gross pay other than PAYE', {
  nssf: datedList(
    z.strictObject({
      from: monthStart('2012-07-01'),
      employeeRate: percent(10, MOST_CONTRIBUTION).describe('Percent that the employee pays at most'),
      employerRate: percent(10, MOST_CONTRIBUTION).describe('Percent that the employer pays then'),
      base: oneOf(PENSION_BASES).describe('Pay on which it is charged; gross pay where a calculator knows no other'),
      ...basis,
      deductionLaw: text('Income Tax Act, Cap. 332: the employee’s share is taken off before tax').describe(
        "Why the employee's share is not taxed",
      ),
    }),
    RECORD_START,
  ).describe('National Social Security Fund, oldest first'),
  sdl: datedList(z.strictObject({ ...datedRate, minEmployees: count(10), ...basis }), RECORD_START).describe(
    'Skills development levy, oldest first; due from `minEmployees` employees',
  ),
  wcf: datedList(
    z.strictObject({
      ...datedRate,
      publicRate: percent(0.5).optional().describe('Percent that a public body pays, where it is not `rate`'),
      ...basis,
    }),
  ).describe('Workers Compensation Fund, oldest first'),
});

/** content/tax/overtime.json */
export const overtimeSchema = group('Hours and multiples for overtime', {
  weekHours: z.number().positive().max(84).meta({ example: 45 }).describe('Hours of a standard week'),
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
  capHours: z.number().positive().meta({ example: 50 }).describe('Legal cap on overtime hours in four weeks'),
  ...basis,
  financeAct,
});

export type PayeTables = z.infer<typeof payeSchema>;
export type Contributions = z.infer<typeof contributionsSchema>;
export type Overtime = z.infer<typeof overtimeSchema> & Reading;

/** content/tax/minimum-wages.json: the current wage order. */
export const minimumWagesSchema = group('The wage order in force', {
  from: day('2026-01-01'),
  sectors: listOf(
    z.strictObject({
      sector: text('Health'),
      wages: listOf(
        z.strictObject({
          id: id('hospital').describe('In the address of a calculation; no other wage of the file has it'),
          work: text('Hospital'),
          month: shillings(250000),
        }),
      ),
    }),
  ).refine(
    (sectors) => {
      const ids = sectors.flatMap(({ wages }) => wages.map((wage) => wage.id));
      return new Set(ids).size === ids.length;
    },
    { error: 'wages with ids that are all different' },
  ),
  ...basis,
});

export type MinimumWages = z.infer<typeof minimumWagesSchema>;

/** content/tax/payroll.json: monthly payroll rules other than dated rates. */

/** How a benefit in kind is valued, in words. */
const benefit = z.strictObject({ rule: text('market rent, at most 15% of income'), ...basis });

/** Ids of the payments that a payroll run calculates. */
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
export const payrollSchema = group("Rules for a month's payroll that are not dated rates", {
  taxable: group('Pay on which PAYE is charged', basis),
  car: benefit.describe("Use of the employer's car, house and loan"),
  house: benefit,
  loan: benefit,
  psssf: group('Pension fund of public servants, from the day on which it began', {
    from: day('2018-07-01'),
    ...basis,
  }),
  authorities: listOf(
    z
      .strictObject({
        id: oneOf(PAYMENTS),
        name: text('Tanzania Revenue Authority (TRA)'),
        what: text('PAYE'),
        due: ref('rates', 'filing.payroll-day', { unit: ['day-of-month'], orWord: 'last' })
          .optional()
          .describe(
            "Rate whose value is the day of the next month, or 'last' for its last day; absent where none is known",
          ),
        portal: text('TRA taxpayer portal').describe('Where it is filed or paid'),
        law: z
          .string()
          .meta({ example: 'Income Tax Act, Cap. 332, section 84' })
          .describe('Empty where no law sets the day'),
        evidence: evidence.optional().describe('How the end of a month is known; the day of a rate says it of itself'),
      })
      .refine(({ due, evidence: known }) => (due === 'last') === (known !== undefined), {
        error: 'how the day is known where it is the end of a month, and only there',
        path: ['evidence'],
      }),
  )
    .refine((entries) => PAYMENTS.every((payment) => entries.some(({ id }) => id === payment)), {
      error: `an entry for each of ${PAYMENTS.join(', ')}`,
    })
    .describe("To whom the month's payments go, in the order of the list"),
  financeAct,
});

export type PayrollFile = z.infer<typeof payrollSchema> & Reading;

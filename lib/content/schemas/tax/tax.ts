import { z } from 'zod';
import { calendarSchema, holidaysSchema } from '../calendar.ts';
import { count, financeAct, id, listOf, oneOf, ref, text } from '../fields.ts';
import { corporateSchema } from './corporate.ts';
import { disputeSchema } from './dispute.ts';
import { sourcesSchema } from './evidence.ts';
import { minimumWagesSchema } from './minimumWages.ts';
import { payrollSchema } from './payroll.ts';
import { penaltiesSchema } from './penalties.ts';
import { presumptiveSchema } from './presumptive.ts';
import { ratesSchema } from './rates.ts';
import { basis, monthStart, percent, type Reading, shillings } from './taxFields.ts';
import { vatSchema } from './vat.ts';
import { withholdingSchema } from './withholding.ts';

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
const payeSchema = z
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
const contributionsSchema = z
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
const overtimeSchema = z
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

/** Every file of content/tax with its schema. */
export const TAX_FILES = {
  sources: { file: 'content/tax/sources.json', schema: sourcesSchema },
  paye: { file: 'content/tax/paye.json', schema: payeSchema },
  contributions: { file: 'content/tax/contributions.json', schema: contributionsSchema },
  overtime: { file: 'content/tax/overtime.json', schema: overtimeSchema },
  corporate: { file: 'content/tax/corporate.json', schema: corporateSchema },
  minimumWages: { file: 'content/tax/minimum-wages.json', schema: minimumWagesSchema },
  presumptive: { file: 'content/tax/presumptive.json', schema: presumptiveSchema },
  penalties: { file: 'content/tax/penalties.json', schema: penaltiesSchema },
  dispute: { file: 'content/tax/dispute.json', schema: disputeSchema },
  payroll: { file: 'content/tax/payroll.json', schema: payrollSchema },
  rates: { file: 'content/tax/rates.json', schema: ratesSchema },
  calendar: { file: 'content/tax/calendar.json', schema: calendarSchema },
  holidays: { file: 'content/tax/holidays.json', schema: holidaysSchema },
  withholding: { file: 'content/tax/withholding.json', schema: withholdingSchema },
  vat: { file: 'content/tax/vat.json', schema: vatSchema },
} as const;

export type TaxFile = keyof typeof TAX_FILES;

export type PayeTables = z.infer<typeof payeSchema>;
export type Contributions = z.infer<typeof contributionsSchema>;
export type Overtime = z.infer<typeof overtimeSchema> & Reading;
export type Corporate = z.infer<typeof corporateSchema> & Reading;

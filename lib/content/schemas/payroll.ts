import { z } from 'zod';
import { evidence, type Reading } from './evidence.ts';
import { day, financeAct, id, text } from './fields.ts';
import { basis, percent, shillings } from './taxFields.ts';

/** Rules of a month's payroll that are no dated rate: content/tax/payroll.json. Amounts are whole shillings. */

const count = (example: number) => z.number().int().positive().meta({ example });

const carSizes = z
  .array(
    z.strictObject({
      /** Largest engine of the size in cubic centimetres; null for every larger one. */
      upTo: count(2000).nullable(),
      /** Value of the use of the car for a year. */
      year: shillings(500000),
    }),
  )
  .min(1)
  .refine(
    (sizes) =>
      sizes.at(-1)?.upTo === null &&
      sizes.slice(0, -1).every(({ upTo }, index) => upTo !== null && upTo > (sizes[index - 1]?.upTo ?? 0)),
    { error: 'sizes from the smallest to the largest, the last one with "upTo": null' },
  )
  .meta({ example: [{ upTo: null, year: 1500000 }] });

/** content/tax/payroll.json; lib/server/content/check/checkPayroll.ts checks the rates that it names. */
export const payrollSchema = z.strictObject({
  /** Pay on which PAYE is charged. */
  taxable: z.strictObject(basis),
  /** Use of the employer's car. */
  car: z.strictObject({
    sizes: carSizes,
    /** Years from manufacture after which a car counts as old. */
    oldYears: count(5),
    /** Percent of the value that an old car counts with. */
    oldShare: percent(50),
    ...basis,
  }),
  /** House of the employer: the percent of income without the house that bounds its value. */
  house: z.strictObject({ incomeShare: percent(15), ...basis }),
  /** Loan of the employer: no benefit for a term below `shortMonths` and a total up to `payMonths` of basic pay. */
  loan: z.strictObject({
    shortMonths: count(12),
    payMonths: count(3),
    ...basis,
  }),
  /** Pension fund of public servants, from the day on which it began. */
  psssf: z.strictObject({ from: day('2018-07-01'), ...basis }),
  /** To whom the month's payments go, in the order of the list. */
  authorities: z
    .array(
      z
        .strictObject({
          id: id('paye'),
          name: text('Tanzania Revenue Authority (TRA)'),
          what: text('PAYE'),
          /** Rate with the day of the next month, the end of that month, or null where no day is set or confirmed. */
          due: z
            .union([
              z.strictObject({ rate: text('filing.payroll-day') }),
              z.strictObject({ monthEnd: z.literal(true) }),
            ])
            .nullable()
            .meta({ example: { rate: 'filing.payroll-day' } }),
          /** Where it is filed or paid. */
          portal: text('TRA taxpayer portal'),
          /** Empty where no law sets the day. */
          law: z.string().meta({ example: 'Income Tax Act, Cap. 332, section 84' }),
          /** How the end of a month is known; the day of a rate says it of itself. */
          evidence: evidence.optional(),
        })
        .refine(({ due, evidence: known }) => (due !== null && 'monthEnd' in due) === (known !== undefined), {
          error: 'how the day is known where it is the end of a month, and only there',
          path: ['evidence'],
        }),
    )
    .min(1)
    .meta({ example: [] }),
  financeAct,
});

export type PayrollFile = z.infer<typeof payrollSchema> & Reading;

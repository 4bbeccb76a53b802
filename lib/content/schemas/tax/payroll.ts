import { z } from 'zod';
import { day, financeAct, listOf, oneOf, ref, text } from '../fields.ts';
import { evidence } from './evidence.ts';
import { basis, type Reading } from './taxFields.ts';

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

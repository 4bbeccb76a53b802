import { z } from 'zod';
import { day, financeAct, httpsUrl, id, oneOf, text } from './fields.ts';
import { sources } from './taxFields.ts';

/** Penalties and interest on what is late: content/tax/penalties.json. The figures with a date stand in rates.json. */

const points = (example: number) => z.number().int().positive().meta({ example });

/** content/tax/penalties.json; texts may name rates as {rate:late.form-128}. */
export const penaltiesSchema = z.strictObject({
  /** What can be late, the most usual first. */
  kinds: z
    .array(
      z.strictObject({
        id: id('return'),
        label: text('A tax return filed late'),
        /** What ends the failure. */
        endsWith: oneOf(['filing', 'payment']),
        /** Rate of rates.json that a fund charges for each month; absent where the Tax Administration Act applies. */
        fundRate: text('wcf.late').optional(),
        law: text('Tax Administration Act, Cap. 438, section 78'),
      }),
    )
    .min(1)
    .meta({ example: [] }),
  /** Currency points that a month of delay costs at least. */
  points: z.strictObject({ individual: points(5), company: points(15) }),
  pointLaw: text('Finance Act 2024, section 97'),
  interest: z.strictObject({
    law: text('Tax Administration Act, Cap. 438, section 76'),
    /** Where the discount rate is published. */
    bank: httpsUrl('https://www.bot.go.tz'),
  }),
  /** Penalties that the calculator only lists. */
  others: z
    .array(
      z.strictObject({
        what: text('Documents not kept'),
        rule: text('1 point for each month'),
        law: text('Section 77'),
      }),
    )
    .meta({ example: [] }),
  sources: sources('Finance Act 2024 (No. 6 of 2024)'),
  checkedOn: day('2026-10-06'),
  financeAct,
});

export type Penalties = z.infer<typeof penaltiesSchema>;

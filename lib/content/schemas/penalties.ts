import { z } from 'zod';
import type { Reading } from './evidence.ts';
import { financeAct, httpsUrl, id, oneOf, text } from './fields.ts';
import { basis } from './taxFields.ts';

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
        ...basis,
      }),
    )
    .min(1)
    .meta({ example: [] }),
  /** Currency points that a month of delay costs at least. */
  points: z.strictObject({ individual: points(5), company: points(15), ...basis }),
  interest: z.strictObject({
    ...basis,
    /** Where the discount rate is published. */
    bank: httpsUrl('https://www.bot.go.tz'),
  }),
  /** Penalties that the calculator only lists. */
  others: z
    .array(
      z.strictObject({
        what: text('Documents not kept'),
        rule: text('1 point for each month'),
        ...basis,
      }),
    )
    .meta({ example: [] }),
  financeAct,
});

export type Penalties = z.infer<typeof penaltiesSchema> & Reading;

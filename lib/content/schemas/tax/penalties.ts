import { z } from 'zod';
import { count, financeAct, httpsUrl, id, listOf, oneOf, ref, text } from '../fields.ts';
import { basis, type Reading } from './taxFields.ts';

/** Penalties and interest for delays: content/tax/penalties.json. Dated figures are in rates.json. */

/** content/tax/penalties.json; texts may name rates as {rate:late.form-128}. */
export const penaltiesSchema = z
  .strictObject({
    kinds: listOf(
      z.strictObject({
        id: id('return'),
        label: text('A tax return filed late'),
        endsWith: oneOf(['filing', 'payment']).describe('What ends the failure'),
        fundRate: ref('rates', 'wcf.late')
          .optional()
          .describe(
            'Rate of rates.json that a fund charges for each month; absent where the Tax Administration Act applies',
          ),
        ...basis,
      }),
    ).describe('What can be late, the most usual first'),
    points: z
      .strictObject({ individual: count(5), company: count(15), ...basis })
      .describe('Currency points that a month of delay costs at least'),
    interest: z.strictObject({
      ...basis,
      bank: httpsUrl('https://www.bot.go.tz').describe('Where the discount rate is published'),
    }),
    others: z
      .array(
        z.strictObject({
          what: text('Documents not kept'),
          rule: text('1 point for each month'),
          ...basis,
        }),
      )
      .meta({ example: [] })
      .describe('Penalties that the calculator only lists'),
    financeAct,
  })
  .describe('Penalties and interest');

export type Penalties = z.infer<typeof penaltiesSchema> & Reading;

import { z } from 'zod';
import { financeAct, id, listOf, text, written } from '../fields.ts';
import { known } from './taxFields.ts';

/** Dated figures of the law that texts name: content/tax/rates.json. */

/** Units of a figure: '3.5%', 'TZS 200 million', '30 days', '1.5 times', '7th', '10 employees'. */
const RATE_UNITS = ['percent', 'shillings', 'days', 'months', 'hours', 'times', 'day-of-month', 'employees'] as const;

const rateValueSchema = z.strictObject({
  from: z.iso.date().meta({ example: '2023-07-01' }).describe('First day on which the value holds; it may lie ahead'),
  value: z.number().min(0).meta({ example: 3.5 }).describe('Percent, whole shillings, or a count of the unit'),
  law: text('Finance Act 2023, section 73').describe(
    'The law behind the value. One that names a Finance Act is linked to its page.',
  ),
  ...known(),
  isStartKnown: z
    .literal(false)
    .optional()
    .describe('false where the value held on `from`, but the day on which it began was not found'),
});

const rateSchema = z
  .strictObject({
    id: written(
      /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/,
      'a group and a name joined by a dot',
      'vat.threshold',
    ).describe('Group and name, joined by a dot: what texts write in <Rate of="vat.threshold" />'),
    label: text('VAT registration: turnover in 12 months'),
    unit: z.enum(RATE_UNITS).meta({ example: 'shillings' }),
    values: z
      .array(rateValueSchema)
      .min(1)
      .optional()
      .meta({ example: [] })
      .describe('Oldest first; each holds until the next begins'),
    in: text('contributions.sdl.rate')
      .optional()
      .describe(
        'Place in another file of content/tax that holds the values already: file and fields joined by dots; two places joined by " + " are added up',
      ),
  })
  .refine((rate) => (rate.values === undefined) !== (rate.in === undefined), {
    error: 'values, or the place in another file of content/tax that holds them',
  });

/** content/tax/rates.json */
export const ratesSchema = z
  .strictObject({
    groups: listOf(z.strictObject({ id: id('vat'), title: text('VAT') }), [{ id: 'vat', title: 'VAT' }]).describe(
      'Groups in the order of the page of rates',
    ),
    rates: listOf(rateSchema),
    financeAct,
  })
  .describe('Every rate, threshold, date and penalty that texts name, with all values since 2012');

export type RateFile = z.infer<typeof ratesSchema>;
export type RateUnit = (typeof RATE_UNITS)[number];

import { z } from 'zod';
import { evidence } from './evidence.ts';
import { financeAct, id, text } from './fields.ts';

/** Dated figures of the law that texts name: content/tax/rates.json. */

/** How a figure is written: '3.5%', 'TZS 200 million', '30 days', '1.5 times', '7th', '10 employees'. */
const RATE_UNITS = ['percent', 'shillings', 'days', 'months', 'hours', 'times', 'day-of-month', 'employees'] as const;

const rateValueSchema = z.strictObject({
  /** First day on which the value holds; it may lie ahead. */
  from: z.iso.date().meta({ example: '2023-07-01' }),
  /** Percent, whole shillings, or a count of the unit. */
  value: z.number().min(0).meta({ example: 3.5 }),
  /** The law behind the value. One that names a Finance Act is linked to its page. */
  law: text('Finance Act 2023, section 73'),
  evidence,
  /** false where the value held on `from`, but the day on which it began was not found. */
  isStartKnown: z.literal(false).optional(),
});

const rateSchema = z
  .strictObject({
    /** Group and name, joined by a dot: what texts write in <Rate of="vat.threshold" />. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'a group and a name joined by a dot' })
      .meta({ example: 'vat.threshold' }),
    label: text('VAT registration: turnover in 12 months'),
    unit: z.enum(RATE_UNITS).meta({ example: 'shillings' }),
    /** Words of which one stands in every paragraph about the figure; by them a figure typed by hand is found. */
    names: z
      .array(text('VAT'))
      .min(1)
      .meta({ example: ['VAT'] }),
    /** Oldest first; each holds until the next begins. */
    values: z
      .array(rateValueSchema)
      .min(1)
      .refine((values) => values.every(({ from }, index) => index === 0 || from > (values[index - 1]?.from ?? '')), {
        error: 'values from the oldest to the newest, each with a day of its own',
      })
      .optional()
      .meta({ example: [] }),
    /** Place in another file of content/tax that holds the values already: file and fields joined by dots. */
    in: text('contributions.sdl.rate').optional(),
  })
  .refine((rate) => (rate.values === undefined) !== (rate.in === undefined), {
    error: 'values, or the place in another file of content/tax that holds them',
  });

/** content/tax/rates.json */
export const ratesSchema = z.strictObject({
  /** Groups in the order of the page of rates. */
  groups: z
    .array(z.strictObject({ id: id('vat'), title: text('VAT') }))
    .min(1)
    .meta({ example: [{ id: 'vat', title: 'VAT' }] }),
  rates: z.array(rateSchema).min(1).meta({ example: [] }),
  /** Sentences that state a present figure by hand, and why: an example, or another rule with the same figure. */
  typedFigures: z.array(
    z.strictObject({
      inFile: text('content/services/taxation.mdx'),
      /** The figure as it is typed. */
      figure: text('10%'),
      /** Words that stand in the same paragraph or row. */
      words: text('the margin of the trader'),
      reason: text('A margin of an example, not a rate.'),
    }),
  ),
  financeAct,
});

export type RateFile = z.infer<typeof ratesSchema>;
export type RateUnit = (typeof RATE_UNITS)[number];

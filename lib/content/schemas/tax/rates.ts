import { z } from 'zod';
import { datedList, financeAct, group, id, listOf, refuse, text, written } from '../fields.ts';
import { known, basis as lawBasis, type Reading } from './taxFields.ts';

/** content/tax/rates.json: dated legal figures that texts refer to. */

/** Units of a figure: '3.5%', 'TZS 200 million', '30 days', '1.5 times', '7th', '10 employees'. */
const RATE_UNITS = ['percent', 'shillings', 'days', 'months', 'hours', 'times', 'day-of-month', 'employees'] as const;

/** Largest value allowed per unit. */
const MOST: Partial<Record<RateUnit, number>> = { percent: 100, 'day-of-month': 31 };

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
    .describe('false where the value applied on `from`, but the day on which it began was not found'),
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
    values: datedList(rateValueSchema).optional().describe('Oldest first; each holds until the next begins'),
    in: text('contributions.sdl.rate')
      .optional()
      .describe(
        'Place in another file of content/tax that holds the values already: file and fields joined by dots; two places joined by " + " are added up',
      ),
  })
  .refine((rate) => (rate.values === undefined) !== (rate.in === undefined), {
    error: 'values, or the place in another file of content/tax that holds them',
  })
  .superRefine(({ unit, values = [] }, context) => {
    for (const [index, { value }] of values.entries()) {
      if (value > (MOST[unit] ?? value)) refuse(context, ['values', index, 'value'], `at most ${MOST[unit]} (${unit})`);
    }
  });

/** content/tax/rates.json */
export const ratesSchema = group(
  'Every rate, threshold, date and penalty that texts name, with all values since 2012',
  {
    groups: listOf(z.strictObject({ id: id('vat'), title: text('VAT') })).describe(
      'Groups in the order of the page of rates',
    ),
    rates: listOf(rateSchema),
    financeAct,
  },
).superRefine(({ groups, rates }, context) => {
  const known = groups.map((group) => group.id);
  for (const [index, rate] of rates.entries()) {
    const isKnown = known.includes(rate.id.split('.')[0] ?? '');
    if (!isKnown)
      refuse(context, ['rates', index, 'id'], `a group before the dot that groups has: ${known.join(', ')}`);
  }
});

export type RateFile = z.infer<typeof ratesSchema>;
export type RateUnit = (typeof RATE_UNITS)[number];

/** content/tax/vat.json: VAT rules in words, with their legal basis. The figures are in rates.json. */

const law = text('Value Added Tax Act, Cap. 148, section 28(2)');

const basis = { ...lawBasis, law };

export const vatSchema = group('Rules of VAT in words; the figures stand in `rates.json`', {
  standard: z.strictObject(basis),
  electronic: group('The reduced rate on sales that are paid electronically', {
    ...basis,
    conditions: listOf(text('the customer is not registered for VAT')).describe('All of them must be true'),
    text: text('All three must hold.'),
  }),
  withheld: group('VAT that designated buyers withhold', {
    ...basis,
    text: text('Buyers whom TRA designates keep back part of the price.'),
    base: text('Worked out on the price without VAT.').describe('The amount on which it is worked out'),
    doubt: text('The Finance Bill 2026 gave other figures.').describe('The point that is not confirmed'),
  }),
  return: group('The monthly return', { ...basis, text: text('Return and payment by the 20th.') }),
  registration: z.strictObject({
    ...basis,
    applyLaw: law,
    text: text('A business must register once its turnover reaches the threshold.'),
    expected: text('So must one that expects to.'),
    exception: text('Where such a turnover is not to be expected again, reaching it once does not count.'),
    turnover: text('Turnover counts taxable sales.').describe('What counts as turnover'),
    always: listOf(
      z.strictObject({
        id: id('professional'),
        label: text('Professional'),
        text: text('Registers whatever the turnover.'),
        ...lawBasis,
        law: text('section 29(1)'),
      }),
    ).describe('Who registers whatever the turnover'),
  }),
  financeAct,
});

export type Vat = z.infer<typeof vatSchema> & Reading;

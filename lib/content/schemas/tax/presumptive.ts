import { z } from 'zod';
import { count, day, financeAct, firstDay, id, listOf, text } from '../fields.ts';
import { basis, percent, type Reading, shillings } from './taxFields.ts';

/** Presumptive tax of small traders: content/tax/presumptive.json. Whole shillings a year, rates in percent. */

/** `fixed` and `rate` percent of the turnover above the band's edge, or of the whole turnover. */
const bandTaxSchema = z
  .strictObject({ fixed: shillings(90000), rate: percent(3) })
  .meta({ example: { fixed: 90000, rate: 3 } });

const bandSchema = z.strictObject({
  id: id('second'),
  above: shillings(7000000).describe('Turnover above which the band begins'),
  isOfWhole: z
    .literal(true)
    .optional()
    .describe('The rate applies to the whole turnover, not to the part above the edge'),
  isStartKnown: z.literal(false).optional().describe('false where the edge may be older than the table'),
  records: bandTaxSchema,
  noRecords: bandTaxSchema.optional().describe('Absent where the table has no figure for traders without records'),
});

const vehicleSchema = z.strictObject({
  label: text('up to 15 seats'),
  tax: shillings(250000),
  changed: shillings(650000).optional().describe('The tax since July 2024, where another'),
});

/** content/tax/presumptive.json */
export const presumptiveSchema = z
  .strictObject({
    ceilings: listOf(z.strictObject({ from: firstDay('2019-07-01'), value: shillings(100000000), ...basis })).describe(
      'Highest turnover of a year, oldest first; also from before the oldest table',
    ),
    tables: z
      .array(
        z.strictObject({
          id: id('presumptive-2022-07'),
          from: firstDay('2022-07-01'),
          bands: listOf(bandSchema),
          ...basis,
        }),
      )
      .min(1)
      .describe('Oldest first; each holds until the next begins'),
    relief: z
      .strictObject({
        from: day('2026-07-01'),
        months: count(12).describe('From the day of the TIN on'),
        ...basis,
        conditions: text('On an application that the Commissioner has granted.'),
      })
      .describe("A new trader's time without the tax"),
    traders: listOf(
      z.strictObject({
        id: id('services'),
        label: text('Professional services'),
        hasOtherRates: z
          .literal(true)
          .optional()
          .describe('Their profit is not taxed by the bands of resident individuals'),
        closed: z
          .strictObject({
            from: day('2022-07-01'),
            reason: text('The table is for individuals'),
            ...basis,
          })
          .optional()
          .describe('Since when and why the table is closed to them'),
      }),
    ).describe('Who may ask; the first one may use the table'),
    choiceLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 2(1)(c)'),
    recordsLaw: text('Tax Administration Act, Cap. 438, section 35'),
    individualLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 1(1)'),
    daysLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 5(3)'),
    auditAbove: z
      .strictObject({ value: shillings(100000000), ...basis })
      .describe("Turnover above which an individual's accounts are audited"),
    transport: z.strictObject({
      from: day('2023-07-01'),
      groups: z
        .array(z.strictObject({ title: text('Passengers'), classes: listOf(vehicleSchema) }))
        .meta({ example: [] }),
      note: text('Not confirmed for today.').describe('The point that is not confirmed'),
      ...basis,
    }),
    financeAct,
  })
  .describe('Presumptive tax of traders');

export type Presumptive = z.infer<typeof presumptiveSchema> & Reading;

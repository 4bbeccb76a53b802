import { z } from 'zod';
import type { Reading } from './evidence.ts';
import { day, financeAct, firstDay, id, text } from './fields.ts';
import { basis, percent, shillings } from './taxFields.ts';

/** Presumptive tax of small traders: content/tax/presumptive.json. Amounts are whole shillings a year, rates percents. */

/** `fixed` and `rate` percent of the turnover above the band's edge, or of the whole turnover. */
const bandTaxSchema = z
  .strictObject({ fixed: shillings(90000), rate: percent(3) })
  .meta({ example: { fixed: 90000, rate: 3 } });

const bandSchema = z.strictObject({
  id: id('second'),
  /** Turnover above which the band begins. */
  above: shillings(7000000),
  /** The rate is one of the whole turnover, not of what is above the edge. */
  isOfWhole: z.literal(true).optional(),
  /** false where the edge may be older than the table. */
  isStartKnown: z.literal(false).optional(),
  records: bandTaxSchema,
  /** Absent where the table has no figure for traders without records. */
  noRecords: bandTaxSchema.optional(),
});

const vehicleSchema = z.strictObject({
  label: text('up to 15 seats'),
  tax: shillings(250000),
  /** The tax since July 2024, where another. */
  changed: shillings(650000).optional(),
});

/** content/tax/presumptive.json */
export const presumptiveSchema = z.strictObject({
  /** Highest turnover of a year, oldest first; also from before the oldest table. */
  ceilings: z
    .array(z.strictObject({ from: firstDay('2019-07-01'), value: shillings(100000000), ...basis }))
    .min(1)
    .meta({ example: [] }),
  /** Oldest first; each holds until the next begins. */
  tables: z
    .array(
      z.strictObject({
        id: id('presumptive-2022-07'),
        from: firstDay('2022-07-01'),
        bands: z.array(bandSchema).min(1).meta({ example: [] }),
        ...basis,
      }),
    )
    .min(1),
  /** A new trader's time without the tax. */
  relief: z.strictObject({
    from: day('2026-07-01'),
    /** From the day of the TIN on. */
    months: z.number().int().positive().meta({ example: 12 }),
    ...basis,
    conditions: text('On an application that the Commissioner has granted.'),
  }),
  /** Who may ask; the first one may use the table. */
  traders: z
    .array(
      z.strictObject({
        id: id('services'),
        label: text('Professional services'),
        /** Their profit is not taxed by the bands of resident individuals. */
        hasOtherRates: z.literal(true).optional(),
        /** Since when and why the table is closed to them. */
        closed: z
          .strictObject({
            from: day('2022-07-01'),
            reason: text('The table is for individuals'),
            ...basis,
          })
          .optional(),
      }),
    )
    .min(1)
    .meta({ example: [] }),
  choiceLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 2(1)(c)'),
  recordsLaw: text('Tax Administration Act, Cap. 438, section 35'),
  individualLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 1(1)'),
  daysLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 5(3)'),
  /** Turnover above which an individual's accounts are audited. */
  auditAbove: z.strictObject({ value: shillings(100000000), ...basis }),
  transport: z.strictObject({
    from: day('2023-07-01'),
    groups: z
      .array(
        z.strictObject({ title: text('Passengers'), classes: z.array(vehicleSchema).min(1).meta({ example: [] }) }),
      )
      .meta({ example: [] }),
    /** What is not confirmed. */
    note: text('Not confirmed for today.'),
    ...basis,
  }),
  financeAct,
});

export type Presumptive = z.infer<typeof presumptiveSchema> & Reading;

import { z } from 'zod';
import { evidence } from './evidence.ts';
import { financeAct, firstDay, id, text } from './fields.ts';
import { basis, percent } from './taxFields.ts';

/** content/tax/corporate.json */
export const corporateSchema = z.strictObject({
  /** Kinds of company with their rate; the standard one first. */
  kinds: z
    .array(
      z.strictObject({
        id: id('newly-listed'),
        label: text('Newly listed company'),
        rate: percent(25),
        /** When the rate applies: one sentence. */
        condition: text('For 3 years after listing.'),
        ...basis,
        /** First day of accounting years to which it applies, where it is known. */
        from: firstDay('2018-07-01').optional(),
      }),
    )
    .min(1)
    .meta({ example: [] }),
  minimumTax: z.strictObject({
    /** Loss years in a row, the current one included, from which it is charged. */
    lossYears: z.number().int().positive().meta({ example: 3 }),
    /** Percents of turnover, oldest first. */
    rates: z
      .array(
        z.strictObject({ from: firstDay('2025-07-01'), rate: percent(1), law: text('Finance Act 2025'), evidence }),
      )
      .min(1)
      .meta({ example: [] }),
    excludedSectors: z
      .array(
        z.strictObject({
          id: id('tea'),
          label: text('Tea processing (1 July 2024 to 30 June 2027)'),
          /** First day of a relief that began later than the tax. */
          from: firstDay('2024-07-01').optional(),
          /** Last day of a relief that ends: it may lie ahead. */
          until: z.iso.date().optional().meta({ example: '2027-06-30' }),
        }),
      )
      .meta({ example: [] }),
    ...basis,
  }),
  /** The cap on losses brought forward; its rates stand in content/tax/rates.json, company.loss-cap. */
  lossCap: z.strictObject({
    /** Ids of excluded sectors that the cap leaves out too. */
    exemptSectors: z.array(id('health')).meta({ example: [] }),
    ...basis,
  }),
  instalments: z.strictObject({
    /** Tax of a year up to which none are due, in shillings. */
    noneUpTo: z.number().int().min(0).meta({ example: 50000 }),
    ...basis,
  }),
  finalReturn: z.strictObject({
    /** Months after the year end. */
    months: z.number().int().positive().meta({ example: 6 }),
    publicSectorMonths: z.number().int().positive().meta({ example: 9 }),
    ...basis,
  }),
  financeAct,
});

import { z } from 'zod';
import { count, financeAct, firstDay, id, listOf, ref, text } from '../fields.ts';
import { basis, percent } from './taxFields.ts';

/** content/tax/corporate.json */
export const corporateSchema = z
  .strictObject({
    kinds: listOf(
      z.strictObject({
        id: id('newly-listed'),
        label: text('Newly listed company'),
        rate: percent(25),
        condition: text('For 3 years after listing.').describe('When the rate applies: one sentence'),
        ...basis,
        from: firstDay('2018-07-01')
          .optional()
          .describe('First day of accounting years to which it applies, where it is known'),
      }),
    ).describe('Kinds of company with their rate; the standard one first'),
    minimumTax: z.strictObject({
      lossYears: count(3).describe('Loss years in a row, the current one included, from which it is charged'),
      rates: listOf(
        z.strictObject({ from: firstDay('2025-07-01'), rate: percent(1), ...basis, law: text('Finance Act 2025') }),
      ).describe('Percents of turnover, oldest first'),
      excludedSectors: z
        .array(
          z.strictObject({
            id: id('tea'),
            label: text('Tea processing (1 July 2024 to 30 June 2027)'),
            from: firstDay('2024-07-01').optional().describe('First day of a relief that began later than the tax'),
            until: z.iso
              .date()
              .optional()
              .meta({ example: '2027-06-30' })
              .describe('Last day of a relief that ends: it may lie ahead'),
          }),
        )
        .meta({ example: [] }),
      ...basis,
    }),
    lossCap: z
      .strictObject({
        exemptSectors: z
          .array(ref('minimumTaxSectors', 'health'))
          .meta({ example: [] })
          .describe('Ids of excluded sectors that the cap leaves out too'),
        ...basis,
      })
      .describe('The cap on losses brought forward; its rates stand in content/tax/rates.json, company.loss-cap'),
    instalments: z.strictObject({
      noneUpTo: z
        .number()
        .int()
        .min(0)
        .meta({ example: 50000 })
        .describe('Tax of a year up to which none are due, in shillings'),
      ...basis,
    }),
    finalReturn: z.strictObject({
      months: count(6).describe('Months after the year end'),
      publicSectorMonths: count(9),
      ...basis,
    }),
    financeAct,
  })
  .describe('Company tax: rates, minimum tax, losses, instalments, return');

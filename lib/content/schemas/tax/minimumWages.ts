import { z } from 'zod';
import { day, id, listOf, text } from '../fields.ts';
import { basis, shillings } from './taxFields.ts';

/** content/tax/minimum-wages.json: the wage order in force. */
export const minimumWagesSchema = z
  .strictObject({
    from: day('2026-01-01'),
    sectors: z
      .array(
        z.strictObject({
          sector: text('Health'),
          wages: listOf(
            z.strictObject({
              id: id('hospital').describe('In the address of a calculation; no other wage of the file has it'),
              work: text('Hospital'),
              month: shillings(250000),
            }),
            [{ id: 'hospital', work: 'Hospital', month: 250000 }],
          ),
        }),
      )
      .min(1)
      .refine(
        (sectors) => {
          const ids = sectors.flatMap(({ wages }) => wages.map((wage) => wage.id));
          return new Set(ids).size === ids.length;
        },
        { error: 'wages of which each has an id that no other has' },
      )
      .meta({ example: [] }),
    ...basis,
  })
  .describe('The wage order in force');

export type MinimumWages = z.infer<typeof minimumWagesSchema>;

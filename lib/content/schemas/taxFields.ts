import { z } from 'zod';
import { day, text } from './fields.ts';

/** Fields that the tables of content/tax share. Amounts are whole shillings, rates percents. */

export const percent = (example: number) => z.number().min(0).max(100).meta({ example });

export const shillings = (example: number) => z.number().int().min(0).meta({ example });

/** Documents from which a table was read. */
export const sources = (example: string) =>
  z
    .array(text(example))
    .min(1)
    .meta({ example: [example] });

/** What a rate rests on. */
export const evidence = {
  /** The law behind it, as a visitor reads it. */
  law: text('Income Tax Act, Cap. 332, as amended by the Finance Act 2021'),
  sources: sources('Finance Act 2021 (No. 3 of 2021)'),
  /** Date of the newest source; never today's because it is today's. */
  checkedOn: day('2025-06-30'),
};

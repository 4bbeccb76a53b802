import { z } from 'zod';
import { evidence } from './evidence.ts';
import { text } from './fields.ts';

/** Fields that the tables of content/tax share. Amounts are whole shillings, rates percents. */

export const percent = (example: number) => z.number().min(0).max(100).meta({ example });

export const shillings = (example: number) => z.number().int().min(0).meta({ example });

/** What a value rests on. */
export const basis = {
  /** The law behind it, as a visitor reads it. */
  law: text('Income Tax Act, Cap. 332, as amended by the Finance Act 2021'),
  evidence,
};

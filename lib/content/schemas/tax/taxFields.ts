import { z } from 'zod';
import { text } from '../fields.ts';
import { evidence } from './evidence.ts';

/** Fields of several tables of content/tax. Amounts are whole shillings, rates percents. */

export const percent = (example: number) => z.number().min(0).max(100).meta({ example });

export const shillings = (example: number) => z.number().int().min(0).meta({ example });

/** Law and evidence of a value. */
export const basis = {
  law: text('Income Tax Act, Cap. 332, as amended by the Finance Act 2021').describe(
    'The law behind it, as a visitor reads it',
  ),
  evidence,
};

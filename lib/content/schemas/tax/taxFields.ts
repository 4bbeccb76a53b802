import { z } from 'zod';
import { firstDay, text } from '../fields.ts';
import { EVIDENCE, evidence } from './evidence.ts';

/** Fields of several tables of content/tax. Amounts are whole shillings, rates percents. */

/** The ways in which a value is known. */
export const WAYS_KNOWN = EVIDENCE;

export const percent = (example: number) => z.number().min(0).max(100).meta({ example });

export const shillings = (example: number) => z.number().int().min(0).meta({ example });

/** First day of a charge on a month's pay. */
export const monthStart = (example: string) =>
  firstDay(example).refine((day) => day.endsWith('-01'), {
    error: 'the first day of a month, since a salary is of a whole month',
  });

/** Evidence of a value, spread into its fields. */
export const known = (what?: string) => ({ evidence: what === undefined ? evidence : evidence.describe(what) });

/** Law and evidence of a value. */
export const basis = {
  law: text('Income Tax Act, Cap. 332, as amended by the Finance Act 2021').describe(
    'The law behind it, as a visitor reads it',
  ),
  ...known(),
};

/**
 * Sources of a file's values, added by its loader: titles of sources, the newest day of reading, and the day of the law
 * that they state, if a source has one.
 */
export type Reading = { sources: string[]; checkedOn: string; lawAsAt?: string };

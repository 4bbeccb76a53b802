import { z } from 'zod';
import type { Reading } from './evidence.ts';
import { financeAct, text } from './fields.ts';
import { basis } from './taxFields.ts';

const rule = { label: text('Severance pay'), ...basis };
const sentence = text('For each completed year of service without a break.');
const count = (example: number) => z.number().int().positive().meta({ example });

/** content/tax/leaving.json: what is owed at the end of a job, and how it is taxed. */
export const leavingSchema = z.strictObject({
  /** Pay until the last day. */
  last: z.strictObject({ ...rule, text: sentence }),
  /** Days of notice: in the first month, of staff paid by the day or the week, of staff paid by the month. */
  notice: z.strictObject({ ...rule, first: count(7), daily: count(4), monthly: count(28), text: sentence }),
  /** Days of a year, and days of work that earn one of them; nothing before some months of service. */
  leave: z.strictObject({ ...rule, year: count(28), earnedBy: count(13), minMonths: count(6), text: sentence }),
  /** Days of basic pay for each completed year, up to some years. */
  severance: z.strictObject({ ...rule, days: count(7), years: count(10), text: sentence }),
  gratuity: z.strictObject({ ...rule, text: sentence }),
  transport: z.strictObject({ ...rule, text: sentence }),
  taxable: z.strictObject({ ...rule, text: sentence }),
  /** Years over which severance may be spread, at most. */
  spread: z.strictObject({ ...rule, years: count(6), text: sentence }),
  service: z.strictObject({ ...rule, text: sentence }),
  /** Days after the end of the job. */
  certificate: z.strictObject({ ...rule, days: count(30) }),
  financeAct,
});

export type Leaving = z.infer<typeof leavingSchema> & Reading;

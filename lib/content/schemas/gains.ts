import { z } from 'zod';
import type { Reading } from './evidence.ts';
import { financeAct, text } from './fields.ts';
import { basis, percent, shillings } from './taxFields.ts';

const rule = { label: text('Stamp duty on the lease'), ...basis };
const sentence = text('Of the rent of a year.');
const days = z.number().int().positive().meta({ example: 14 });

/** content/tax/gains.json: sales of land and shares, rent, and the stamp duty on both. Rates with a date stand in rates.json. */
export const gainsSchema = z.strictObject({
  instalment: z.strictObject({ ...rule, text: sentence }),
  /** Highest gain on a home that bears nothing. */
  home: z.strictObject({ ...rule, most: shillings(15_000_000), text: sentence }),
  /** Market value from which farm land is taxed. */
  farm: z.strictObject({ ...rule, below: shillings(10_000_000), text: sentence }),
  listed: z.strictObject({ ...rule, text: sentence }),
  notice: z.strictObject({ ...rule, days }),
  payment: z.strictObject({ ...rule, days, text: sentence }),
  stamp: z.strictObject({
    /** Nothing up to `nilUpTo`; else `firstRate` on `first`, and the rate levy.stamp above it. */
    land: z.strictObject({
      ...rule,
      nilUpTo: shillings(20_000),
      first: shillings(100_000),
      firstRate: percent(0.5),
      text: sentence,
    }),
    farm: z.strictObject({ ...rule, amount: shillings(500) }),
    shares: z.strictObject({ ...rule, rate: percent(1), text: sentence }),
    lease: z.strictObject({ ...rule, rate: percent(1), text: sentence }),
    /** When the duty is due: levy.stamp-days. */
    time: z.strictObject(rule),
  }),
  rent: z.strictObject({ ...rule, private: sentence, final: sentence, notFinal: sentence }),
  financeAct,
});

export type Gains = z.infer<typeof gainsSchema> & Reading;

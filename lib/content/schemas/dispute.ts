import { z } from 'zod';
import type { Reading } from './evidence.ts';
import { financeAct, id, oneOf, text } from './fields.ts';
import { basis } from './taxFields.ts';

/** What a deposit is a share of: the greater of the tax not disputed and one third, the whole tax, or nothing. */
const DEPOSITS = ['third', 'whole', 'none'] as const;

/** Days from which the days of a step count. `objection` is the last day of the objection. */
const STARTS = [
  'service',
  'objection',
  'request',
  'proposal',
  'admission',
  'determination',
  'leave',
  'board',
  'tribunal',
] as const;

const rule = z.strictObject({ label: text('Deposit of an objection'), ...basis });

const stepSchema = z
  .strictObject({
    id: id('waiver'),
    label: text('Waiver of the deposit'),
    /** What is to be done. */
    act: text('Ask TRA in writing to waive or lower the deposit.'),
    /** What happens where it is not done in time. */
    missed: text('The full deposit stays due.'),
    counts: oneOf(STARTS),
    /** Days from there, below 0 where they lie before it. */
    days: z.number().int().optional().meta({ example: 14 }),
    /** In their place a rate of rates.json, in days or months. */
    rate: text('dispute.objection-days').optional(),
    ...basis,
  })
  .refine(({ days, rate }) => days === undefined || rate === undefined, {
    error: 'days or a rate, not both',
    path: ['days'],
  });

/** content/tax/dispute.json: the steps of a tax dispute in their order, for the planner; texts may name rates. */
export const disputeSchema = z.strictObject({
  kinds: z
    .array(z.strictObject({ id: id('vat'), label: text('VAT'), deposit: oneOf(DEPOSITS) }))
    .min(1)
    .meta({ example: [] }),
  deposit: z.strictObject({ third: rule, whole: rule, none: rule }),
  leaver: rule,
  customs: z.strictObject({
    label: text('Review of a customs decision'),
    text: text('Apply within 30 days.'),
    ...basis,
  }),
  steps: z.array(stepSchema).min(1).meta({ example: [] }),
  /** What goes in with an objection. */
  checklist: z.array(text('The assessment')).min(1).meta({ example: [] }),
  financeAct,
});

export type Dispute = z.infer<typeof disputeSchema> & Reading;

import { z } from 'zod';
import { count, financeAct, group, httpsUrl, id, listOf, oneOf, ref, text } from '../fields.ts';
import { basis, type Reading } from './taxFields.ts';

/**
 * content/tax/penalties.json: penalties and interest for delays. Its texts may contain {rate:late.form-128}; the dated
 * figures are in rates.json.
 */
export const penaltiesSchema = group('Penalties and interest', {
  kinds: listOf(
    z.strictObject({
      id: id('return'),
      label: text('A tax return filed late'),
      endsWith: oneOf(['filing', 'payment']).describe('What ends the failure'),
      fundRate: ref('rates', 'wcf.late')
        .optional()
        .describe(
          'Rate of rates.json that a fund charges for each month; absent where the Tax Administration Act applies',
        ),
      ...basis,
    }),
  ).describe('What can be late, the most usual first'),
  points: group('Currency points that a month of delay costs at least', {
    individual: count(5),
    company: count(15),
    ...basis,
  }),
  interest: z.strictObject({
    ...basis,
    bank: httpsUrl('https://www.bot.go.tz').describe('Where the discount rate is published'),
  }),
  others: z
    .array(
      z.strictObject({
        what: text('Documents not kept'),
        rule: text('1 point for each month'),
        ...basis,
      }),
    )
    .describe('Penalties that the calculator only lists'),
  financeAct,
});

export type Penalties = z.infer<typeof penaltiesSchema> & Reading;

/** Required deposit: the greater of the undisputed tax and one third, the whole tax, or none. */
const DEPOSITS = ['third', 'whole', 'none'] as const;

/** Events from which a step's time limit runs. `objection` is the last day for the objection. */
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

const rule = z.strictObject({ label: text('Deposit for an objection'), ...basis });

const stepSchema = z
  .strictObject({
    id: id('waiver'),
    label: text('Waiver of the deposit'),
    act: text('Ask TRA in writing to waive or lower the deposit.').describe('The action'),
    missed: text('The full deposit stays due.').describe('What happens where it is not done in time'),
    counts: oneOf(STARTS),
    days: z
      .number()
      .int()
      .optional()
      .meta({ example: 14 })
      .describe('Days from there, negative where they are before it'),
    rate: ref('rates', 'dispute.objection-days', { unit: ['days', 'months'] })
      .optional()
      .describe('In their place a rate of rates.json, in days or months'),
    ...basis,
  })
  .refine(({ days, rate }) => days === undefined || rate === undefined, {
    error: 'days or a rate, not both',
    path: ['days'],
  });

/** content/tax/dispute.json: the steps of a tax dispute, in order. Its texts may contain rates. */
export const disputeSchema = group('The steps of a tax dispute in their order, for the planner', {
  kinds: listOf(z.strictObject({ id: id('vat'), label: text('VAT'), deposit: oneOf(DEPOSITS) })),
  letters: listOf(
    z.strictObject({
      id: id('demand'),
      label: text('A demand notice'),
      answer: text('Check whether the tax is final.')
        .optional()
        .describe('What to do with a letter that the planner does not fit; absent for the one that it plans'),
    }),
  ).describe('Letters from TRA, first the one that the planner is for'),
  deposit: z.strictObject({ third: rule, whole: rule, none: rule }),
  leaver: rule,
  customs: z.strictObject({
    label: text('Review of a customs decision'),
    text: text('Apply within 30 days.'),
    ...basis,
  }),
  steps: listOf(stepSchema),
  checklist: listOf(text('The assessment')).describe('What goes in with an objection'),
  financeAct,
});

export type Dispute = z.infer<typeof disputeSchema> & Reading;

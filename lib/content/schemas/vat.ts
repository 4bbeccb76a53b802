import { z } from 'zod';
import { day, financeAct, id, text } from './fields.ts';
import { sources } from './taxFields.ts';

/** content/tax/vat.json: rules of VAT in words, with their laws. The figures stand in rates.json. */

const law = text('Value Added Tax Act, Cap. 148, section 28(2)');

export const vatSchema = z.strictObject({
  standard: z.strictObject({ law }),
  /** The reduced rate of sales that are paid electronically. */
  electronic: z.strictObject({
    law,
    /** All of them must hold. */
    conditions: z
      .array(text('the customer is not registered for VAT'))
      .min(1)
      .meta({ example: ['the customer is not registered for VAT'] }),
    text: text('All three must hold.'),
  }),
  /** VAT that designated buyers withhold. */
  withheld: z.strictObject({
    law,
    text: text('Buyers whom TRA designates keep back part of the price.'),
    /** The amount on which it is worked out. */
    base: text('Worked out on the price without VAT.'),
    /** What is not confirmed about it. */
    doubt: text('The Bill of 2026 spoke of other figures.'),
  }),
  /** The monthly return. */
  return: z.strictObject({ law, text: text('Return and payment by the 20th.') }),
  registration: z.strictObject({
    law,
    applyLaw: law,
    expectedLaw: text('section 28(1)'),
    text: text('A business must register once its turnover reaches the threshold.'),
    expected: text('So must one that expects to.'),
    exception: text('Where such a turnover is not to be expected again, reaching it once does not count.'),
    /** What counts as turnover. */
    turnover: text('Turnover counts taxable sales.'),
    /** Who registers whatever the turnover. */
    always: z
      .array(
        z.strictObject({
          id: id('professional'),
          label: text('Professional'),
          text: text('Registers whatever the turnover.'),
          law: text('section 29(1)'),
        }),
      )
      .min(1)
      .meta({ example: [] }),
  }),
  sources: sources('Value Added Tax Act, Cap. 148 (R.E. 2019)'),
  checkedOn: day('2026-10-11'),
  financeAct,
});

export type Vat = z.infer<typeof vatSchema>;

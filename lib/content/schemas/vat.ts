import { z } from 'zod';
import { evidence, type Reading } from './evidence.ts';
import { financeAct, id, text } from './fields.ts';

/** content/tax/vat.json: rules of VAT in words, with their laws. The figures stand in rates.json. */

const law = text('Value Added Tax Act, Cap. 148, section 28(2)');

const basis = { law, evidence };

export const vatSchema = z.strictObject({
  standard: z.strictObject(basis),
  /** The reduced rate of sales that are paid electronically. */
  electronic: z.strictObject({
    ...basis,
    /** All of them must hold. */
    conditions: z
      .array(text('the customer is not registered for VAT'))
      .min(1)
      .meta({ example: ['the customer is not registered for VAT'] }),
    text: text('All three must hold.'),
  }),
  /** VAT that designated buyers withhold. */
  withheld: z.strictObject({
    ...basis,
    text: text('Buyers whom TRA designates keep back part of the price.'),
    /** The amount on which it is worked out. */
    base: text('Worked out on the price without VAT.'),
    /** What is not confirmed about it. */
    doubt: text('The Bill of 2026 spoke of other figures.'),
  }),
  /** The monthly return. */
  return: z.strictObject({ ...basis, text: text('Return and payment by the 20th.') }),
  registration: z.strictObject({
    ...basis,
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
          evidence,
        }),
      )
      .min(1)
      .meta({ example: [] }),
  }),
  financeAct,
});

export type Vat = z.infer<typeof vatSchema> & Reading;

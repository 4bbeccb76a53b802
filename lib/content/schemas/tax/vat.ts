import { z } from 'zod';
import { financeAct, id, listOf, text } from '../fields.ts';
import { basis as lawBasis, type Reading } from './taxFields.ts';

/** content/tax/vat.json: rules of VAT in words, with their laws. The figures are in rates.json. */

const law = text('Value Added Tax Act, Cap. 148, section 28(2)');

const basis = { ...lawBasis, law };

export const vatSchema = z
  .strictObject({
    standard: z.strictObject(basis),
    electronic: z
      .strictObject({
        ...basis,
        conditions: listOf(text('the customer is not registered for VAT'), [
          'the customer is not registered for VAT',
        ]).describe('All of them must hold'),
        text: text('All three must hold.'),
      })
      .describe('The reduced rate of sales that are paid electronically'),
    withheld: z
      .strictObject({
        ...basis,
        text: text('Buyers whom TRA designates keep back part of the price.'),
        base: text('Worked out on the price without VAT.').describe('The amount on which it is worked out'),
        doubt: text('The Bill of 2026 spoke of other figures.').describe('The point that is not confirmed'),
      })
      .describe('VAT that designated buyers withhold'),
    return: z.strictObject({ ...basis, text: text('Return and payment by the 20th.') }).describe('The monthly return'),
    registration: z.strictObject({
      ...basis,
      applyLaw: law,
      expectedLaw: text('section 28(1)'),
      text: text('A business must register once its turnover reaches the threshold.'),
      expected: text('So must one that expects to.'),
      exception: text('Where such a turnover is not to be expected again, reaching it once does not count.'),
      turnover: text('Turnover counts taxable sales.').describe('What counts as turnover'),
      always: listOf(
        z.strictObject({
          id: id('professional'),
          label: text('Professional'),
          text: text('Registers whatever the turnover.'),
          ...lawBasis,
          law: text('section 29(1)'),
        }),
      ).describe('Who registers whatever the turnover'),
    }),
    financeAct,
  })
  .describe('Rules of VAT in words; the figures stand in `rates.json`');

export type Vat = z.infer<typeof vatSchema> & Reading;

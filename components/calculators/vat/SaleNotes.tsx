import type { VatInput } from '@/lib/tax/vat';
import { say } from '@/lib/words/say';
import { DueDayNote } from '../layout/DueDayNote';
import type { VatData } from './vatData';

type SaleNotesProps = { input: VatInput; words: VatData['words'] };

/** What the rate of a sale needs, and what to check of VAT that was withheld. */
export function SaleNotes({ input, words }: SaleNotesProps) {
  const { electronic, withheld, returnText } = words;
  return (
    <>
      {input.isElectronic && (
        <p>
          {say('The lower rate needs three things: {conditions}.', { conditions: electronic.conditions.join('; ') })}{' '}
          {electronic.text}
        </p>
      )}
      {input.isElectronic && input.withheld && (
        <p>
          {say(
            'The lower rate is for customers who are not registered. A designated buyer seldom is one: please check.',
          )}
        </p>
      )}
      {input.withheld && (
        <p>
          {withheld.base} {withheld.doubt}
        </p>
      )}
      <p>
        {say('The VAT of the sale is set against the VAT on your purchases in the return.')} {returnText}
      </p>
      <DueDayNote />
    </>
  );
}

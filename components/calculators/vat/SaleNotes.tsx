import type { VatInput } from '@/lib/tax/vat/vat';
import { DueDayNote } from '../layout/DueDayNote';
import type { VatData } from './vatData';

type SaleNotesProps = { input: VatInput; words: VatData['words'] };

/** What the rate of a sale needs, and what to check of VAT that was withheld. */
export function SaleNotes({ input, words }: SaleNotesProps) {
  const { electronic, withheld } = words;
  return (
    <>
      {input.isElectronic && (
        <p>
          The lower rate needs three things: {electronic.conditions.join('; ')}. {electronic.text}
        </p>
      )}
      {input.isElectronic && input.withheld && (
        <p>The lower rate is for customers who are not registered. A designated buyer seldom is one: please check.</p>
      )}
      {input.withheld && (
        <p>
          {withheld.base} {withheld.doubt}
        </p>
      )}
    </>
  );
}

/** How the VAT of a sale goes into the return. */
export function SaleBackground({ words: { returnText } }: Pick<SaleNotesProps, 'words'>) {
  return (
    <>
      <p>The VAT of the sale is set against the VAT on your purchases in the return. {returnText}</p>
      <DueDayNote />
    </>
  );
}

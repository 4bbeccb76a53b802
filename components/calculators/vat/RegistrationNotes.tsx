import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import type { RegistrationInput, RegistrationResult } from '@/lib/tax/vat/vatRegistration';
import { AskLink } from '../layout/AskLink';
import type { VatData } from './vatData';

type RegistrationNotesProps = { input: RegistrationInput; result: RegistrationResult; words: VatData['words'] };

const A_YEAR = 12;

/** Why somebody must register or need not, and what the sum alone does not show. */
export function RegistrationNotes({ input, result, words }: RegistrationNotesProps) {
  const { reached, months } = result;
  const { always, exception, expected, turnover } = words.registration;
  const rule = always.find(({ id }) => id === input.who);
  return (
    <>
      {rule && <p>{rule.text}</p>}
      {reached && (
        <p>
          At the end of {formatMonth(reached.month)} the turnover of {reached.reached === 'twelve' ? 12 : 6} months,{' '}
          {formatTzs(reached.reached === 'twelve' ? reached.twelve : reached.six)}, reached the threshold of{' '}
          {formatTzs(reached.reached === 'twelve' ? reached.threshold : reached.thresholdHalf)}. {exception}{' '}
          <AskLink service="taxation">Ask us</AskLink> if the day to apply has passed.
        </p>
      )}
      {!reached && <p>{expected}</p>}
      {months.length < A_YEAR && <p>Fewer than 12 months were entered: months before them would add to the sums.</p>}
      <p>{turnover}</p>
    </>
  );
}

import { Said } from '@/components/behaviours/Said';
import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import type { RegistrationInput, RegistrationResult } from '@/lib/tax/vatRegistration';
import { say } from '@/lib/words/say';
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
          {say(
            'At the end of {month} the turnover of {count} months, {turnover}, reached the threshold of {threshold}.',
            {
              month: formatMonth(reached.month),
              count: reached.reached === 'twelve' ? 12 : 6,
              turnover: formatTzs(reached.reached === 'twelve' ? reached.twelve : reached.six),
              threshold: formatTzs(reached.reached === 'twelve' ? reached.threshold : reached.thresholdHalf),
            },
          )}{' '}
          {exception}{' '}
          <Said
            of="{ask} if the day to apply has passed."
            values={{ ask: <AskLink service="taxation">{say('Ask us')}</AskLink> }}
          />
        </p>
      )}
      {!reached && <p>{expected}</p>}
      {months.length < A_YEAR && (
        <p>{say('Fewer than 12 months were entered: months before them would add to the sums.')}</p>
      )}
      <p>{turnover}</p>
    </>
  );
}

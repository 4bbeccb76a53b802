import type { GainsInput, GainsResult } from '@/lib/tax/gains';
import { DueDayNote } from '../layout/DueDayNote';
import type { GainsData } from './gainsData';

type GainsNotesProps = { input: GainsInput; result: GainsResult; words: GainsData['words'] };

/** Sentences of a lease: who withholds, and whether the tax is final. */
function rentSentences({ input, result, words }: GainsNotesProps): string[] {
  if (input.task !== 'rent') return [];
  if (result.rule === 'private') return [words.rent.private, words.stamp.lease];
  return [input.landlord === 'body' ? words.rent.notFinal : words.rent.final, words.stamp.lease];
}

/** Why a sale bears what it bears. */
function saleSentences({ input, result: { rule }, words }: GainsNotesProps): string[] {
  if (input.task === 'rent') return [];
  const why = [
    ...(input.use === 'home' ? [words.home] : []),
    ...(input.use === 'farm' ? [words.farm] : []),
    ...(rule === 'listed' ? [words.listed] : []),
    ...(rule === 'records'
      ? [
          'Without records of the cost the tax falls on the price or the approved value, whichever is greater. It is not a choice.',
        ]
      : []),
    ...(rule === 'gain' || rule === 'abroad' ? [words.instalment] : []),
    ...(rule === 'loss' ? ['A loss may be set against gains of other investments: keep the papers.'] : []),
  ];
  return [...why, words.payment, input.task === 'shares' ? words.stamp.shares : words.stamp.land];
}

/** What to know of a result. */
export function GainsNotes(props: GainsNotesProps) {
  return (
    <>
      {[...rentSentences(props), ...saleSentences(props)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {props.input.task === 'rent' ? (
        <p>
          More in <a href="/resources/articles/landlord-and-tenant">landlord and tenant</a>; what a treaty changes, in
          the <a href="/calculator/withholding-tax?kind=rent">withholding finder</a>.
        </p>
      ) : (
        <p>
          Gifts, associates and a change of control have rules of their own:{' '}
          <a href="/resources/articles/selling-land-or-shares">selling land or shares</a>.
        </p>
      )}
      <DueDayNote />
    </>
  );
}

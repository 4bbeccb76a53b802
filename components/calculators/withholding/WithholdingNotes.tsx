import { formatNumber } from '@/lib/money/format';
import type { WithholdingInput, WithholdingResult } from '@/lib/tax/withholding';
import { say } from '@/lib/words/say';
import { DueDayNote } from '../layout/DueDayNote';
import type { WithholdingData } from './withholdingData';

type WithholdingWords = WithholdingData['words'];

type WithholdingNotesProps = { input: WithholdingInput; result: WithholdingResult; words: WithholdingWords };

function finality(isFinal: boolean | null): string {
  if (isFinal === null) {
    return say('Treat the tax as not final: no source we read says that it is. The payee should ask before it files.');
  }
  return isFinal
    ? say('Final: the tax settles the payee’s income tax on this payment.')
    : say('Not final: the payee declares the payment and takes the tax off that of its year, by the certificate.');
}

/** What a treaty changes, in a sentence. */
function treatySentence({ state }: WithholdingInput, result: WithholdingResult, words: WithholdingWords): string {
  const { treatyRate, domestic } = result;
  const treaty = words.treaties[state];
  if (!treaty || !domestic) return '';
  const name = say('The treaty with {state}', { state: treaty.state });
  const source = say('Read in: {source}.', { source: treaty.source });
  if (treatyRate === undefined) {
    const unstated = '{treaty} states no rate for this kind of payment: the domestic rate stands here.';
    return `${say(unstated, { treaty: name })} ${source}`;
  }
  const values = { treaty: name, rate: `${formatNumber(treatyRate)}%`, own: `${formatNumber(domestic.value)}%` };
  if (treatyRate >= domestic.value) {
    return `${say('{treaty} allows {rate}; the domestic rate of {own} is not higher and stands.', values)} ${source}`;
  }
  const limits = '{treaty} limits the tax to {rate} instead of {own}. Keep the payee’s certificate of residence.';
  return `${say(limits, values)} ${treaty.note ?? ''} ${source}`;
}

/** Sentences of a result in their order: why nothing is withheld, or what follows from what is. */
function sentencesFor(
  input: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingWords,
): (string | undefined)[] {
  const { nothing, before } = words.kinds[input.kind] ?? {};
  const { notes = [], payersText } = words.kinds[result.kind] ?? {};
  const why = result.kind === input.kind ? undefined : input.payee === 'non-resident' && nothing ? nothing : before;
  switch (result.status) {
    case 'private':
      return [words.privatePayer];
    case 'payer':
      return [payersText];
    case 'nothing':
      return [why, words.kinds[result.kind]?.nothing];
    case 'early':
      return [before ?? say('Our table of rates does not go back to this day.')];
    case 'unconfirmed':
    case 'instalment':
      return notes;
    default:
      return [why, finality(result.isFinal), treatySentence(input, result, words), ...notes, words.failure];
  }
}

/** What follows from a result, and what to check. */
export function WithholdingNotes({ input, result, words }: WithholdingNotesProps) {
  const sentences = sentencesFor(input, result, words).filter(Boolean);
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {result.due && <DueDayNote />}
    </>
  );
}

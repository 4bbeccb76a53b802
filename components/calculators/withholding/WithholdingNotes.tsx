import { formatNumber } from '@/lib/money/format';
import type { WithholdingInput, WithholdingResult } from '@/lib/tax/withholding';
import { DueDayNote } from '../layout/DueDayNote';
import type { WithholdingData } from './withholdingData';

type WithholdingWords = WithholdingData['words'];

type WithholdingNotesProps = { input: WithholdingInput; result: WithholdingResult; words: WithholdingWords };

const FINALITY = new Map([
  [true, 'Final: the tax settles the payee’s income tax on this payment.'],
  [false, 'Not final: the payee declares the payment and takes the tax off that of its year, by the certificate.'],
  [null, 'Treat the tax as not final: no source we read says that it is. The payee should ask before it files.'],
]);

/** What a treaty changes, in a sentence. */
function treatySentence({ state }: WithholdingInput, result: WithholdingResult, words: WithholdingWords): string {
  const { treatyRate, domestic } = result;
  const treaty = words.treaties[state];
  if (!treaty || !domestic) return '';
  const name = `The treaty with ${treaty.state}`;
  const source = `Read in: ${treaty.source}.`;
  if (treatyRate === undefined)
    return `${name} states no rate for this kind of payment: the domestic rate stands here. ${source}`;
  const [percent, own] = [`${formatNumber(treatyRate)}%`, `${formatNumber(domestic.value)}%`];
  if (treatyRate >= domestic.value)
    return `${name} allows ${percent}; the domestic rate of ${own} is not higher and stands. ${source}`;
  return `${name} limits the tax to ${percent} instead of ${own}. Keep the payee’s certificate of residence. ${treaty.note ?? ''} ${source}`;
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
      return [before ?? 'Our table of rates does not go back to this day.'];
    case 'unconfirmed':
    case 'instalment':
      return notes;
    default:
      return [why, FINALITY.get(result.isFinal), treatySentence(input, result, words), ...notes, words.failure];
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

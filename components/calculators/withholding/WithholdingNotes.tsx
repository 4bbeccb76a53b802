import { formatNumber } from '@/lib/money/format';
import type { WithholdingInput, WithholdingResult } from '@/lib/tax/withholding/withholding';
import { DueDayNote } from '../layout/DueDayNote';
import type { WithholdingData } from './withholdingData';

type WithholdingWords = WithholdingData['words'];

type WithholdingNotesProps = { input: WithholdingInput; result: WithholdingResult; words: WithholdingWords };

function finality(isFinal: boolean | null): string {
  if (isFinal === null) {
    return 'Treat the tax as not final: no source we read says that it is. The payee should ask before it files.';
  }
  return isFinal
    ? 'Final: the tax settles the payee’s income tax on this payment.'
    : 'Not final: the payee declares the payment and takes the tax off that of its year, by the certificate.';
}

/** What a treaty changes, in a sentence. */
function treatySentence({ state }: WithholdingInput, result: WithholdingResult, words: WithholdingWords): string {
  const { treatyRate, domestic } = result;
  const treaty = words.treaties[state];
  if (!treaty || !domestic) return '';
  const name = `The treaty with ${treaty.state}`;
  const source = `Read in: ${treaty.source}.`;
  if (treatyRate === undefined) {
    return `${name} states no rate for this kind of payment: the domestic rate stands here. ${source}`;
  }
  const [allowed, own] = [`${formatNumber(treatyRate)}%`, `${formatNumber(domestic.value)}%`];
  if (treatyRate >= domestic.value) {
    return `${name} allows ${allowed}; the domestic rate of ${own} is not higher and stands. ${source}`;
  }
  const limits = `${name} limits the tax to ${allowed} instead of ${own}. Keep the payee’s certificate of residence.`;
  return `${limits} ${treaty.note ?? ''} ${source}`;
}

/** Sentences of a result in their order: why nothing is withheld, or what follows from the tax withheld. */
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
      return [why, finality(result.isFinal), treatySentence(input, result, words)];
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
    </>
  );
}

/** What holds of every payment of the kind on which tax is withheld. */
export function WithholdingBackground({ result, words }: Omit<WithholdingNotesProps, 'input'>) {
  return (
    <>
      {[...(words.kinds[result.kind]?.notes ?? []), words.failure].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <DueDayNote />
    </>
  );
}

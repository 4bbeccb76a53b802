import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatResult, type VatRules, vatOf } from '@/lib/tax/vat/vat';
import { type RegistrationInput, type RegistrationResult, vatRegistration } from '@/lib/tax/vat/vatRegistration';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';
import type { Bar, ResultModel } from '../result/resultModel';
import { paymentRows, registrationRows, saleRows, type VatLines } from './vatRows';

/** What the VAT calculator works by. */
export type VatData = {
  rules: VatRules;
  lines: VatLines;
  /** Choices of the form with their labels. */
  choices: Readonly<Record<'task' | 'basis' | 'rate' | 'withheld' | 'who', SelectProps['options']>>;
  /** Sentences from content for the notes on a result. */
  words: {
    electronic: Pick<Vat['electronic'], 'conditions' | 'text'>;
    withheld: Pick<Vat['withheld'], 'base' | 'doubt'>;
    returnText: string;
    registration: Pick<Vat['registration'], 'expected' | 'exception' | 'turnover' | 'always'>;
  };
};

/** What the rate of a sale needs, and what to check of VAT that was withheld. */
function SaleNotes({ input, words: { electronic, withheld } }: { input: VatInput; words: VatData['words'] }) {
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

function priceBar({ net, vat, gross }: VatResult): Bar {
  return {
    title: 'What the price is made of',
    scale: gross,
    parts: [
      { label: 'Without VAT', amount: net, tone: 'action' },
      { label: 'VAT', amount: vat, tone: 'alert' },
    ],
  };
}

/** What was asked, in a line. */
function inputSummary({ isIncluded, amount, day, withheld }: VatInput, rate: number, { choices }: VatData): string {
  const buyer = choices.withheld.find(({ value }) => value === withheld)?.label ?? '';
  const vat = `${isIncluded ? 'with' : 'without'} VAT, ${rate}%`;
  return `${formatTzs(amount)} ${vat}, sold on ${formatLongDate(day)}; withheld: ${buyer.toLowerCase()}`;
}

/** What the VAT calculator shows of a sale. */
export function saleResult(input: VatInput, data: VatData): ResultModel {
  const { rules, lines, words } = data;
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received } = result;
  const label = input.isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = input.withheld ? `; the buyer withholds ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const amounts = `${formatTzs(net)} without, ${formatTzs(gross)} with VAT`;
  const rows = saleRows(input, result, lines);
  return {
    headline: { label, amount: vat, badge: `${rate}%`, aside: amounts },
    announcement: `${label} ${formatTzs(vat)}: ${amounts}${kept}.`,
    inputSummary: inputSummary(input, rate, data),
    bar: priceBar(result),
    rows,
    facts: [],
    notes: <SaleNotes input={input} words={words} />,
    answers: [],
    details: [
      { title: 'Payment to TRA, and its due date', rows: paymentRows(input, result, rules, lines) },
      { title: 'The price', rows },
      {
        title: 'Good to know',
        content: (
          <>
            <p>The VAT of the sale is set against the VAT on your purchases in the return. {words.returnText}</p>
            <DueDayNote />
          </>
        ),
      },
    ],
  };
}

type RegistrationNotesProps = { input: RegistrationInput; result: RegistrationResult; words: VatData['words'] };

const A_YEAR = 12;

/** Why somebody must register or need not, and what the sum alone does not show. */
function RegistrationNotes({ input, result, words }: RegistrationNotesProps) {
  const { reached, months } = result;
  const { always, exception, expected, turnover } = words.registration;
  const rule = always.find(({ id }) => id === input.who);
  const isTwelve = reached?.reached === 'twelve';
  return (
    <>
      {rule && <p>{rule.text}</p>}
      {reached && (
        <p>
          At the end of {formatMonth(reached.month)} the turnover of {isTwelve ? 12 : 6} months,{' '}
          {formatTzs(isTwelve ? reached.twelve : reached.six)}, reached the threshold of{' '}
          {formatTzs(isTwelve ? reached.threshold : reached.thresholdHalf)}. {exception}{' '}
          <AskLink service="taxation">Ask us</AskLink> if the day to apply has passed.
        </p>
      )}
      {!reached && <p>{expected}</p>}
      {months.length < A_YEAR && <p>Fewer than 12 months were entered: months before them would add to the sums.</p>}
      <p>{turnover}</p>
    </>
  );
}

function badgeOf({ applyBy }: RegistrationResult, { who }: RegistrationInput, { holidays }: VatRules): string {
  if (applyBy) return `Register: ${dueText(applyBy, holidays, { before: 'apply by', verb: 'apply' })}`;
  return who ? 'Register whatever the turnover' : 'Below both thresholds';
}

/** What the VAT calculator shows of the test of registration. */
export function registrationResult(input: RegistrationInput, data: VatData): ResultModel {
  const { rules, lines, choices, words } = data;
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, months } = result;
  const label = 'Highest turnover of 12 months in a row';
  const who = choices.who.find(({ value }) => value === input.who)?.label ?? '';
  const badge = badgeOf(result, input, rules);
  const aside = reached
    ? `threshold reached in ${formatMonth(reached.month)}`
    : `to the end of ${formatMonth(highestTwelve.month)}`;
  const rows = registrationRows(result, lines);
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: `${who}; turnover of ${months.length} months from ${formatMonth(input.first)}`,
    rows,
    facts: [],
    notes: <RegistrationNotes input={input} result={result} words={words} />,
    answers: [],
    details: [
      {
        title: 'Month by month: turnover of the months up to each, TZS',
        table: {
          columns: ['Month', 'Turnover', '6 months', '12 months'],
          rows: months.map(({ month, turnover, six, twelve }) => [formatMonth(month, 'short'), turnover, six, twelve]),
        },
      },
      { title: 'The test', rows },
    ],
  };
}

'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { SelectProps } from '@/components/ui/Select';
import { dueText } from '@/lib/calendar/dueText';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { type BreakdownRow, type Lines, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatNumber as f, formatTzs } from '@/lib/money/format';
import {
  type RegistrationInput,
  type RegistrationMonth,
  type RegistrationResult,
  readVatInput,
  type VatField,
  type VatInput,
  type VatQuestion,
  type VatResult,
  type VatRules,
  vatOf,
  vatRegistration,
} from '@/lib/tax/vat';
import { amountField, choiceField, dateField, linesField } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { AskLink } from './layout/AskLink';
import { DueDayNote } from './layout/DueDayNote';
import type { Bar, ResultModel } from './result/resultModel';

/** Label, rule and law of the rows, written on the server by the published law. */
export type VatLines = Lines<
  'net' | 'standard' | 'electronic' | 'gross' | 'withheld' | 'received' | 'left' | 'credit' | 'twelve' | 'six' | 'room'
>;

const by = (day: string | undefined, { holidays }: Pick<VatRules, 'holidays'>, verb: string) =>
  day ? { rule: dueText(day, holidays, { before: 'by', verb }) } : {};

/** Builds the rows of a sale: price, VAT, total. */
export function saleRows(input: VatInput, result: VatResult, lines: VatLines): BreakdownRow[] {
  const { amount, isIncluded, isElectronic } = input;
  const { rate, net, vat, gross } = result;
  const row = rowsFrom(lines);
  return [
    row('net', {
      amount: net,
      mark: 'action',
      formula: isIncluded ? `${f(gross)} − ${f(vat)} = ${f(net)}` : YOUR_FIGURE,
    }),
    row(isElectronic ? 'electronic' : 'standard', {
      amount: vat,
      mark: 'alert',
      rule: `${rate}%`,
      formula: isIncluded
        ? `${f(amount)} × ${rate} / ${100 + rate} = ${f(vat)}`
        : `${f(amount)} × ${rate}% = ${f(vat)}`,
    }),
    row('gross', {
      amount: gross,
      formula: isIncluded ? YOUR_FIGURE : `${f(net)} + ${f(vat)} = ${f(gross)}`,
      kind: 'total',
    }),
  ];
}

/** Builds the rows of the withheld VAT, if any, and of the VAT left to pay. */
export function paymentRows(
  { withheld: what }: VatInput,
  result: VatResult,
  rules: Pick<VatRules, 'holidays'>,
  lines: VatLines,
): BreakdownRow[] {
  const { net, vat, gross, withheldRate, withheld, received, left, returnDue, withheldDue } = result;
  const row = rowsFrom(lines);
  const toPay = row(left < 0 ? 'credit' : 'left', {
    amount: Math.abs(left),
    ...by(returnDue, rules, 'file and pay'),
    formula: what ? `${f(vat)} − ${f(withheld)} = ${f(left)}` : f(vat),
    kind: 'total',
  });
  if (!what) return [toPay];
  return [
    row('withheld', {
      amount: withheld,
      ...by(withheldDue, rules, 'pay'),
      formula: `${f(net)} × ${withheldRate}% = ${f(withheld)}`,
    }),
    row('received', { amount: received, formula: `${f(gross)} − ${f(withheld)} = ${f(received)}` }),
    toPay,
  ];
}

const compared = (sum: number, threshold: number) =>
  `${f(sum)} ${sum < threshold ? '<' : '≥'} ${f(threshold)}, the threshold at the end of that month`;

/** Builds the rows that compare the highest sums with the thresholds. */
function registrationRows(result: RegistrationResult, lines: VatLines): BreakdownRow[] {
  const { highestTwelve, highestSix, months } = result;
  const row = rowsFrom(lines);
  const last = months.at(-1);
  const to = (month: RegistrationMonth) => `to the end of ${formatMonth(month.month)}`;
  const { twelve, threshold } = highestTwelve;
  const { six, thresholdHalf } = highestSix;
  return [
    row('twelve', { amount: twelve, rule: to(highestTwelve), formula: compared(twelve, threshold) }),
    row('six', { amount: six, rule: to(highestSix), formula: compared(six, thresholdHalf) }),
    ...(last
      ? [
          row('room', {
            amount: Math.max(0, last.threshold - last.twelve),
            rule: to(last),
            formula: `${f(last.threshold)} − ${f(last.twelve)}, not below 0`,
            kind: 'total',
          }),
        ]
      : []),
  ];
}

export type VatData = {
  rules: VatRules;
  lines: VatLines;
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

function inputSummary({ isIncluded, amount, day, withheld }: VatInput, rate: number, { choices }: VatData): string {
  const buyer = choices.withheld.find(({ value }) => value === withheld)?.label ?? '';
  const vat = `${isIncluded ? 'with' : 'without'} VAT, ${rate}%`;
  return `${formatTzs(amount)} ${vat}, sold on ${formatLongDate(day)}; withheld: ${buyer.toLowerCase()}`;
}

function saleResult(input: VatInput, data: VatData): ResultModel {
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

function registrationResult(input: RegistrationInput, data: VatData): ResultModel {
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

/** VAT of a sale, and whether a turnover asks for registration. */
export const VatCalculator = defineCalculator<VatData, VatField, VatQuestion>({
  fields: ({ choices }, { task = 'sale' }) => {
    const isSale = task !== 'register';
    return {
      task: choiceField({ label: 'What do you want to know?', options: choices.task }),
      amount: amountField({
        label: 'Amount of the sale',
        first: '1,180,000',
        step: 1000,
        isRequired: true,
        isShown: isSale,
      }),
      basis: choiceField({ label: 'The amount is', options: choices.basis, isShown: isSale }),
      rate: choiceField({ label: 'Rate', options: choices.rate, isShown: isSale }),
      withheld: choiceField({ label: 'Withheld by the buyer', options: choices.withheld, isShown: isSale }),
      day: dateField({
        label: 'Day of the sale',
        hint: 'Leave it empty for today.',
        isShown: isSale,
        whenEmpty: todayInDarEsSalaam,
      }),
      who: choiceField({ label: 'Who sells', options: choices.who, isShown: !isSale }),
      first: dateField({
        label: 'First month',
        type: 'month',
        hint: 'Year and month, for example 2025-01.',
        isRequired: true,
        isShown: !isSale,
      }),
      months: linesField({
        label: 'Turnover of each month',
        hint: 'Type or paste 12 to 24 months, the oldest first, one below the other. Taxable sales without VAT; 0 for a month without sales.',
        rows: 8,
        inputMode: 'text',
        autoComplete: 'off',
        isRequired: true,
        isShown: !isSale,
      }),
    };
  },
  submitLabel: (_, { task }) => (task === 'register' ? 'Compare with the threshold' : 'Calculate VAT'),
  parse: (texts, { rules }) => readVatInput(texts, { rules, today: todayInDarEsSalaam() }),
  example: (builtOn) => ({ day: builtOn }),
  result: (question, data) =>
    question.task === 'sale' ? saleResult(question.input, data) : registrationResult(question.input, data),
  doesFormVary: true,
});

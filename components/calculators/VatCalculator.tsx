'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import type { SelectProps } from '@/components/ui/Select';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate, formatMonth } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { type BreakdownLines, type BreakdownRow, rowsFrom, shillingsInWords } from '@/lib/money/breakdown';
import { formatAmount as f, formatTzs, formatExact as typed } from '@/lib/money/format';
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
import type { ResultModel } from './result/resultModel';
import { goodToKnow, labelOf, optionsOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of each row. The server takes them from the published law. */
export type VatLines = BreakdownLines<
  'net' | 'standard' | 'electronic' | 'gross' | 'withheld' | 'received' | 'left' | 'credit' | 'twelve' | 'six' | 'room'
>;

export type VatData = {
  rules: VatRules;
  lines: VatLines;
  /** Options whose labels include today's rate, which only the server has. */
  choices: Readonly<Record<'rate' | 'withheld', SelectProps['options']>>;
};

/** Rows of a sale: price, VAT and total. */
function saleRows(input: VatInput, result: VatResult, lines: VatLines): BreakdownRow[] {
  const { amount, isIncluded, isElectronic } = input;
  const { rate, net, vat, gross } = result;
  const row = rowsFrom(lines);
  const taxId = isElectronic ? 'electronic' : 'standard';
  return [
    row('net', {
      amount: net,
      isTyped: !isIncluded,
      mark: 'action',
      formula: isIncluded ? `${typed(gross)} × 100 / ${100 + rate} = ${f(net)}` : YOUR_FIGURE,
    }),
    row(taxId, {
      amount: vat,
      mark: 'alert',
      rule: `${rate}%`,
      formula: isIncluded
        ? `${typed(amount)} × ${rate} / ${100 + rate} = ${f(vat)}`
        : `${typed(amount)} × ${rate}% = ${f(vat)}`,
    }),
    row('gross', {
      amount: gross,
      isTyped: isIncluded,
      sumOf: ['net', taxId],
      ...(isIncluded && { formula: YOUR_FIGURE }),
      kind: 'total',
    }),
  ];
}

/** Rows for any withheld VAT and for the VAT left to pay. */
function paymentRows({ withheld: what }: VatInput, result: VatResult, { rules, lines }: VatData): BreakdownRow[] {
  const { net, vat, gross, withheldRate, withheld, received, left, returnDue, withheldDue } = result;
  const row = rowsFrom(lines);
  const by = (day: string | undefined, verb: string) =>
    day ? { rule: dueText(day, rules.holidays, { before: 'by', verb }) } : {};
  const toPay = row(left < 0 ? 'credit' : 'left', {
    amount: Math.abs(left),
    ...by(returnDue, 'file and pay'),
    formula: what ? shillingsInWords([vat, -withheld], left) : f(vat),
    kind: 'total',
  });
  if (!what) return [toPay];
  return [
    row('withheld', {
      amount: withheld,
      ...by(withheldDue, 'pay'),
      formula: `${f(net)} × ${withheldRate}% = ${f(withheld)}`,
    }),
    row('received', { amount: received, formula: shillingsInWords([gross, -withheld], received) }),
    toPay,
  ];
}

const compared = (sum: number, threshold: number) =>
  `${f(sum)} ${sum < threshold ? '<' : '≥'} ${f(threshold)}, the threshold at the end of that month`;

/** Rows that compare the highest totals with the registration thresholds. */
function registrationRows(result: RegistrationResult, lines: VatLines): BreakdownRow[] {
  const { highestTwelve, highestSix, months } = result;
  const row = rowsFrom(lines);
  const last = months.at(-1) ?? highestTwelve;
  const to = (month: RegistrationMonth) => `to the end of ${formatMonth(month.month, 'en')}`;
  const { twelve, threshold } = highestTwelve;
  const { six, thresholdHalf } = highestSix;
  return [
    row('twelve', { amount: twelve, rule: to(highestTwelve), formula: compared(twelve, threshold) }),
    row('six', { amount: six, rule: to(highestSix), formula: compared(six, thresholdHalf) }),
    row('room', {
      amount: Math.max(0, last.threshold - last.twelve),
      rule: to(last),
      formula: `${f(last.threshold)} − ${f(last.twelve)}, not below 0`,
      kind: 'total',
    }),
  ];
}

function saleResult(input: VatInput, data: VatData): ResultModel {
  const { rules, lines, choices } = data;
  const { electronic, withheld: withholding, return: vatReturn } = rules;
  const { isIncluded, isElectronic } = input;
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received } = result;
  const label = isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = input.withheld ? `; the buyer withholds ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const amounts = `${formatTzs(net)} without VAT, ${formatTzs(gross)} with VAT`;
  const buyer = choices.withheld.find(({ value }) => value === input.withheld)?.label ?? '';
  const rows = saleRows(input, result, lines);
  return {
    headline: { label, amount: vat, badge: `${rate}%`, aside: amounts },
    announcement: `${label} ${formatTzs(vat)}: ${amounts}${kept}.`,
    inputSummary:
      `${formatTzs(input.amount)} ${isIncluded ? 'with' : 'without'} VAT, ${rate}%, ` +
      `sold on ${formatLongDate(input.day, 'en')}; withheld: ${buyer.toLowerCase()}`,
    bar: {
      title: 'What makes up the price',
      scale: gross,
      parts: [
        { label: 'Without VAT', amount: net, tone: 'action' },
        { label: 'VAT', amount: vat, tone: 'alert' },
      ],
    },
    rows,
    facts: [],
    notes: paragraphs(
      isElectronic &&
        `The lower rate applies only under these conditions: ${electronic.conditions.join('; ')}. ${electronic.text}`,
      isElectronic &&
        input.withheld &&
        'The lower rate is for customers who are not registered for VAT. Designated buyers usually are registered, so please check.',
      input.withheld && `${withholding.base} ${withholding.doubt}`,
    ),
    answers: [],
    details: [
      { title: 'Payment to TRA, and its due date', rows: paymentRows(input, result, data) },
      { title: 'The price', rows },
      goodToKnow(`In the return, the VAT on your purchases is set against the VAT on this sale. ${vatReturn.text}`),
    ],
  };
}

/** Says in which month a threshold was reached, and with what total. */
function ReachedNote({ month, exception }: { month: RegistrationMonth; exception: string }) {
  const isTwelve = month.reached === 'twelve';
  return (
    <>
      At the end of {formatMonth(month.month, 'en')} the turnover for {isTwelve ? 12 : 6} months,{' '}
      {formatTzs(isTwelve ? month.twelve : month.six)}, reached the threshold of{' '}
      {formatTzs(isTwelve ? month.threshold : month.thresholdHalf)}. {exception}{' '}
      <AskLink language="en" service="taxation">
        Ask us
      </AskLink>{' '}
      if the day to apply has passed.
    </>
  );
}

const ANY_BUSINESS = 'Any other business';

function registrationResult(input: RegistrationInput, { rules, lines }: VatData): ResultModel {
  const { always, exception, expected, turnover: counted } = rules.registration;
  const { who } = input;
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, months, applyBy } = result;
  const label = 'Highest turnover of 12 months in a row';
  const below = who ? 'Register whatever the turnover' : 'Below both thresholds';
  const badge = applyBy
    ? `Register: ${dueText(applyBy, rules.holidays, { before: 'apply by', verb: 'apply' })}`
    : below;
  const aside = reached
    ? `threshold reached in ${formatMonth(reached.month, 'en')}`
    : `to the end of ${formatMonth(highestTwelve.month, 'en')}`;
  const rows = registrationRows(result, lines);
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: `${labelOf(always, who) || ANY_BUSINESS}; turnover of ${months.length} months from ${formatMonth(input.first, 'en')}`,
    rows,
    facts: [],
    notes: paragraphs(
      always.find(({ id }) => id === who)?.text,
      reached ? <ReachedNote month={reached} exception={exception} /> : expected,
      months.length < 12 && 'You entered fewer than 12 months. Earlier months would add to these sums.',
      counted,
    ),
    answers: [],
    details: [
      {
        title: 'Turnover for the 6 and 12 months up to each month, TZS',
        table: {
          columns: ['Month', 'Turnover', '6 months', '12 months'],
          rows: months.map(({ month, turnover, six, twelve }) => [
            formatMonth(month, 'en', 'short'),
            turnover,
            six,
            twelve,
          ]),
        },
      },
      { title: 'The test', rows },
    ],
  };
}

/** Calculates the VAT on a sale, or checks whether a turnover requires registration. */
export const VatCalculator = defineCalculator<VatData, VatField, VatQuestion>({
  fields: ({ rules, choices }) => ({
    task: choiceField({
      label: 'What do you want to know?',
      options: [
        { value: 'sale', label: 'VAT on a sale', leavesOut: 'registration' },
        { value: 'register', label: 'Must I register?', leavesOut: 'sale' },
      ],
    }),
    amount: amountField({
      label: 'Amount of the sale',
      first: '1,180,000',
      step: 1000,
      isRequired: true,
      group: 'sale',
    }),
    basis: choiceField({
      label: 'The amount is',
      options: [
        { value: 'included', label: 'Including VAT' },
        { value: 'excluded', label: 'Excluding VAT' },
      ],
      group: 'sale',
    }),
    rate: choiceField({ label: 'Rate', options: choices.rate, group: 'sale' }),
    withheld: choiceField({ label: 'Withheld by the buyer', options: choices.withheld, group: 'sale' }),
    day: dateField({
      label: 'Day of the sale',
      hint: 'Leave this blank for today.',
      group: 'sale',
      whenEmpty: todayInDarEsSalaam,
    }),
    who: choiceField({
      label: 'Kind of seller',
      options: [{ value: '', label: ANY_BUSINESS }, ...optionsOf(rules.registration.always)],
      group: 'registration',
    }),
    first: dateField({
      label: 'First month',
      type: 'month',
      hint: 'Year and month, for example 2025-01.',
      isRequired: true,
      group: 'registration',
    }),
    months: linesField({
      label: 'Turnover for each month',
      hint: 'Type or paste 12 to 24 months, one on each line, the oldest first. Enter taxable sales without VAT, and 0 for a month without sales.',
      rows: 8,
      inputMode: 'text',
      autoComplete: 'off',
      isRequired: true,
      group: 'registration',
    }),
  }),
  submitLabel: (_, { task }) => (task === 'register' ? 'Compare with the threshold' : 'Calculate VAT'),
  parse: (texts, { rules }) => readVatInput(texts, rules, todayInDarEsSalaam()),
  example: (builtOn) => ({ day: builtOn }),
  result: (question, data) =>
    question.task === 'sale' ? saleResult(question.input, data) : registrationResult(question.input, data),
  doesFormVary: true,
});

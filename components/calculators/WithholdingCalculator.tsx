'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { SelectProps } from '@/components/ui/Select';
import { dueText } from '@/lib/calendar/dueText';
import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { exactShare } from '@/lib/money/amount';
import { type BreakdownRow, type Lines, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatNumber as f, formatTzs } from '@/lib/money/format';
import {
  isHoldingAsked,
  readWithholdingInput,
  taxKey,
  type WithholdingField,
  type WithholdingInput,
  type WithholdingResult,
  type WithholdingRules,
  type WithholdingStatus,
  withholding,
} from '@/lib/tax/withholding';
import { amountField, choiceField, dateField } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { DueDayNote } from './layout/DueDayNote';
import type { Bar, ResultModel } from './result/resultModel';

/** Label, rule and law of the rows, written on the server by the published law, and the tax of each kind of payment. */
export type WithholdingLines = {
  taxes: Lines;
  lines: Lines<'gross' | 'base' | 'treaty' | 'tax' | 'none' | 'net' | 'left' | 'pay' | 'certificate'>;
};

function taxRow(input: WithholdingInput, result: WithholdingResult, { lines, taxes }: WithholdingLines): BreakdownRow {
  const { kind, rate, tax: amount, base, domestic, treatyRate, status } = result;
  const row = rowsFrom(lines);
  const kindOfRow = status === 'instalment' ? undefined : 'deduction';
  const common = { amount, mark: 'alert', kind: kindOfRow } as const;
  if (!domestic) return row('none', { ...common, formula: 'Nothing is withheld.' });
  return row('tax', {
    ...common,
    ...taxes[taxKey(kind, input.payee)],
    rule: treatyRate !== undefined && treatyRate < domestic.value ? `${f(rate)}%, by treaty` : `${f(rate)}%`,
    formula: `${f(base)} × ${f(rate)}% = ${f(amount)}`,
  });
}

/** Builds the rows from the payment to the amount that the payee receives. */
export function withholdingRows(
  input: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingLines,
): BreakdownRow[] {
  const { gross, base, tax, net, domestic, treatyRate, rate } = result;
  const row = rowsFrom(words.lines);
  const isGrossedUp = input.basis === 'net' && tax > 0;
  const rows = [
    isGrossedUp
      ? row('gross', {
          amount: gross,
          rule: 'what must be agreed so that the payee receives your figure',
          formula: `${f(input.amount)} / (100% − ${f((tax / gross) * 100)}%) = ${f(gross)}`,
        })
      : row('gross', { amount: gross, formula: YOUR_FIGURE }),
  ];
  if (base !== gross) {
    rows.push(row('base', { amount: base, formula: `the part of ${f(gross)} that is for services: ${f(base)}` }));
  }
  if (domestic && treatyRate !== undefined) {
    rows.push(
      row('treaty', {
        amount: exactShare(base, treatyRate, 100),
        rule: `${f(treatyRate)}%`,
        formula: `${f(treatyRate)}% by treaty against ${f(domestic.value)}%: the lower one applies, ${f(rate)}%.`,
      }),
    );
  }
  return [
    ...rows,
    taxRow(input, result, words),
    row(result.status === 'instalment' ? 'left' : 'net', {
      amount: net,
      mark: 'action',
      formula: `${f(gross)} − ${f(tax)} = ${f(net)}`,
      kind: 'total',
    }),
  ];
}

/** Builds the dates of tax and certificate; empty if nothing is withheld. */
function withholdingDates(
  { tax, due, certificateBy }: WithholdingResult,
  { holidays }: Pick<WithholdingRules, 'holidays'>,
  { lines }: WithholdingLines,
): BreakdownRow[] {
  if (!due || !certificateBy) return [];
  const row = rowsFrom(lines);
  return [
    row('pay', {
      amount: tax,
      rule: dueText(due, holidays, { before: 'by' }),
      formula: 'Tax and statement of the month.',
    }),
    row('certificate', {
      amount: tax,
      rule: dueText(certificateBy, holidays, { before: 'by', verb: 'give it' }),
      formula: 'It states what was paid and what was withheld.',
    }),
  ];
}

export type WithholdingData = {
  rules: WithholdingRules;
  rowWords: WithholdingLines;
  choices: Readonly<Record<'kind' | 'payer' | 'payee' | 'state' | 'holding' | 'basis', SelectProps['options']>>;
  /** Sentences from content for the notes on a result. */
  words: {
    kinds: Readonly<Record<string, Pick<WithholdingKindEntry, 'notes' | 'nothing' | 'payersText' | 'before'>>>;
    treaties: Readonly<Record<string, Pick<Withholding['treaties'][number], 'state' | 'note'>>>;
    /** Why an individual does not withhold, and what happens to who fails to. */
    privatePayer: string;
    failure: string;
  };
};

function finality(isFinal: boolean | null): string {
  if (isFinal === null) {
    return 'Treat the tax as not final. The payee should ask us before it files.';
  }
  return isFinal
    ? 'Final: the tax settles the payee’s income tax on this payment.'
    : 'Not final: the payee declares the payment and takes the tax off that of its year, by the certificate.';
}

/** What a treaty changes, in a sentence. */
function treatySentence(
  { state }: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingData['words'],
): string {
  const { treatyRate, domestic } = result;
  const treaty = words.treaties[state];
  if (!treaty || !domestic) return '';
  const name = `The treaty with ${treaty.state}`;
  if (treatyRate === undefined) {
    return `${name} states no rate for this kind of payment: withhold the domestic rate.`;
  }
  const [allowed, own] = [`${f(treatyRate)}%`, `${f(domestic.value)}%`];
  if (treatyRate >= domestic.value) {
    return `${name} allows ${allowed}; the domestic rate of ${own} is not higher: withhold that.`;
  }
  const limits = `${name} limits the tax to ${allowed} instead of ${own}. Keep the payee’s certificate of residence.`;
  return `${limits} ${treaty.note ?? ''}`.trim();
}

/** Sentences of a result in their order: why nothing is withheld, or what follows from the tax withheld. */
function sentencesFor(
  input: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingData['words'],
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

const finalWords = (isFinal: boolean | null) => (isFinal === null ? '' : isFinal ? ', final' : ', not final');

const NO_TAX: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  private: 'nothing to withhold',
  payer: 'not by this payer',
  nothing: 'nothing to withhold',
  unconfirmed: 'ask before you pay',
  early: 'before our table begins',
};

const WORDS: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  unconfirmed: 'Ask us',
  early: 'Not known',
};

function headlineFor(
  { status, rate, tax, isFinal, due, gross }: WithholdingResult,
  { holidays }: WithholdingRules,
): ResultModel['headline'] {
  const isInstalment = status === 'instalment';
  const [word, none] = [WORDS[status], NO_TAX[status]];
  return {
    label: isInstalment ? 'Tax as one instalment' : 'Tax to withhold',
    amount: tax,
    words: word,
    badge: none ?? `${f(rate)}%${finalWords(isFinal)}`,
    aside: isInstalment
      ? 'paid by the payee'
      : due
        ? dueText(due, holidays, { before: 'pay by' })
        : `of ${formatTzs(gross)}`,
  };
}

function paymentBar({ gross, tax, net, status }: WithholdingResult): Bar {
  const isInstalment = status === 'instalment';
  return {
    title: isInstalment ? 'The gain after the instalment' : 'Where the payment goes',
    scale: gross,
    parts: [
      { label: isInstalment ? 'Left' : 'Payee', amount: net, tone: 'action' },
      { label: 'TRA', amount: tax, tone: 'alert' },
    ],
  };
}

/** A payment in figures; nothing where the law was not read, or for a day before the first known rate. */
function figuresOf(
  input: WithholdingInput,
  result: WithholdingResult,
  { rules, rowWords }: WithholdingData,
): Pick<ResultModel, 'rows' | 'details'> {
  const { status } = result;
  if (status === 'unconfirmed' || status === 'early') return { rows: [], details: [] };
  const rows = withholdingRows(input, result, rowWords);
  const dates = withholdingDates(result, rules, rowWords);
  return {
    rows,
    details: [
      ...(dates.length > 0 ? [{ title: 'To pay and to hand over', rows: dates }] : []),
      { title: 'Line by line', rows },
    ],
  };
}

/** What holds of every payment of the kind on which tax is withheld. */
const goodToKnow = (sentences: readonly string[]) => ({
  title: 'Good to know',
  content: (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <DueDayNote />
    </>
  ),
});

function withholdingResult(input: WithholdingInput, data: WithholdingData): ResultModel {
  const { rules, choices, words } = data;
  const result = withholding(input, rules);
  const headline = headlineFor(result, rules);
  const labelOf = (name: keyof WithholdingData['choices'], id: string) =>
    choices[name].find(({ value }) => value === id)?.label ?? '';
  const state = input.state ? `, resident of ${labelOf('state', input.state)}` : '';
  const basis = input.basis === 'net' ? 'in hand' : 'before tax';
  const { rows, details } = figuresOf(input, result, data);
  return {
    headline,
    announcement: headline.words
      ? `${headline.label}: ${headline.words}, ${headline.badge}.`
      : `${headline.label} ${formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
        `${formatTzs(result.net)} is left of ${formatTzs(result.gross)}.`,
    inputSummary:
      `${labelOf('kind', input.kind)}; payer: ${labelOf('payer', input.payer)}; ` +
      `payee: ${labelOf('payee', input.payee)}${state}; ` +
      `${formatTzs(input.amount)} ${basis}, paid on ${formatLongDate(input.day)}`,
    bar: result.tax > 0 ? paymentBar(result) : undefined,
    rows,
    facts: [],
    notes: sentencesFor(input, result, words)
      .filter(Boolean)
      .map((sentence) => <p key={sentence}>{sentence}</p>),
    answers: [],
    details:
      result.status === 'withheld'
        ? [...details, goodToKnow([...(words.kinds[result.kind]?.notes ?? []), words.failure])]
        : details,
  };
}

/** From a payment to the tax that is withheld from it, by whom it is paid and until when. */
export const WithholdingCalculator = defineCalculator<WithholdingData, WithholdingField, WithholdingInput>({
  fields: ({ rules, choices }, { kind, payee = '' }) => ({
    payee: choiceField({ label: 'Who is paid', options: choices.payee }),
    kind: choiceField({ label: 'Kind of payment', options: choices.kind, first: rules.kinds[0]?.id ?? '' }),
    payer: choiceField({ label: 'Who pays', options: choices.payer }),
    state: choiceField({
      label: 'Resident of a treaty state',
      options: choices.state,
      placeholder: 'None of these',
      isShown: payee === 'non-resident',
    }),
    holding: choiceField({
      label: 'Share of the paying company that it holds',
      options: choices.holding,
      placeholder: 'Less, or none',
      isShown: isHoldingAsked(
        rules.kinds.find(({ id }) => id === kind),
        payee,
      ),
    }),
    amount: amountField({ label: 'Amount, without VAT', first: '1,000,000', step: 1000, isRequired: true }),
    basis: choiceField({ label: 'The amount is', options: choices.basis }),
    day: dateField({ label: 'Day of payment', hint: 'Leave it empty for today.', whenEmpty: todayInDarEsSalaam }),
  }),
  submitLabel: () => 'Find the tax',
  parse: (texts, { rules }) => readWithholdingInput(texts, rules, todayInDarEsSalaam()),
  example: (builtOn) => ({ kind: 'rent', payee: 'person', day: builtOn }),
  result: withholdingResult,
  doesFormVary: true,
});

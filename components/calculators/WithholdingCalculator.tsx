'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { exactShare } from '@/lib/money/amount';
import { type BreakdownLines, type BreakdownRow, rowsFrom } from '@/lib/money/breakdown';
import { formatAmount as f, formatTzs, formatNumber as n, formatExact as typed } from '@/lib/money/format';
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
import type { Bar, ResultModel } from './result/resultModel';
import { goodToKnow, labelOf, optionsOf, paragraphs, YOUR_FIGURE } from './toolParts';

export type WithholdingData = {
  rules: WithholdingRules;
  /** Label, rule and law of each row. The server takes them from the published law. */
  lines: BreakdownLines<'gross' | 'base' | 'treaty' | 'tax' | 'none' | 'net' | 'left' | 'pay' | 'certificate'>;
  /** Label and law of the tax on each kind of payment, by `taxKey`. */
  taxes: BreakdownLines;
};

/** A payment, its result and the rules that apply to it. */
type FoundTax = WithholdingData & { input: WithholdingInput; result: WithholdingResult };

function taxRow({ input: { payee }, result, lines, taxes }: FoundTax): BreakdownRow {
  const { kind, rate, tax: amount, base, domestic, treatyRate, status } = result;
  const row = rowsFrom(lines);
  const common = { amount, mark: 'alert', kind: status === 'instalment' ? undefined : 'deduction' } as const;
  if (!domestic) return row('none', { ...common, formula: 'Nothing is withheld.' });
  return row('tax', {
    ...common,
    ...(kind && taxes[taxKey(kind.id, payee)]),
    rule: treatyRate !== undefined && treatyRate < domestic.value ? `${n(rate)}%, by treaty` : `${n(rate)}%`,
    formula: `${f(base)} × ${n(rate)}% = ${f(amount)}`,
  });
}

/** Rows from the payment to the amount that the payee receives. */
function withholdingRows(found: FoundTax): BreakdownRow[] {
  const { input, result, lines } = found;
  const { gross, base, tax, net, domestic, treatyRate, rate } = result;
  const row = rowsFrom(lines);
  const isGrossedUp = input.basis === 'net' && tax > 0;
  const rows = [
    isGrossedUp
      ? row('gross', {
          amount: gross,
          rule: 'agree on this amount so that the payee receives your figure',
          formula: `${typed(input.amount)} / (100% − ${n((tax / gross) * 100)}%) = ${f(gross)}`,
        })
      : row('gross', { amount: gross, isTyped: true, formula: YOUR_FIGURE }),
  ];
  if (base !== gross) {
    rows.push(row('base', { amount: base, formula: `the part of ${f(gross)} that is for services: ${f(base)}` }));
  }
  if (domestic && treatyRate !== undefined) {
    rows.push(
      row('treaty', {
        amount: exactShare(base, treatyRate, 100),
        rule: `${n(treatyRate)}%`,
        formula: `${n(treatyRate)}% under the treaty, ${n(domestic.value)}% without it; the lower rate, ${n(rate)}%, applies.`,
      }),
    );
  }
  return [
    ...rows,
    taxRow(found),
    row(result.status === 'instalment' ? 'left' : 'net', {
      amount: net,
      mark: 'action',
      sumOf: ['gross', ...(result.status === 'instalment' ? ['-tax'] : [domestic ? 'tax' : 'none'])],
      kind: 'total',
    }),
  ];
}

/** Due dates of the tax and the certificate. Empty if nothing is withheld. */
function withholdingDates({ result, rules: { holidays }, lines }: FoundTax): BreakdownRow[] {
  const { tax, due, certificateBy } = result;
  if (!due || !certificateBy) return [];
  const row = rowsFrom(lines);
  return [
    row('pay', {
      amount: tax,
      rule: dueText(due, holidays, { before: 'by' }),
      formula: 'Pay the tax and file the statement for the month.',
    }),
    row('certificate', {
      amount: tax,
      rule: dueText(certificateBy, holidays, { before: 'by', verb: 'give it' }),
      formula: 'It states what was paid and what was withheld.',
    }),
  ];
}

function finality(isFinal: boolean | null, payee: WithholdingInput['payee']): string {
  if (isFinal === null) return 'Treat the tax as not final. The payee should ask us before filing.';
  if (isFinal && payee === 'non-resident') {
    return 'Final for a payee without a permanent establishment here: the tax settles the payee’s income tax on this payment.';
  }
  return isFinal
    ? 'Final: the tax settles the payee’s income tax on this payment.'
    : 'Not final: the payee declares the payment and, with the certificate, deducts this tax from its own tax for the year.';
}

/** Explains the effect of a tax treaty. */
function treatySentence({ input, result: { treatyRate, domestic }, rules }: FoundTax): string | undefined {
  const treaty = rules.treaties.find(({ id }) => id === input.state);
  if (!treaty || !domestic) return undefined;
  const name = `The treaty with ${treaty.state}`;
  if (treatyRate === undefined) {
    return `${name} states no rate for this kind of payment. Withhold at the domestic rate.`;
  }
  const [allowed, own] = [`${n(treatyRate)}%`, `${n(domestic.value)}%`];
  if (treatyRate >= domestic.value) {
    return `${name} allows ${allowed}. The domestic rate of ${own} is not higher, so withhold at that rate.`;
  }
  const limits = `${name} limits the tax to ${allowed} instead of ${own}. Keep the payee’s certificate of residence.`;
  return `${limits} ${treaty.note ?? ''}`.trim();
}

/** Notes on a result: why nothing is withheld, or the consequences of withholding. */
function sentencesFor(found: FoundTax): readonly (string | undefined)[] {
  const { input, result, rules } = found;
  const asked = rules.kinds.find(({ id }) => id === input.kind);
  const { kind: applied } = result;
  const elsewhere = input.payee === 'non-resident' ? (asked?.nothing ?? asked?.before) : asked?.before;
  const why = applied === asked ? undefined : elsewhere;
  switch (result.status) {
    case 'private':
      return [rules.privatePayer.text];
    case 'payer':
      return [applied?.payersText];
    case 'nothing':
      return [why, applied?.nothing];
    case 'early':
      return [asked?.before ?? 'Our table of rates does not go back to this date.'];
    case 'unconfirmed':
    case 'instalment':
      return applied?.notes ?? [];
    default:
      return [why, finality(result.isFinal, input.payee), treatySentence(found)];
  }
}

/** Replaces the rate if nothing is withheld, and the amount if there is none. */
const WITHOUT_TAX: Readonly<Partial<Record<WithholdingStatus, { badge: string; words?: string }>>> = {
  private: { badge: 'nothing to withhold' },
  payer: { badge: 'this payer need not withhold' },
  nothing: { badge: 'nothing to withhold' },
  unconfirmed: { badge: 'ask before you pay', words: 'Ask us' },
  early: { badge: 'before our table begins', words: 'Not known' },
};

function headlineFor({ result, rules: { holidays } }: FoundTax): ResultModel['headline'] {
  const { status, rate, tax, isFinal, due, gross } = result;
  const final = isFinal === null ? '' : isFinal ? ', final' : ', not final';
  const taxed = { badge: `${n(rate)}%${final}`, ...WITHOUT_TAX[status], amount: tax };
  if (status === 'instalment') return { label: 'Tax payable as one instalment', ...taxed, aside: 'paid by the payee' };
  const aside = due ? dueText(due, holidays, { before: 'pay by' }) : `of ${formatTzs(gross)}`;
  return { label: 'Tax to withhold', ...taxed, aside };
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

/**
 * Rows and collapsible sections of a payment. Empty if the law could not be determined, or for dates before the first known rate.
 */
function figuresOf(found: FoundTax) {
  const { result, rules } = found;
  if (WITHOUT_TAX[result.status]?.words) return { rows: [], details: [] };
  const rows = withholdingRows(found);
  const dates = withholdingDates(found);
  return {
    rows,
    details: [
      ...(dates.length > 0 ? [{ title: 'What to pay TRA and give the payee', rows: dates }] : []),
      { title: 'Line by line', rows },
      ...(result.status === 'withheld' ? [goodToKnow(...(result.kind?.notes ?? []), rules.failure.text)] : []),
    ],
  };
}

function withholdingResult(input: WithholdingInput, data: WithholdingData): ResultModel {
  const { rules } = data;
  const { kinds, payers, payees, treaties } = rules;
  const result = withholding(input, rules);
  const found = { ...data, input, result };
  const headline = headlineFor(found);
  const treaty = treaties.find(({ id }) => id === input.state);
  const state = treaty ? `, resident of ${treaty.state}` : '';
  const basis = input.basis === 'net' ? 'in hand' : 'before tax';
  return {
    headline,
    announcement: headline.words
      ? `${headline.label}: ${headline.words}, ${headline.badge}.`
      : `${headline.label} ${formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
        `${formatTzs(result.net)} of ${formatTzs(result.gross)} is left.`,
    inputSummary:
      `${labelOf(kinds, input.kind)}; payer: ${labelOf(payers, input.payer)}; ` +
      `payee: ${labelOf(payees, input.payee)}${state}; ` +
      `${formatTzs(input.amount)} ${basis}, paid on ${formatLongDate(input.day, 'en')}`,
    bar: result.tax > 0 ? paymentBar(result) : undefined,
    ...figuresOf(found),
    facts: [],
    notes: paragraphs(...sentencesFor(found)),
    answers: [],
  };
}

/** Options for the kinds of payment, by group. */
const kindOptions = ({ groups, kinds }: WithholdingRules) =>
  groups.flatMap((group) =>
    optionsOf(kinds.filter((kind) => kind.group === group.id)).map((kind) => ({ ...kind, group: group.label })),
  );

/** Options for the shareholdings at which a treaty or rate changes, smallest first. */
function holdingOptions({ treaties, kinds }: WithholdingRules) {
  const ofTreaties = treaties.flatMap(({ dividend }) => dividend.flatMap(({ leastHolding }) => leastHolding ?? []));
  const ofKinds = kinds.flatMap(({ resident }) => resident?.holding?.least ?? []);
  const holdings = [...new Set([...ofTreaties, ...ofKinds])].sort((one, other) => one - other);
  return holdings.map((least) => ({ value: String(least), label: `${least}% or more` }));
}

/** Finds the tax to withhold from a payment, who pays it and when. */
export const WithholdingCalculator = defineCalculator<WithholdingData, WithholdingField, WithholdingInput>({
  fields: ({ rules }, { kind, payee = '' }) => ({
    payee: choiceField({
      label: 'Who is paid',
      options: optionsOf(rules.payees).map((option) => ({
        ...option,
        leavesOut: option.value === 'non-resident' ? undefined : 'treaty',
      })),
    }),
    kind: choiceField({ label: 'Kind of payment', options: kindOptions(rules), first: rules.kinds[0]?.id ?? '' }),
    payer: choiceField({ label: 'Who pays', options: optionsOf(rules.payers) }),
    state: choiceField({
      label: 'Resident of a treaty state',
      options: rules.treaties.map(({ id, state }) => ({ value: id, label: state })),
      placeholder: 'None of these',
      group: 'treaty',
    }),
    holding: choiceField({
      label: 'Share of the paying company that it holds',
      options: holdingOptions(rules),
      placeholder: 'Less, or none',
      isShown: isHoldingAsked(
        rules.kinds.find(({ id }) => id === kind),
        payee,
      ),
    }),
    amount: amountField({ label: 'Amount, without VAT', first: '1,000,000', step: 1000, isRequired: true }),
    basis: choiceField({
      label: 'The amount is',
      options: [
        { value: 'gross', label: 'Before tax' },
        { value: 'net', label: 'In hand, after tax' },
      ],
    }),
    day: dateField({ label: 'Day of payment', hint: 'Leave this blank for today.', whenEmpty: todayInDarEsSalaam }),
  }),
  submitLabel: () => 'Find the tax',
  parse: (texts, { rules }) => readWithholdingInput(texts, rules, todayInDarEsSalaam()),
  example: (builtOn) => ({ kind: 'rent', payee: 'person', day: builtOn }),
  result: withholdingResult,
  doesFormVary: true,
});

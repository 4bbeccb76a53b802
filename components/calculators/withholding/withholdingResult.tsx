import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatNumber, formatTzs } from '@/lib/money/format';
import {
  type WithholdingInput,
  type WithholdingResult,
  type WithholdingRules,
  type WithholdingStatus,
  withholding,
} from '@/lib/tax/withholding';
import { withholdingBreakdown, withholdingDates } from '@/lib/tax/withholdingBreakdown';
import { say, sayName } from '@/lib/words/say';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { textsOn } from '../result/rowMarks';
import { WithholdingNotes } from './WithholdingNotes';
import type { WithholdingData } from './withholdingData';

const finalWords = (isFinal: boolean | null) => (isFinal === null ? '' : isFinal ? say(', final') : say(', not final'));

const NO_TAX: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  private: 'nothing to withhold',
  payer: 'not by this payer',
  nothing: 'nothing to withhold',
  unconfirmed: 'ask before you pay',
  early: 'before our table begins',
};

const WORDS: Readonly<Partial<Record<WithholdingStatus, string>>> = {
  unconfirmed: 'Not confirmed',
  early: 'Not known',
};

function headlineFor(
  { status, rate, tax, isFinal, due, gross }: WithholdingResult,
  { holidays }: WithholdingRules,
): ResultModel['headline'] {
  const isInstalment = status === 'instalment';
  const [word, none] = [WORDS[status], NO_TAX[status]];
  return {
    label: isInstalment ? say('Tax as one instalment') : say('Tax to withhold'),
    amount: tax,
    words: word && sayName(word),
    badge: none ? sayName(none) : `${formatNumber(rate)}%${finalWords(isFinal)}`,
    aside: isInstalment
      ? say('paid by the payee')
      : due
        ? dueText(due, holidays, { before: 'pay by' })
        : say('of {amount}', { amount: formatTzs(gross) }),
  };
}

function paymentBar({ gross, tax, net, status }: WithholdingResult): StackedBarModel {
  const isInstalment = status === 'instalment';
  return {
    title: isInstalment ? say('What is left of the gain') : say('Where the payment goes'),
    total: gross,
    scale: gross,
    parts: [
      { label: isInstalment ? say('Left') : say('Payee'), amount: net, tone: 'action' },
      { label: 'TRA', amount: tax, tone: 'alert' },
    ],
  };
}

/** What is known of a payment in figures; nothing of one that the law was not read for, or of too early a day. */
function figuresOf(
  input: WithholdingInput,
  result: WithholdingResult,
  rules: WithholdingRules,
): Pick<ResultModel, 'statistics' | 'tables'> {
  const { status, rate, tax, net } = result;
  if (status === 'unconfirmed' || status === 'early') return { statistics: [], tables: [] };
  return {
    statistics: [
      {
        items: [
          { value: rate, unit: 'percent', label: say('tax rate') },
          { value: tax, unit: 'shillings', label: say('tax due') },
          { value: net, unit: 'shillings', label: say('to the payee') },
        ],
      },
    ],
    tables: [
      { caption: say('Line by line'), rows: withholdingBreakdown(input, result) },
      { caption: say('To pay and to hand over'), rows: withholdingDates(result, rules) },
    ].filter(({ rows }) => rows.length > 0),
  };
}

/** What the withholding finder shows of a payment. */
export function withholdingResult(
  input: WithholdingInput,
  { rules, choices, words }: WithholdingData,
  rows: RowTexts,
): ResultModel {
  const result = withholding(input, rules);
  const headline = headlineFor(result, rules);
  const labelOf = (name: keyof WithholdingData['choices'], id: string) =>
    choices[name].find(({ value }) => value === id)?.label ?? '';
  const state = input.state ? say(', resident of {state}', { state: labelOf('state', input.state) }) : '';
  return {
    headline,
    announcement: headline.words
      ? `${headline.label}: ${headline.words}, ${headline.badge}.`
      : `${headline.label} ${formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
        say('{net} is left of {gross}.', { net: formatTzs(result.net), gross: formatTzs(result.gross) }),
    inputSummary: say(
      input.basis === 'net'
        ? '{kind}; payer: {payer}; payee: {payee}; {amount} in hand, paid on {day}'
        : '{kind}; payer: {payer}; payee: {payee}; {amount} before tax, paid on {day}',
      {
        kind: labelOf('kind', input.kind),
        payer: labelOf('payer', input.payer),
        payee: labelOf('payee', input.payee) + state,
        amount: formatTzs(input.amount),
        day: formatLongDate(input.day),
      },
    ),
    bars: result.tax > 0 ? [paymentBar(result)] : [],
    ...figuresOf(input, result, rules),
    notes: <WithholdingNotes input={input} result={result} words={words} />,
    rowTexts: textsOn(rows, input.day),
  };
}

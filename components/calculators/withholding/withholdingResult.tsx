import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber, formatTzs } from '@/lib/money/format';
import {
  type WithholdingInput,
  type WithholdingResult,
  type WithholdingRules,
  type WithholdingStatus,
  withholding,
} from '@/lib/tax/withholding/withholding';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { WithholdingBackground, WithholdingNotes } from './WithholdingNotes';
import type { WithholdingData } from './withholdingData';
import { taxRowId, withholdingDates, withholdingRows } from './withholdingRows';

const finalWords = (isFinal: boolean | null) => (isFinal === null ? '' : isFinal ? ', final' : ', not final');

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
    label: isInstalment ? 'Tax as one instalment' : 'Tax to withhold',
    amount: tax,
    words: word && word,
    badge: none ? none : `${formatNumber(rate)}%${finalWords(isFinal)}`,
    aside: isInstalment
      ? 'paid by the payee'
      : due
        ? dueText(due, holidays, { before: 'pay by' })
        : `of ${formatTzs(gross)}`,
  };
}

function paymentBar({ gross, tax, net, status }: WithholdingResult, taxRow: string): StackedBarModel {
  const isInstalment = status === 'instalment';
  return {
    title: isInstalment ? 'The gain after the instalment' : 'Where the payment goes',
    scale: gross,
    parts: [
      { row: isInstalment ? 'left' : 'net', label: isInstalment ? 'Left' : 'Payee', amount: net, tone: 'action' },
      { row: taxRow, label: 'TRA', amount: tax, tone: 'alert' },
    ],
  };
}

/** A payment in figures; nothing where the law was not read, or for a day before the first known rate. */
function figuresOf(
  input: WithholdingInput,
  result: WithholdingResult,
  rules: WithholdingRules,
): Pick<ResultModel, 'statistics' | 'tables'> {
  const { status } = result;
  if (status === 'unconfirmed' || status === 'early') return { statistics: [], tables: [] };
  return {
    statistics: [],
    tables: [
      { caption: 'Line by line', rows: withholdingRows(input, result) },
      { caption: 'To pay and to hand over', rows: withholdingDates(result, rules) },
    ].filter(({ rows }) => rows.length > 0),
  };
}

/** What the withholding finder shows of a payment. */
export function withholdingResult(input: WithholdingInput, { rules, choices, words }: WithholdingData): ResultModel {
  const result = withholding(input, rules);
  const headline = headlineFor(result, rules);
  const labelOf = (name: keyof WithholdingData['choices'], id: string) =>
    choices[name].find(({ value }) => value === id)?.label ?? '';
  const state = input.state ? `, resident of ${labelOf('state', input.state)}` : '';
  return {
    headline,
    announcement: headline.words
      ? `${headline.label}: ${headline.words}, ${headline.badge}.`
      : `${headline.label} ${formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
        `${formatTzs(result.net)} is left of ${formatTzs(result.gross)}.`,
    inputSummary:
      input.basis === 'net'
        ? `${labelOf('kind', input.kind)}; payer: ${labelOf('payer', input.payer)}; payee: ${labelOf('payee', input.payee) + state}; ${formatTzs(input.amount)} in hand, paid on ${formatLongDate(input.day)}`
        : `${labelOf('kind', input.kind)}; payer: ${labelOf('payer', input.payer)}; payee: ${labelOf('payee', input.payee) + state}; ${formatTzs(input.amount)} before tax, paid on ${formatLongDate(input.day)}`,
    bars: result.tax > 0 ? [paymentBar(result, taxRowId(input.kind, input.payee))] : [],
    ...figuresOf(input, result, rules),
    notes: <WithholdingNotes input={input} result={result} words={words} />,
    background: result.status === 'withheld' && <WithholdingBackground result={result} words={words} />,
  };
}

import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatNumber, formatTzs } from '@/lib/money/format';
import {
  type WithholdingInput,
  type WithholdingResult,
  type WithholdingRules,
  type WithholdingStatus,
  withholding,
} from '@/lib/tax/withholding';
import type { ResultModel } from '../result/resultModel';
import type { WithholdingChoices } from './WithholdingForm';
import { withholdingDetails } from './withholdingDetails';
import type { WithholdingWords } from './withholdingWords';

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

function headlineFor({ status, rate, tax, isFinal, due, gross }: WithholdingResult): ResultModel['headline'] {
  const isInstalment = status === 'instalment';
  return {
    label: isInstalment ? 'Tax as one instalment' : 'Tax to withhold',
    amount: tax,
    words: WORDS[status],
    badge: NO_TAX[status] ?? `${formatNumber(rate)}%${finalWords(isFinal)}`,
    aside: isInstalment ? 'paid by the payee' : due ? `pay by ${formatLongDate(due)}` : `of ${formatTzs(gross)}`,
  };
}

type WithholdingSentences = { rules: WithholdingRules; choices: WithholdingChoices; words: WithholdingWords };

/** What the withholding finder shows of a payment. */
export function withholdingResult(
  input: WithholdingInput,
  { rules, choices, words }: WithholdingSentences,
): ResultModel {
  const result = withholding(input, rules);
  const headline = headlineFor(result);
  const labelOf = (name: keyof WithholdingChoices, id: string) =>
    choices[name].find(({ value }) => value === id)?.label ?? '';
  const state = input.state ? `, resident of ${labelOf('state', input.state)}` : '';
  return {
    headline,
    announcement: headline.words
      ? `${headline.label}: ${headline.words}, ${headline.badge}.`
      : `${headline.label} ${formatTzs(result.tax)}, ${headline.badge}, ${headline.aside}; ` +
        `${formatTzs(result.net)} is left of ${formatTzs(result.gross)}.`,
    inputSummary:
      `${labelOf('kind', input.kind)}; payer: ${labelOf('payer', input.payer)}; payee: ` +
      `${labelOf('payee', input.payee)}${state}; ${formatTzs(input.amount)} ` +
      `${input.basis === 'net' ? 'in hand' : 'before tax'}, paid on ${formatLongDate(input.day)}`,
    details: withholdingDetails(input, result, words),
  };
}

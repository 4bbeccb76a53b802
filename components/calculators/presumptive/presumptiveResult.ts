import { formatPercent, formatTzs } from '@/lib/money/format';
import { type PresumptiveResult, presumptiveTax } from '@/lib/tax/presumptive';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { CalculatorTexts, ResultModel } from '../result/resultModel';
import type { PresumptiveChoices } from './PresumptiveForm';
import { presumptiveDetails } from './presumptiveDetails';

/** What a result needs beside the input. */
type PresumptiveContext = { rules: PresumptiveRules; choices: PresumptiveChoices; texts: CalculatorTexts };

/** Where accounts begin to cost more than the table. */
function edgeInWords({ tax, breakEven }: PresumptiveResult, { turnover }: PresumptiveInput): string {
  if (tax === 0) return 'nothing to save by accounts';
  if (!breakEven) return 'accounts never cost less';
  if (breakEven.profit >= turnover) return 'accounts cost less at any profit';
  return `accounts cost less below a profit of ${formatTzs(breakEven.profit)}`;
}

function differenceInWords(difference: number): string {
  if (difference === 0) return 'the same with accounts';
  return `${formatTzs(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} with accounts`;
}

function headlineOf(input: PresumptiveInput, result: PresumptiveResult): ResultModel['headline'] {
  const { coverage, tax: amount, effectiveRate, accounts } = result;
  const ofProfit = accounts && `${formatTzs(accounts.total)} on your profit`;
  if (coverage === 'none') {
    const label = `Presumptive tax for ${input.year}`;
    return { label, amount, words: 'Does not apply', badge: 'see why', aside: ofProfit ?? 'tax on the profit instead' };
  }
  if (coverage === 'part') {
    const label = `Presumptive tax for part of ${input.year}`;
    return { label, amount, badge: 'the rest of the year is not clear', aside: ofProfit ?? 'see the notes' };
  }
  return {
    label: `Presumptive tax for ${input.year}`,
    amount,
    badge: accounts ? differenceInWords(accounts.difference) : `${formatPercent(effectiveRate)} of turnover`,
    aside: ofProfit ?? edgeInWords(result, input),
  };
}

/** The calculation of an input with all that the calculator shows of it. */
export function presumptiveResult(input: PresumptiveInput, { rules, choices, texts }: PresumptiveContext): ResultModel {
  const result = presumptiveTax(input, rules);
  const headline = headlineOf(input, result);
  const trader = choices.traders.find(({ value }) => value === input.trader)?.label ?? '';
  const profit = input.profit === undefined ? '' : `, profit ${formatTzs(input.profit)}`;
  return {
    headline,
    announcement: `${headline.label}: ${headline.words ?? formatTzs(headline.amount)}; ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      `${trader}; turnover ${formatTzs(input.turnover)} in ${input.year}, records ` +
      `${input.hasRecords ? 'kept' : 'not kept'}${profit}`,
    details: presumptiveDetails(input, result, rules, texts.rows),
  };
}

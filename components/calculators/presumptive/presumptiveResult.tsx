import type { SelectProps } from '@/components/ui/select/Select';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { type PresumptiveResult, presumptiveTax } from '@/lib/tax/presumptive';
import { accountsBreakdown, partTexts, presumptiveBreakdown } from '@/lib/tax/presumptiveBreakdown';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { PresumptiveNotes } from './PresumptiveNotes';

/** What the calculator of presumptive tax works by. */
export type PresumptiveData = {
  rules: PresumptiveRules;
  /** Years to choose from, the newest first, and the one that is chosen at first. */
  years: readonly number[];
  thisYear: number;
  traders: SelectProps['options'];
};

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

/** Two bars on one scale: the table, and accounts. */
function barsOf({ cost }: PresumptiveInput, { coverage, tax, accounts }: PresumptiveResult): StackedBarModel[] {
  if (!accounts || coverage !== 'whole') return [];
  const scale = Math.max(tax, accounts.total);
  if (scale === 0) return [];
  return [
    { title: 'By turnover', total: tax, scale, parts: [{ label: 'Presumptive tax', amount: tax, tone: 'action' }] },
    {
      title: 'With accounts',
      total: accounts.total,
      scale,
      parts: [
        { label: 'Tax on the profit', amount: accounts.tax, tone: 'success' },
        ...(cost > 0 ? [{ label: 'Cost of accounts', amount: cost, tone: 'hatched' as const }] : []),
      ],
    },
  ];
}

function statisticsOf({ coverage, effectiveRate, breakEven }: PresumptiveResult): ResultModel['statistics'] {
  if (coverage !== 'whole') return [];
  const { profit = null, margin = null } = breakEven ?? {};
  return [
    {
      items: [
        { value: effectiveRate, unit: 'percent', label: 'of turnover by the table' },
        { value: profit, unit: 'shillings', label: 'profit up to which accounts cost no more' },
        { value: margin, unit: 'percent', label: 'that profit as a share of turnover' },
      ],
    },
  ];
}

/** The calculation of an input with all that the calculator shows of it. */
export function presumptiveResult(
  input: PresumptiveInput,
  { rules, traders }: PresumptiveData,
  rows: RowTexts,
): ResultModel {
  const result = presumptiveTax(input, rules);
  const headline = headlineOf(input, result);
  const trader = traders.find(({ value }) => value === input.trader)?.label ?? '';
  const profit = input.profit === undefined ? '' : `, profit ${formatTzs(input.profit)}`;
  return {
    headline,
    announcement: `${headline.label}: ${headline.words ?? formatTzs(headline.amount)}; ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      `${trader}; turnover ${formatTzs(input.turnover)} in ${input.year}, records ` +
      `${input.hasRecords ? 'kept' : 'not kept'}${profit}`,
    bars: barsOf(input, result),
    statistics: statisticsOf(result),
    notes: <PresumptiveNotes input={input} result={result} rules={rules} texts={rows} />,
    rowTexts: partTexts(result, rows),
    tables: [
      { caption: 'By turnover', rows: presumptiveBreakdown(input, result) },
      ...(result.accounts ? [{ caption: 'With accounts', rows: accountsBreakdown(input, result) }] : []),
    ],
  };
}

import type { SelectProps } from '@/components/ui/select/Select';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { type PresumptiveResult, presumptiveTax } from '@/lib/tax/presumptive/presumptive';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptive/presumptiveYear';
import { say } from '@/lib/words/say';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { percent, shillings } from '../result/statistics';
import { PresumptiveNotes } from './PresumptiveNotes';
import { accountsRows, partTexts, presumptiveRows } from './presumptiveRows';

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
  if (tax === 0) return say('nothing to save by accounts');
  if (!breakEven) return say('accounts never cost less');
  if (breakEven.profit >= turnover) return say('accounts cost less at any profit');
  return say('accounts cost less below a profit of {profit}', { profit: formatTzs(breakEven.profit) });
}

function differenceInWords(difference: number): string {
  if (difference === 0) return say('the same with accounts');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? '{amount} less with accounts' : '{amount} more with accounts', { amount });
}

function headlineOf(input: PresumptiveInput, result: PresumptiveResult): ResultModel['headline'] {
  const { coverage, tax: amount, effectiveRate, accounts } = result;
  const ofProfit = accounts && say('{amount} on your profit', { amount: formatTzs(accounts.total) });
  const label = say('Presumptive tax for {year}', { year: input.year });
  if (coverage === 'none') {
    return {
      label,
      amount,
      words: say('Does not apply'),
      badge: say('see why'),
      aside: ofProfit ?? say('tax on the profit instead'),
    };
  }
  if (coverage === 'part') {
    return {
      label: say('Presumptive tax for part of {year}', { year: input.year }),
      amount,
      badge: say('the rest of the year is not clear'),
      aside: ofProfit ?? say('see the notes'),
    };
  }
  return {
    label,
    amount,
    badge: accounts
      ? differenceInWords(accounts.difference)
      : say('{percent} of turnover', { percent: formatPercent(effectiveRate) }),
    aside: ofProfit ?? edgeInWords(result, input),
  };
}

/** Two bars on one scale, above the table of accounts: tax by turnover, and with accounts. */
function barsOf({ cost }: PresumptiveInput, { coverage, tax, accounts }: PresumptiveResult): StackedBarModel[] {
  if (!accounts || coverage !== 'whole') return [];
  const scale = Math.max(tax, accounts.total);
  if (scale === 0) return [];
  return [
    {
      title: say('By turnover'),
      fold: say('With accounts'),
      scale,
      parts: [{ row: 'presumptive', label: say('Presumptive tax'), amount: tax, tone: 'action' }],
    },
    {
      title: say('With accounts'),
      fold: say('With accounts'),
      scale,
      parts: [
        { row: 'profit-tax', label: say('Tax on the profit'), amount: accounts.tax, tone: 'success' },
        ...(cost > 0 ? [{ row: 'cost', label: say('Cost of accounts'), amount: cost, tone: 'hatched' as const }] : []),
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
        percent(say('of turnover by the table'), effectiveRate),
        shillings(say('profit up to which accounts cost no more'), profit),
        percent(say('that profit as a share of turnover'), margin),
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
  const profit = input.profit === undefined ? '' : say(', profit {profit}', { profit: formatTzs(input.profit) });
  return {
    headline,
    announcement: `${headline.label}: ${headline.words ?? formatTzs(headline.amount)}; ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      say(
        input.hasRecords
          ? '{trader}; turnover {turnover} in {year}, records kept'
          : '{trader}; turnover {turnover} in {year}, records not kept',
        { trader, turnover: formatTzs(input.turnover), year: input.year },
      ) + profit,
    bars: barsOf(input, result),
    statistics: statisticsOf(result),
    notes: <PresumptiveNotes input={input} result={result} rules={rules} texts={rows} />,
    rowTexts: partTexts(result, rows),
    tables: [
      { caption: say('By turnover'), rows: presumptiveRows(input, result) },
      ...(result.accounts ? [{ caption: say('With accounts'), rows: accountsRows(input, result) }] : []),
    ],
  };
}

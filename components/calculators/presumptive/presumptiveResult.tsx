import type { SelectProps } from '@/components/ui/select/Select';
import { formatPercent, formatTzs } from '@/lib/money/format';
import { type PresumptiveResult, presumptiveTax } from '@/lib/tax/presumptiveTax';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { Say } from '@/lib/words/say';
import { type Bar, type FactGroup, percent, type ResultModel, shillings } from '../result/resultModel';
import { PresumptiveNotes } from './PresumptiveNotes';
import { accountsRows, type PresumptiveLines, presumptiveRows } from './presumptiveRows';

/** What the calculator of presumptive tax works by. */
export type PresumptiveData = {
  rules: PresumptiveRules;
  /** Years to choose from, the newest first, and the one that is chosen at first. */
  years: readonly number[];
  thisYear: number;
  traders: SelectProps['options'];
  lines: PresumptiveLines;
  /** Laws of the tables by their first day. */
  laws: Readonly<Record<string, string>>;
  /** Why a trader may not use the table, by the trader's id. */
  closed: Readonly<Record<string, { reason: string; law: string }>>;
};

/** Where accounts begin to cost more than the table. */
function edgeInWords({ tax, breakEven }: PresumptiveResult, { turnover }: PresumptiveInput, say: Say): string {
  if (tax === 0) return say('nothing to save by accounts');
  if (!breakEven) return say('accounts never cost less');
  if (breakEven.profit >= turnover) return say('accounts cost less at any profit');
  return say('accounts cost less below a profit of {profit}', { profit: formatTzs(breakEven.profit) });
}

function differenceInWords(difference: number, say: Say): string {
  if (difference === 0) return say('the same with accounts');
  const amount = formatTzs(Math.abs(difference));
  return say(difference < 0 ? '{amount} less with accounts' : '{amount} more with accounts', { amount });
}

function headlineOf(input: PresumptiveInput, result: PresumptiveResult, say: Say): ResultModel['headline'] {
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
      ? differenceInWords(accounts.difference, say)
      : say('{percent} of turnover', { percent: formatPercent(effectiveRate) }),
    aside: ofProfit ?? edgeInWords(result, input, say),
  };
}

/** Two bars on one scale, above the table of accounts: tax by turnover, and with accounts. */
function barsOf({ cost }: PresumptiveInput, { coverage, tax, accounts }: PresumptiveResult, say: Say): Bar[] {
  if (!accounts || coverage !== 'whole') return [];
  const scale = Math.max(tax, accounts.total);
  if (scale === 0) return [];
  return [
    {
      title: say('By turnover'),
      scale,
      parts: [{ label: say('Presumptive tax'), amount: tax, tone: 'action' }],
    },
    {
      title: say('With accounts'),
      scale,
      parts: [
        { label: say('Tax on the profit'), amount: accounts.tax, tone: 'success' },
        ...(cost > 0 ? [{ label: say('Cost of accounts'), amount: cost, tone: 'hatched' as const }] : []),
      ],
    },
  ];
}

function factsOf({ coverage, effectiveRate, breakEven }: PresumptiveResult, say: Say): FactGroup[] {
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
export function presumptiveResult(input: PresumptiveInput, data: PresumptiveData, say: Say): ResultModel {
  const { rules, traders, lines, laws, closed } = data;
  const result = presumptiveTax(input, rules);
  const headline = headlineOf(input, result, say);
  const trader = traders.find(({ value }) => value === input.trader)?.label ?? '';
  const profit = input.profit === undefined ? '' : say(', profit {profit}', { profit: formatTzs(input.profit) });
  const parts = { input, lines, laws, say };
  const rows = presumptiveRows(parts, result);
  const accounts = {
    title: say('With accounts'),
    bars: barsOf(input, result, say),
    rows: accountsRows(parts, result),
  };
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
    rows,
    facts: factsOf(result, say),
    notes: <PresumptiveNotes input={input} result={result} rules={rules} closed={closed[input.trader]} />,
    answers: [],
    details: [...(result.accounts ? [accounts] : []), { title: say('By turnover'), rows }],
  };
}

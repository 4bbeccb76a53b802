import { dueText } from '../calendar/dueText.ts';
import type { HolidayRules } from '../calendar/holidays.ts';
import { formatLongDate } from '../dates/formatLongDate.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatAmount as f } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { Deposit, ObjectionInput, PlannedStep } from './objection.ts';

const STARTS = {
  service: 'its service',
  objection: 'the last day of the objection',
  request: 'TRA’s notice',
  proposal: 'its receipt',
  admission: 'admission',
  determination: 'service of the final decision',
  leave: 'the leave to settle',
  board: 'the Board’s decision',
  tribunal: 'the Tribunal’s decision',
} as const satisfies Readonly<Record<PlannedStep['counts'], string>>;

/** The time of a step in words: '30 days from its service', '7 days before the last day of the objection'. */
export function timeText({ days, months, counts }: Pick<PlannedStep, 'days' | 'months' | 'counts'>): string {
  const start = say(STARTS[counts]);
  if (months !== undefined) return say('{months} months from {start}', { months, start });
  if (days === undefined) return say('After {start}', { start });
  return say(days < 0 ? '{days} days before {start}' : '{days} days from {start}', { days: Math.abs(days), start });
}

/**
 * Until when a step is to be taken: 'Sunday 20 December 2026: act by Friday 18', the latest that it can be, or its time in
 * words. TRA's own day is no day on which the taxpayer acts.
 */
export function dayText(step: PlannedStep, holidays: HolidayRules): string {
  const { id, day, isExpected } = step;
  if (day === undefined) return timeText(step);
  const text = id === 'decision' ? formatLongDate(day) : dueText(day, holidays, { verb: 'act' });
  return isExpected ? say('Expected: {text}', { text }) : text;
}

/** From the tax assessed to the deposit. */
export function depositRows({ tax, undisputed }: ObjectionInput, { rule, third, amount }: Deposit): BreakdownRow[] {
  if (rule === 'none') return [];
  const assessed: BreakdownRow = { id: 'assessed', amount: tax, formula: say(YOUR_FIGURE) };
  if (rule === 'whole')
    return [assessed, { id: 'whole', amount, formula: say('All of {amount}.', { amount: f(tax) }), kind: 'total' }];
  return [
    assessed,
    { id: 'undisputed', amount: undisputed, formula: say(YOUR_FIGURE) },
    {
      id: 'third',
      amount: third,
      formula: say('{third}, up to the next shilling', { third: `${f(tax)} / 3 = ${f(third)}` }),
    },
    {
      id: 'deposit',
      amount,
      formula: say('The greater of {undisputed} and {third}.', { undisputed: f(undisputed), third: f(third) }),
      kind: 'total',
    },
  ];
}

import { formatMonth } from '@/lib/dates/formatLongDate';
import { formatAmount as f, formatTzs } from '@/lib/money/format';
import { type SlipCheck, type SlipInput, type SlipLine, type SlipRules, tableOf } from '@/lib/salary/slip';
import type { Say } from '@/lib/words/say';

/** Names the time of a payslip by which its rates are chosen: its tax year, or its month where a rate changes within it. */
export const timeOf = ({ year, month, isSplit }: SlipInput, { language }: Say): string =>
  isSplit ? formatMonth(month, 'long', language) : year;

/** Returns 'right' or 'TZS 1,000 too much'. */
export function offText({ off, isRight }: SlipLine, say: Say): string {
  if (isRight) return say('right');
  return say(off > 0 ? '{amount} too much' : '{amount} too little', { amount: formatTzs(Math.abs(off)) });
}

/** Returns the difference between the slip's table and TRA's, in words. */
export function otherTableText({ month }: SlipInput, { net }: SlipCheck, rules: SlipRules, say: Say): string {
  return say('This slip uses {other}, TRA’s table {own}: {amount} less for you each month.', {
    other: f(rules.otherTopFixed),
    own: f(tableOf(rules, month).bands.at(-1)?.fixed ?? 0),
    amount: formatTzs(-net.off),
  });
}

const joinWithAnd = (parts: readonly string[], say: Say): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${say('and')} ${parts.at(-1)}`;

/** Writes a message to the employer in two sentences; empty for a correct payslip. */
export function employerMessage(input: SlipInput, { nssf, paye, net, isRight }: SlipCheck, say: Say): string {
  if (isRight) return '';
  const { gross } = input;
  const lines = [
    { name: say('a pension share'), line: nssf },
    { name: 'PAYE', line: paye },
    { name: say('a net pay'), line: net },
  ].filter(({ line }) => !line.isRight);
  const listed = (part: 'slip' | 'right') =>
    joinWithAnd(
      lines.map(({ name, line }) => say('{name} of {amount}', { name, amount: formatTzs(line[part]) })),
      say,
    );
  const found =
    lines.length > 0
      ? say('My payslip shows {slip} on a gross pay of {gross}, where I find {right} by the rates of {year}.', {
          slip: listed('slip'),
          gross: formatTzs(gross),
          right: listed('right'),
          year: timeOf(input, say),
        })
      : say('My payslip of {gross} gross has lines that do not add up to its net pay.', { gross: formatTzs(gross) });
  return `${found} ${say('Please check it, or tell me how it was worked out.')}`;
}

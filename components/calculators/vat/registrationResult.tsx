import { dueText } from '@/lib/calendar/dueText';
import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import type { VatRules } from '@/lib/tax/vat';
import { registrationBreakdown } from '@/lib/tax/vatBreakdown';
import { type RegistrationInput, type RegistrationResult, vatRegistration } from '@/lib/tax/vatRegistration';
import { say } from '@/lib/words/say';
import type { ResultModel } from '../result/resultModel';
import { RegistrationNotes } from './RegistrationNotes';
import type { VatData } from './vatData';

function badgeOf({ applyBy }: RegistrationResult, { who }: RegistrationInput, { holidays }: VatRules): string {
  if (applyBy) {
    return say('Register: {due}', { due: dueText(applyBy, holidays, { before: 'apply by', verb: 'apply' }) });
  }
  return who ? say('Register whatever the turnover') : say('Below both thresholds');
}

/** What the VAT calculator shows of the test of registration. */
export function registrationResult(input: RegistrationInput, { rules, choices, words }: VatData): ResultModel {
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, months } = result;
  const label = say('Highest turnover of 12 months in a row');
  const who = choices.who.find(({ value }) => value === input.who)?.label ?? '';
  const badge = badgeOf(result, input, rules);
  const aside = reached
    ? say('threshold reached in {month}', { month: formatMonth(reached.month) })
    : say('to the end of {month}', { month: formatMonth(highestTwelve.month) });
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: say('{who}; turnover of {count} months from {month}', {
      who,
      count: months.length,
      month: formatMonth(input.first),
    }),
    statistics: [],
    notes: <RegistrationNotes input={input} result={result} words={words} />,
    tables: [{ caption: say('The test'), rows: registrationBreakdown(result) }],
    sheet: {
      caption: say('Month by month: turnover of the months up to each, TZS'),
      columns: [say('Month'), say('Turnover'), say('6 months'), say('12 months')],
      rows: months.map(({ month, turnover, six, twelve }) => [formatMonth(month, 'short'), turnover, six, twelve]),
    },
  };
}

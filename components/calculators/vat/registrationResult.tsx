import { dueText } from '@/lib/calendar/dueText';
import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import type { VatRules } from '@/lib/tax/vat/vat';
import { type RegistrationInput, type RegistrationResult, vatRegistration } from '@/lib/tax/vat/vatRegistration';
import type { ResultModel } from '../result/resultModel';
import { RegistrationNotes } from './RegistrationNotes';
import type { VatData } from './vatData';
import { registrationRows } from './vatRows';

function badgeOf({ applyBy }: RegistrationResult, { who }: RegistrationInput, { holidays }: VatRules): string {
  if (applyBy) {
    return `Register: ${dueText(applyBy, holidays, { before: 'apply by', verb: 'apply' })}`;
  }
  return who ? 'Register whatever the turnover' : 'Below both thresholds';
}

/** What the VAT calculator shows of the test of registration. */
export function registrationResult(input: RegistrationInput, { rules, choices, words }: VatData): ResultModel {
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, months } = result;
  const label = 'Highest turnover of 12 months in a row';
  const who = choices.who.find(({ value }) => value === input.who)?.label ?? '';
  const badge = badgeOf(result, input, rules);
  const aside = reached
    ? `threshold reached in ${formatMonth(reached.month)}`
    : `to the end of ${formatMonth(highestTwelve.month)}`;
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: `${who}; turnover of ${months.length} months from ${formatMonth(input.first)}`,
    statistics: [],
    notes: <RegistrationNotes input={input} result={result} words={words} />,
    tables: [{ caption: 'The test', rows: registrationRows(result) }],
    sheet: {
      caption: 'Month by month: turnover of the months up to each, TZS',
      columns: ['Month', 'Turnover', '6 months', '12 months'],
      rows: months.map(({ month, turnover, six, twelve }) => [formatMonth(month, 'short'), turnover, six, twelve]),
    },
  };
}

import { formatMonth } from '@/lib/dates/formatLongDate';
import { roundToCents } from '@/lib/money/amount';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { publishedNetPay } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import type { Say } from '@/lib/words/say';

/** PAYE and net pay by the revenue authority's own table, where the calculator reads the band in another way. */
function publishedInWords(result: DeductedSalary, { table }: SalaryCase, say: Say): string | false {
  const net = publishedNetPay(result, table.rates);
  if (net === undefined) return false;
  return say('By TRA’s own table PAYE is {paye} and the net pay {net}.', {
    paye: formatTzs(roundToCents(result.taxablePay - net)),
    net: formatTzs(net),
  });
}

/** Names the time whose rates a salary takes, where it is chosen: a month, or a year in which all months are alike. */
function chosenTime({ table, month, isOtherYear }: SalaryCase, say: Say): string | undefined {
  if (month) return formatMonth(month, 'long', say.language);
  return isOtherYear ? table.rates.year : undefined;
}

/** Sentences on TRA's own table, year, deductions and bonus that follow the announcement of a result; empty without them. */
export function moreInWords(
  result: DeductedSalary,
  salaryCase: SalaryCase,
  month: BonusMonth | undefined,
  say: Say,
): string {
  const { deducted } = result;
  const time = chosenTime(salaryCase, say);
  const sentences = [
    publishedInWords(result, salaryCase, say),
    deducted &&
      say('Other deductions of {total} leave {left}.', {
        total: formatTzs(deducted.total),
        left: formatTzs(deducted.left),
      }),
    month &&
      say('In the month with a bonus of {bonus} PAYE is {paye}; {left} of the bonus is left.', {
        bonus: formatTzs(month.bonus),
        paye: formatTzs(month.pay.paye),
        left: formatTzs(month.left),
      }),
    time && say('Rates of {year}.', { year: time }),
  ];
  return sentences.map((sentence) => (sentence ? ` ${sentence}` : '')).join('');
}

/** The input beside the salary in words, for the printed sheet; empty without any. */
export function moreInput(input: SalaryCase, say: Say): string {
  const { nonResident, options, deductions, bonus } = input;
  const time = chosenTime(input, say);
  const amount = (name: string, shillings = 0) => shillings > 0 && `${name} ${formatTzs(shillings)}`;
  const parts = [
    !options.isSdlCharged && say('without SDL'),
    time && say('rates of {year}', { year: time }),
    nonResident && say('not resident'),
    deductions?.loanPercent && say('student loan'),
    amount(say('union'), deductions?.union),
    amount(say('insurance'), deductions?.insurance),
    amount(say('other deductions'), deductions?.other),
    amount(say('bonus in one month'), bonus),
  ];
  return parts.map((part) => (part ? `, ${part}` : '')).join('');
}

import { roundToCents } from '@/lib/money/amount';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { publishedNetPay } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';

/** PAYE and net pay by the revenue authority's own table, where the calculator reads the band in another way. */
function publishedInWords(result: DeductedSalary, { year }: SalaryCase): string | false {
  const net = publishedNetPay(result, year.rates);
  if (net === undefined) return false;
  return `By TRA’s own table PAYE is ${formatTzs(roundToCents(result.taxablePay - net))} and the net pay ${formatTzs(net)}.`;
}

/** Sentences on TRA's own table, year, deductions and bonus that follow the announcement of a result; empty without them. */
export function moreInWords(result: DeductedSalary, salaryCase: SalaryCase, month: BonusMonth | undefined): string {
  const { deducted } = result;
  const { year, isOtherYear } = salaryCase;
  const sentences = [
    publishedInWords(result, salaryCase),
    deducted && `Other deductions of ${formatTzs(deducted.total)} leave ${formatTzs(deducted.left)}.`,
    month &&
      `In the month with a bonus of ${formatTzs(month.bonus)} PAYE is ${formatTzs(month.pay.paye)}; ` +
        `${formatTzs(month.left)} of the bonus is left.`,
    isOtherYear && `Rates of ${year.rates.year}.`,
  ];
  return sentences.map((sentence) => (sentence ? ` ${sentence}` : '')).join('');
}

/** The input beside the salary in words, for the printed sheet; empty without any. */
export function moreInput({ year, isOtherYear, options, deductions, bonus }: SalaryCase): string {
  const amount = (name: string, shillings = 0) => shillings > 0 && `${name} ${formatTzs(shillings)}`;
  const parts = [
    !options.isSdlCharged && 'without SDL',
    isOtherYear && `rates of ${year.rates.year}`,
    deductions?.loanPercent && 'student loan',
    amount('union', deductions?.union),
    amount('insurance', deductions?.insurance),
    amount('other deductions', deductions?.other),
    amount('bonus in one month', bonus),
  ];
  return parts.map((part) => (part ? `, ${part}` : '')).join('');
}

import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import type { SalaryCase } from '@/lib/salary/salaryInput';

/** Sentences on year, deductions and bonus that follow the announcement of a result; empty without them. */
export function moreInWords(
  { deducted }: DeductedSalary,
  { year, isOtherYear }: SalaryCase,
  month: BonusMonth | undefined,
): string {
  const sentences = [
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

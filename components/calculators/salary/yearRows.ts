import { roundToCents } from '@/lib/money/amount';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatAmount as f } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import type { Phrase } from '@/lib/words/phrases';
import { say } from '@/lib/words/say';

/** Months of a year without the bonus. */
const USUAL_MONTHS = 11;

type Line = Pick<BreakdownRow, 'id' | 'kind'> & { rule?: Phrase | ''; of: (result: DeductedSalary) => number };

const LINES: readonly Line[] = [
  { id: 'gross', rule: '', of: ({ grossSalary }) => grossSalary },
  { id: 'nssf', of: ({ employeeNSSF }) => employeeNSSF, kind: 'deduction' },
  { id: 'taxable', of: ({ taxablePay }) => taxablePay },
  { id: 'paye', of: ({ paye }) => paye, kind: 'deduction' },
  { id: 'net', rule: 'gross less NSSF and PAYE', of: ({ netPay }) => netPay, kind: 'total' },
];

const DEDUCTED_LINES: readonly Line[] = [
  { id: 'deductions', of: ({ deducted }) => deducted?.total ?? 0, kind: 'deduction' },
  { id: 'left', of: ({ deducted }) => deducted?.left ?? 0, kind: 'total' },
];

const EMPLOYER_LINES: readonly Line[] = [
  { id: 'total', of: ({ totalCostToCompany }) => totalCostToCompany, kind: 'total' },
];

/** Columns of a year's rows. */
export const YEAR_COLUMNS = ['Usual month', 'With bonus', 'Year'] as const;

/** Builds the rows of twelve months: a usual month, the month with the bonus, and their sum, as on the payslips. */
export function yearRows(usual: DeductedSalary, month: BonusMonth): BreakdownRow[] {
  const lines = [...LINES, ...(usual.deducted ? DEDUCTED_LINES : []), ...EMPLOYER_LINES];
  return lines.map(({ of, rule, ...row }) => {
    const [each, once] = [of(usual), of(month.pay)];
    const year = roundToCents(USUAL_MONTHS * each + once);
    const formula = `${USUAL_MONTHS} × ${f(each)} + ${f(once)} = ${f(year)}`;
    return {
      ...row,
      ...(rule !== undefined && { rule: rule && say(rule) }),
      amount: year,
      amounts: [each, once, year],
      formula,
    };
  });
}

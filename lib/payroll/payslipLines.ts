import { formatExact } from '../money/format.ts';
import type { Payslip } from './payslip.ts';

/** A line of a payslip as it is handed out: its words, its amount in shillings. */
export type PayslipLine = readonly [label: string, amount: number];

/** Name of a person's pension fund. */
export const FUND_LABELS = { nssf: 'NSSF', psssf: 'PSSSF', 'psssf-basic': 'PSSSF', none: 'Pension' } as const;

const present = (lines: readonly PayslipLine[]) => lines.filter(([, amount]) => amount !== 0);

/** What is paid, with its total; lines without an amount are left out. */
export const earningsOf = ({ employee, gross }: Payslip): PayslipLine[] => [
  ...present([
    ['Basic pay', employee.basic],
    ['Allowances', employee.allowances],
    ['Overtime', employee.overtime],
    ['Bonus', employee.bonus],
  ]),
  ['Gross pay', gross],
];

/** What is taken off, with its total. */
export const deductionsOf = ({ employee, ...slip }: Payslip): PayslipLine[] => [
  ...present([
    [FUND_LABELS[employee.fund], slip.employeePension],
    [employee.status === 'director' ? 'Withholding tax' : 'PAYE', slip.paye],
    ['Student loan (HESLB)', slip.heslb],
    ['Union dues', slip.union],
    ['Insurance', slip.insurance],
    ['Other deductions', slip.otherDeductions],
  ]),
  ['All deductions', slip.deductions],
];

/** What a payslip that is handed out says beside its amounts. */
export type PayslipFrame = {
  employer: string;
  /** 'November 2026'. */
  month: string;
  /** Lines of whose word its rules are. */
  marks: readonly string[];
};

/** A payslip as a message: month and employer, the person, pay, deductions, net pay, then whose word its rules are. */
export function payslipText(slip: Payslip, { employer, month, marks }: PayslipFrame): string {
  const { name, number } = slip.employee;
  const lines: PayslipLine[] = [...earningsOf(slip), ...deductionsOf(slip), ['Net pay', slip.net]];
  return [
    ['Payslip', month, employer].filter(Boolean).join(', '),
    number ? `${name}, number ${number}` : name,
    ...lines.map(([label, amount]) => `${label}: TZS ${formatExact(amount)}`),
    ...marks,
  ].join('\n');
}

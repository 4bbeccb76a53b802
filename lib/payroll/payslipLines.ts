import { formatExact } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { Phrase } from '../words/sw/phrases.ts';
import type { Payslip } from './payslip.ts';

/** A line of a payslip as it is handed out: its words, its amount in shillings. */
export type PayslipLine = readonly [label: string, amount: number];

/** Name of a person's pension fund. */
export const FUND_LABELS = { nssf: 'NSSF', psssf: 'PSSSF', 'psssf-basic': 'PSSSF', none: 'Pension' } as const;

type NamedLine = readonly [label: Phrase, amount: number];

const named = ([label, amount]: NamedLine): PayslipLine => [say(label), amount];

const present = (lines: readonly NamedLine[]) => lines.filter(([, amount]) => amount !== 0).map(named);

/** What is paid, with its total; lines without an amount are left out. */
export const earningsOf = ({ employee, gross }: Payslip): PayslipLine[] => [
  ...present([
    ['Basic pay', employee.basic],
    ['Allowances', employee.allowances],
    ['Overtime', employee.overtime],
    ['Bonus', employee.bonus],
  ]),
  named(['Gross pay', gross]),
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
  named(['All deductions', slip.deductions]),
];

/** The person of a payslip, with the number where there is one. */
export const nameAndNumber = ({ employee: { name, number } }: Payslip): string =>
  number ? say('{name}, number {number}', { name, number }) : name;

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
  const lines: PayslipLine[] = [...earningsOf(slip), ...deductionsOf(slip), named(['Net pay', slip.net])];
  return [
    [say('Payslip, {month}', { month }), employer].filter(Boolean).join(', '),
    nameAndNumber(slip),
    ...lines.map(([label, amount]) => `${label}: TZS ${formatExact(amount)}`),
    ...marks,
  ].join('\n');
}

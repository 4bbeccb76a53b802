import type { Payslip } from './payslip.ts';

/** A printed line of a payslip, in shillings. */
export type PayslipLine = readonly [label: string, amount: number];

/** Names of the pension funds. */
export const FUND_LABELS = { nssf: 'NSSF', psssf: 'PSSSF', 'psssf-basic': 'PSSSF', none: 'Pension' } as const;

const present = (lines: readonly PayslipLine[]) => lines.filter(([, amount]) => amount !== 0);

/** Returns the earnings with their total; lines without an amount are left out. */
export const earningsOf = ({ employee, gross }: Payslip): PayslipLine[] => [
  ...present([
    ['Basic pay', employee.basic],
    ['Allowances', employee.allowances],
    ['Overtime', employee.overtime],
    ['Bonus', employee.bonus],
  ]),
  ['Gross pay', gross],
];

/** Returns the deductions with their total. */
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

/** Returns a person's name, with the employee number if there is one. */
export const nameAndNumber = ({ employee: { name, number } }: Payslip): string =>
  number ? `${name}, number ${number}` : name;

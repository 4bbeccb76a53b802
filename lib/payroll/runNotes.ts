import type { Payslip } from './payslip.ts';
import type { PayrollRun } from './run.ts';

type Note = { isNeeded: (slip: Payslip, run: PayrollRun) => boolean; text: string };

/** Notes on doubtful lines, and on lines whose law can be read in several ways. */
const NOTES: readonly Note[] = [
  {
    isNeeded: ({ employee }) => employee.status === 'director',
    text: 'Withholding tax is taken from the fees of part-time directors. We treat them as no wage, without NSSF, SDL and WCF.',
  },
  {
    isNeeded: ({ employee }) => employee.fund === 'nssf' && employee.overtime + employee.bonus > 0,
    text: 'NSSF is charged on overtime and bonus too. If you leave them out, ask us first.',
  },
  {
    isNeeded: ({ employee, wcf }) => wcf > 0 && employee.allowances + employee.overtime + employee.bonus > 0,
    text: 'WCF is charged on basic pay and the fixed allowances paid with it, as the Fund’s pages say, not on overtime and bonus. Where an allowance is not fixed, enter the WCF earnings of the person.',
  },
  {
    isNeeded: ({ employee }) => employee.fund.startsWith('psssf'),
    text: 'PSSSF takes its percentage of the monthly salary. Choose gross or basic pay as the Fund’s letter says.',
  },
  {
    isNeeded: ({ heslb }) => heslb > 0,
    text: 'HESLB takes its percentage of the gross salary, without overtime and bonus. If the Board’s letter on the employee says basic salary, choose that.',
  },
  {
    isNeeded: ({ employee, heslb }, { rates }) =>
      (employee.status === 'non-resident' && !rates.nonResident.isConfirmed) ||
      (employee.status === 'second-job' && !rates.secondJob.isConfirmed) ||
      (employee.fund.startsWith('psssf') && rates.psssf?.isConfirmed === false) ||
      (heslb > 0 && !rates.heslb.isConfirmed),
    text: 'Some rates of this month were found for a later month only: check them before you rely on the result.',
  },
];

/** Returns the notes that apply to a run, without repeats. */
export const runNotes = (run: PayrollRun): string[] =>
  NOTES.filter(({ isNeeded }) => run.slips.some((slip) => isNeeded(slip, run))).map(({ text }) => text);

/** Names the persons whose deductions exceed their pay; empty if there are none. */
export function belowZero({ slips }: PayrollRun): string {
  const names = slips.filter(({ net }) => net < 0).map(({ employee }) => employee.name);
  return names.length > 0 ? `Deductions are more than the pay of ${names.join(', ')}: net pay is below 0.` : '';
}

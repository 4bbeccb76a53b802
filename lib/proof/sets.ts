import type { CalculatorId } from '../site/calculators.ts';

/** The files of cases by tool, in the order of lists: lib/proof/files/<id>.csv, which the tests read too. */
export const CASE_SETS = [
  { id: 'gross-to-net', tool: 'gross-to-net-salary', name: 'Net pay of a gross salary' },
  { id: 'salary-years', tool: 'gross-to-net-salary', name: 'Every tax year, with a loan and a bonus' },
  { id: 'net-to-gross', tool: 'net-to-gross-salary', name: 'Gross salary of a net pay' },
  { id: 'left-to-gross', tool: 'net-to-gross-salary', name: 'Every tax year, with other deductions' },
  { id: 'overtime', tool: 'overtime', name: 'Overtime pay' },
  { id: 'minimum-wage', tool: 'overtime', name: 'Overtime by both hours, and the minimum wage' },
  { id: 'payslip', tool: 'payslip', name: 'Payslips, right and wrong' },
  { id: 'leaving', tool: 'leaving', name: 'Last pays, with notice, leave and severance' },
  { id: 'payroll', tool: 'payroll', name: 'A payroll of twelve people' },
  { id: 'corporate-tax', tool: 'corporate-tax', name: 'Tax and minimum tax of a company' },
  { id: 'minimum-tax', tool: 'corporate-tax', name: 'Minimum tax by days' },
  { id: 'old-losses', tool: 'corporate-tax', name: 'The cap on old losses' },
  { id: 'withholding', tool: 'withholding-tax', name: 'Tax withheld from payments' },
  { id: 'vat', tool: 'vat', name: 'VAT of a sale' },
  { id: 'penalties', tool: 'penalties', name: 'Penalties and interest' },
  { id: 'presumptive', tool: 'presumptive-tax', name: 'Presumptive tax, and when accounts cost less' },
  { id: 'profit-tax', tool: 'presumptive-tax', name: 'Tax on a profit' },
  { id: 'gains', tool: 'gains', name: 'Sales of land and shares, and leases' },
  { id: 'objection', tool: 'objection', name: 'Deposits and days of objections' },
  { id: 'due-dates', tool: 'tax-calendar', name: 'Due days and working days' },
] as const satisfies readonly { id: string; tool: CalculatorId; name: string }[];

export type CaseSet = (typeof CASE_SETS)[number];
export type CaseSetId = CaseSet['id'];

/** Path of the page of a set, and of its file. */
export const caseSetPath = (id: CaseSetId): string => `/calculator/proof/${id}`;
export const caseFilePath = (id: CaseSetId): string => `/proof/${id}.csv`;

import { payrollRun } from '../../../../../../lib/payroll/run.ts';
import { netToGross } from '../../../../../../lib/salary/netToGross.ts';
import type { SalaryCalculator } from '../../../../../../lib/salary/publishedRates.ts';
import { grossToNet } from '../../../../../../lib/salary/salary.ts';
import { readSalaryCase } from '../../../../../../lib/salary/salaryInput.ts';
import { checkSlip, readSlipInput } from '../../../../../../lib/salary/slip.ts';
import {
  getPayrollRules,
  getSalaryYears,
  getShownDay,
  getSlipRules,
  runningTaxYear,
} from '../../../../../../lib/server/content/loaders/tax/salary.ts';
import { readingDays, readRate } from '../../../../../../lib/server/content/source/rateTokens.ts';
import { getRateCard } from '../../../../../../lib/server/content/source/readCollection.ts';
import { rateGroups } from '../../../../../../lib/server/resources/rateHistory.ts';
import { rateRows } from '../../../../../../lib/server/resources/rateRows.ts';

const GROSS = 2_000_000;

const NOTHING = { union: '', insurance: '', other: '', bonus: '' };

/** Reads a salary as a form does, and again from the address of its result. */
function salaryCase(calculator: SalaryCalculator, month: string, abroad = '') {
  const data = {
    year: runningTaxYear(),
    month: getShownDay().slice(0, 7),
    years: getSalaryYears(calculator),
  };
  const read = (texts: Parameters<typeof readSalaryCase>[0]) => {
    const { input } = readSalaryCase(texts, data, () => ({ amount: GROSS }));
    if (!input) throw new Error('the salary is not accepted');
    return input;
  };
  return read({ ...NOTHING, small: '', year: '', month, abroad, heslb: '1' });
}

function figuresOfGross(month: string) {
  const { table, options, deductions, month: written } = salaryCase('grossToNet', month);
  const result = grossToNet(GROSS, table.rates, options, deductions);
  const abroad = grossToNet(GROSS, salaryCase('grossToNet', month, '1').table.rates, options, undefined);
  const { employeeNSSF: nssf, paye, employerNSSF: employerNssf, sdl, wcf, deducted } = result;
  return { written, nssf, paye, employerNssf, sdl, wcf, heslb: deducted?.heslb, abroad: abroad.paye };
}

/** Goes from the pay that is left of the gross salary back to it. */
function figuresOfNet(month: string) {
  const { table, options, deductions } = salaryCase('netToGross', month);
  const left = grossToNet(GROSS, table.rates, options, deductions).deducted?.left ?? 0;
  const result = netToGross(left, table.rates, options, deductions);
  return { gross: result?.grossSalary, paye: result?.paye, sdl: result?.sdl, wcf: result?.wcf };
}

function payslip(month: string) {
  const rules = getSlipRules();
  const empty = { gross: String(GROSS), net: '1', year: '', month, basic: '', bonus: '', share: '', nssf: '' };
  const read = (texts: Parameters<typeof readSlipInput>[0]) => {
    const { input } = readSlipInput(texts, rules);
    if (!input) throw new Error('the payslip is not accepted');
    return input;
  };
  const { nssf, paye } = checkSlip(read({ ...empty, paye: '', other: '' }), rules);
  return { nssf: nssf.right, paye: paye.right };
}

function payroll(month: string) {
  const rules = getPayrollRules();
  const first = `${month || getShownDay().slice(0, 7)}-01`;
  const share = rules.periods.findLast(({ from }) => from <= first)?.nssf.employeeMost ?? 0;
  const amounts = { basic: GROSS, allowances: 0, overtime: 0, bonus: 0, insurance: 0, otherDeductions: 0, benefits: 0 };
  const kinds = { status: 'resident', fund: 'nssf', heslb: 'gross', nssfShare: share, union: { amount: 0 } } as const;
  const employee = { number: '1', name: 'Asha', ...kinds, ...amounts };
  const settings = { month: first, staff: 10, isPublicBody: false, isSdlExempt: false };
  const {
    employeePension: nssf,
    paye,
    employerPension: employerNssf,
    sdl,
    wcf,
    heslb,
  } = payrollRun([employee], settings, rules).totals as Record<string, number>;
  return { nssf, paye, employerNssf, sdl, wcf, heslb };
}

/**
 * Returns what every consumer of the dated lists gives, for the content that loaders read: a salary of 2,000,000 with a student
 * loan.
 *
 * @param visit a day of the build, with the month that is asked for, if one is: 2027-01-01/2026-11
 */
export function figuresOf(visit: string, rateId = 'sdl.rate') {
  const [day = '', month = ''] = visit.split('/');
  const anchor = rateId.replace('.', '-');
  const figureIn = (file: string) => readRate(getRateCard(), { of: rateId }, readingDays(file));
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(`${day}T09:00:00Z`) / 1000);
  const rates = rateGroups(runningTaxYear()).flatMap((group) => group.rates);
  return {
    grossToNet: figuresOfGross(month),
    netToGross: figuresOfNet(month),
    payslip: payslip(month),
    payroll: payroll(month),
    card: rates.find(({ id }) => id === anchor)?.text,
    row: rateRows().rows.find(({ id }) => id === anchor)?.stripes[0]?.text,
    text: figureIn('content/services/accounting.mdx'),
    guide: figureIn('content/resources/guides/tax-guide-2026-27.mdx'),
    earlierGuide: figureIn('content/resources/guides/tax-guide-2025-26.mdx'),
  };
}

'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { formatTzs } from '@/lib/money/format';
import { bonusMonth } from '@/lib/salary/bonusMonth';
import { netToGrossBreakdowns } from '@/lib/salary/breakdown';
import { leftToGross, readLeft } from '@/lib/salary/deductions';
import { exactGrossOf } from '@/lib/salary/netToGross';
import { type MoreField, moreParams, readSalaryCase, type SalaryCase, type SalaryData } from '@/lib/salary/salaryInput';
import { defineCalculator } from '../definition/defineCalculator';
import type { ResultModel } from '../result/resultModel';
import { arrangeSalary, moreFields, salaryField } from './salaryForm';
import { salaryResult } from './salaryResult';

function resultOf(salaryCase: SalaryCase): ResultModel | undefined {
  const { salary, year, options, deductions, bonus } = salaryCase;
  const { rates } = year;
  const result = leftToGross(salary, rates, options, deductions);
  if (!result) return undefined;
  const { grossSalary, netPay, taxablePay, paye, taxBand, totalCostToCompany, deducted } = result;
  const gross = exactGrossOf(taxablePay, rates);
  return salaryResult({
    result,
    salaryCase,
    month: bonus > 0 ? bonusMonth(result, gross, bonus, rates, options) : undefined,
    headline: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: deducted ? `check: ${formatTzs(deducted.left)} after all deductions` : `check: net ${formatTzs(netPay)}`,
    },
    announcement:
      `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
      `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `net monthly salary ${formatTzs(netPay)}`,
    caption: 'From net to gross',
    ...netToGrossBreakdowns(result, rates, deductions),
    ladder: 'net',
  });
}

/** From an agreed net salary to the gross that gives it. */
export const NetToGrossCalculator = defineCalculator<SalaryData, 'net' | MoreField, SalaryCase>({
  fields: (data, _, input) => ({
    net: salaryField({ label: 'Net monthly salary', hint: 'What should reach the account.', first: '600,000' }),
    ...moreFields(data, input),
  }),
  arrange: arrangeSalary('net'),
  submitLabel: 'Calculate gross salary',
  parse: (texts, data) => {
    const read = readSalaryCase(texts, data, (rates, deductions) => readLeft(texts.net, rates, deductions));
    return { input: read.input, errors: { ...read.errors, net: read.salaryError } };
  },
  toParams: (input) => ({ net: String(input.salary), ...moreParams(input) }),
  example: () => ({}),
  result: resultOf,
  failing: 'net',
});

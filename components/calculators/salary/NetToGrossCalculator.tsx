'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import { formatExact, formatTzs } from '@/lib/money/format';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { type MoreField, readSalaryCase, type SalaryCase } from '@/lib/salary/salaryInput';
import type { Say } from '@/lib/words/say';
import { defineCalculator } from '../form/defineCalculator';
import type { ResultModel } from '../result/resultModel';
import { bandNameOf } from './bandTexts';
import { arrangeSalary, moreFields, salaryField } from './salaryForm';
import { type SalaryToolData, salaryParts, salaryResult } from './salaryResult';
import { netToGrossRows } from './salaryRows';

function resultOf(salaryCase: SalaryCase, data: SalaryToolData, say: Say): ResultModel | undefined {
  const { salary, options, deductions } = salaryCase;
  const parts = salaryParts(salaryCase, data, say);
  const { rates } = parts;
  const result = netToGross(salary, rates, options, deductions);
  if (!result) return undefined;
  const { grossSalary, netPay, paye, totalCostToCompany, deducted, asked } = result;
  const band = bandNameOf(result, rates, say);
  return salaryResult({
    result,
    salaryCase,
    parts,
    headline: {
      label: say('Gross salary to agree, each month'),
      amount: grossSalary,
      badge: band,
      aside: deducted
        ? say('check: {amount} after all deductions', { amount: formatTzs(deducted.left) })
        : say('check: net {amount}', { amount: formatTzs(netPay) }),
    },
    announcement: say(
      'Gross salary {gross} for a net pay of {net}: PAYE {paye}, {band}; total cost to company {cost}.',
      {
        gross: formatTzs(grossSalary),
        net: formatTzs(deducted ? netPay : asked, formatExact),
        paye: formatTzs(paye),
        band,
        cost: formatTzs(totalCostToCompany),
      },
    ),
    inputSummary: say('net monthly salary {amount}', { amount: formatTzs(asked, formatExact) }),
    caption: say('From net to gross'),
    rows: netToGrossRows(result, parts),
  });
}

/** From an agreed net salary to the gross that gives it. */
export const NetToGrossCalculator = defineCalculator<SalaryToolData, 'net' | MoreField, SalaryCase>({
  fields: (data, texts, say, input) => ({
    net: salaryField(
      { label: say('Net monthly salary'), hint: say('What should reach the account.'), first: '600,000' },
      say,
    ),
    ...moreFields(data, texts, say, input),
  }),
  arrange: arrangeSalary('net'),
  submitLabel: (say) => say('Calculate gross salary'),
  parse: (texts, data) => {
    const read = readSalaryCase(texts, data, (rates, deductions) => readNetSalary(texts.net, rates, deductions));
    return { input: read.input, errors: { ...read.errors, net: read.salaryError } };
  },
  example: () => ({}),
  result: resultOf,
  failing: 'net',
});

'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import { formatExact, formatTzs } from '@/lib/money/format';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { type MoreField, readSalaryCase, type SalaryCase } from '@/lib/salary/salaryInput';
import type { Translate } from '@/lib/words/translate';
import { defineCalculator } from '../form/defineCalculator';
import type { ResultModel } from '../result/resultModel';
import { bandNameOf } from './bandTexts';
import { arrangeSalary, moreFields, salaryField } from './salaryForm';
import { type SalaryToolData, salaryParts, salaryResult } from './salaryResult';
import { netToGrossRows } from './salaryRows';

function resultOf(salaryCase: SalaryCase, data: SalaryToolData, translate: Translate): ResultModel | undefined {
  const { salary, options, deductions } = salaryCase;
  const parts = salaryParts(salaryCase, data, translate);
  const { rates } = parts;
  const result = netToGross(salary, rates, options, deductions);
  if (!result) return undefined;
  const { grossSalary, netPay, paye, totalCostToCompany, deducted, asked } = result;
  const band = bandNameOf(result, rates, translate);
  return salaryResult({
    result,
    salaryCase,
    parts,
    headline: {
      label: translate('Gross monthly salary to agree'),
      amount: grossSalary,
      badge: band,
      aside: deducted
        ? translate('check: {amount} after all deductions', { amount: formatTzs(deducted.left) })
        : translate('check: net {amount}', { amount: formatTzs(netPay) }),
    },
    announcement: translate(
      'Gross salary {gross} for a net pay of {net}: PAYE {paye}, {band}; total cost to company {cost}.',
      {
        gross: formatTzs(grossSalary),
        net: formatTzs(deducted ? netPay : asked, formatExact),
        paye: formatTzs(paye),
        band,
        cost: formatTzs(totalCostToCompany),
      },
    ),
    inputSummary: translate('net monthly salary {amount}', { amount: formatTzs(asked, formatExact) }),
    caption: translate('From net to gross'),
    rows: netToGrossRows(result, parts),
  });
}

/** Finds the gross salary for an agreed net salary. */
export const NetToGrossCalculator = defineCalculator<SalaryToolData, 'net' | MoreField, SalaryCase>({
  fields: (data, texts, translate, input) => ({
    net: salaryField(
      {
        label: translate('Net monthly salary'),
        hint: translate('The amount that should reach the account.'),
        first: '600,000',
      },
      translate,
    ),
    ...moreFields(data, texts, translate, input),
  }),
  arrange: arrangeSalary('net'),
  submitLabel: (translate) => translate('Calculate gross salary'),
  parse: (texts, data) => {
    const read = readSalaryCase(texts, data, (rates, deductions) => readNetSalary(texts.net, rates, deductions));
    return { input: read.input, errors: { ...read.errors, net: read.salaryError } };
  },
  example: () => ({}),
  result: resultOf,
  failing: 'net',
});

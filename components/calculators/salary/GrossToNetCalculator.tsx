'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import { formatExact, formatTzs } from '@/lib/money/format';
import { grossToNet, publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import { type MoreField, readSalary, readSalaryCase, type SalaryCase } from '@/lib/salary/salaryInput';
import type { Translate } from '@/lib/words/translate';
import { defineCalculator } from '../form/defineCalculator';
import type { ResultModel } from '../result/resultModel';
import { bandNameOf } from './bandTexts';
import { CompareSalaries } from './CompareSalaries';
import { arrangeSalary, moreFields, salaryField } from './salaryForm';
import { type SalaryToolData, salaryParts, salaryResult } from './salaryResult';
import { employeeRows, type SalaryParts } from './salaryRows';

/** Net pay, or what other deductions leave of it. Beside it, the same amount under TRA's own table. */
function headlineOf(result: SalaryResult, { rates, translate }: SalaryParts): ResultModel['headline'] {
  const { netPay, deducted } = result;
  const published = publishedNetPay(result, rates);
  return {
    label: translate(deducted ? 'Take-home pay each month, after other deductions' : 'Take-home pay each month'),
    amount: deducted?.left ?? netPay,
    badge: bandNameOf(result, rates, translate),
    other:
      published === undefined
        ? undefined
        : { label: translate('Under TRA’s own table'), amount: published - (deducted?.total ?? 0), isAsLarge: true },
  };
}

function resultOf(salaryCase: SalaryCase, data: SalaryToolData, translate: Translate): ResultModel {
  const { salary, options, deductions } = salaryCase;
  const parts = salaryParts(salaryCase, data, translate);
  const { rates } = parts;
  const result = grossToNet(salary, rates, options, deductions);
  const { grossSalary, netPay, employeeNSSF, paye, totalCostToCompany } = result;
  const calculated = salaryResult({
    result,
    salaryCase,
    parts,
    headline: headlineOf(result, parts),
    announcement: translate(
      'Net pay {net} from a gross salary of {gross}: NSSF {nssf}, PAYE {paye}, {band}; total cost to company {cost}.',
      {
        net: formatTzs(netPay),
        gross: formatTzs(grossSalary, formatExact),
        nssf: formatTzs(employeeNSSF),
        paye: formatTzs(paye),
        band: bandNameOf(result, rates, translate),
        cost: formatTzs(totalCostToCompany),
      },
    ),
    inputSummary: translate('gross monthly salary {amount}', { amount: formatTzs(grossSalary, formatExact) }),
    caption: translate('Your salary'),
    rows: employeeRows(result, parts),
  });
  const comparison = {
    title: translate('Compare with another salary'),
    content: <CompareSalaries translate={translate} first={result} salaryCase={salaryCase} />,
  };
  return { ...calculated, details: [...calculated.details, comparison] };
}

/** Calculates take-home pay and the employer's cost from a gross salary. */
export const GrossToNetCalculator = defineCalculator<SalaryToolData, 'gross' | MoreField, SalaryCase>({
  fields: (data, texts, translate, input) => ({
    gross: salaryField(
      { label: translate('Gross monthly salary'), hint: translate('Before any deductions.'), first: '800,000' },
      translate,
    ),
    ...moreFields(data, texts, translate, input),
  }),
  arrange: arrangeSalary('gross'),
  submitLabel: (translate) => translate('Calculate net pay'),
  parse: (texts, data) => {
    const { input, errors, salaryError } = readSalaryCase(texts, data, () => readSalary(texts.gross));
    return { input, errors: { ...errors, gross: salaryError } };
  },
  example: () => ({}),
  result: resultOf,
});

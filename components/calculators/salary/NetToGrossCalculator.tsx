'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatTzs } from '@/lib/money/format';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import { CalculationError } from '../form/CalculationError';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import type { netToGrossDetails } from './netToGrossDetails';
import { SalaryForm, useSalaryForm } from './SalaryForm';

type NetToGrossCalculatorProps = { rates: SalaryRates; texts: CalculatorTexts; slots: CalculatorSlots };

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./netToGrossDetails').then((file) => file.netToGrossDetails));

function resultFor(
  net: number,
  isSdlCharged: boolean,
  rates: SalaryRates,
  detailsOf: typeof netToGrossDetails | undefined,
): ResultModel | undefined {
  const result = netToGross(net, rates, { isSdlCharged });
  if (!result) return undefined;
  const { grossSalary, netPay, paye, taxBand, totalCostToCompany } = result;
  return {
    headline: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: `check: net ${formatTzs(netPay)}`,
    },
    announcement:
      `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
      `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `net monthly salary ${formatTzs(netPay)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(result.taxablePay, rates.bands),
    details: detailsOf?.(result, rates, isSdlCharged),
  };
}

/** From an agreed net salary to the gross that gives it. */
export function NetToGrossCalculator({ rates, texts, slots }: NetToGrossCalculatorProps) {
  const form = useSalaryForm({
    name: 'net',
    initialText: '600,000',
    parse: (text) => readNetSalary(text, rates),
  });
  const detailsOf = useLatePart(lateDetails);
  const { error } = form.salaryField;

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      result={form.input === undefined ? undefined : resultFor(form.input, !form.isSmallEmployer, rates, detailsOf)}
      failure={error && <CalculationError>{error}</CalculationError>}
      form={
        <SalaryForm
          form={form}
          label="Net monthly salary"
          hint="What should reach the account."
          submitLabel="Calculate gross salary"
          sdlMinEmployees={rates.sdlMinEmployees}
        />
      }
    />
  );
}

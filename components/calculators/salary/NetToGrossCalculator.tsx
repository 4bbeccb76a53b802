'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { useLatePart } from '@/components/behaviours/useLatePart';
import { formatTzs } from '@/lib/money/format';
import { netToGrossBreakdowns } from '@/lib/salary/breakdown';
import { netToGross, readNetSalary } from '@/lib/salary/netToGross';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import { CalculationError } from '../form/CalculationError';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { lateResultParts } from '../result/lateResultParts';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { SalaryForm, useSalaryForm } from './SalaryForm';
import { SalaryNotes } from './SalaryNotes';
import { salaryBars } from './salaryBars';
import { salaryStatistics } from './salaryStatistics';

type NetToGrossCalculatorProps = { rates: SalaryRates; texts: CalculatorTexts; slots: CalculatorSlots };

function resultFor(net: number, isSdlCharged: boolean, rates: SalaryRates): ResultModel | undefined {
  const result = netToGross(net, rates, { isSdlCharged });
  if (!result) return undefined;
  const { grossSalary, netPay, paye, taxBand, totalCostToCompany } = result;
  const { employee, employer } = netToGrossBreakdowns(result, rates);
  return {
    headline: {
      label: 'Gross salary to agree, each month',
      amount: grossSalary,
      badge: taxBand,
      aside: `check: net ${formatTzs(netPay)}`,
    },
    bars: salaryBars(result),
    statistics: salaryStatistics(result),
    notes: <SalaryNotes result={result} rates={rates} isSdlCharged={isSdlCharged} />,
    tables: [
      { caption: 'From net to gross', isMonthly: true, rows: employee },
      { caption: 'Employer’s side', isMonthly: true, rows: employer },
    ],
    announcement:
      `Gross salary ${formatTzs(grossSalary)} for a net pay of ${formatTzs(netPay)}: PAYE ${formatTzs(paye)}, ` +
      `${taxBand}; total cost to company ${formatTzs(totalCostToCompany)}.`,
    inputSummary: `net monthly salary ${formatTzs(netPay)}${isSdlCharged ? '' : ', without SDL'}`,
    band: bandIndexOf(result.taxablePay, rates.bands),
  };
}

/** From an agreed net salary to the gross that gives it. */
export function NetToGrossCalculator({ rates, texts, slots }: NetToGrossCalculatorProps) {
  const form = useSalaryForm({
    name: 'net',
    initialText: '600,000',
    parse: (text) => readNetSalary(text, rates),
  });
  const parts = useLatePart(lateResultParts);
  const { error } = form.salaryField;

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      parts={parts}
      result={form.input === undefined ? undefined : resultFor(form.input, !form.isSmallEmployer, rates)}
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

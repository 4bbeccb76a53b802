import { percentageOf } from '@/lib/money/amount';
import { formatPercent } from '@/lib/money/format';
import { type BonusMonth, bonusMonth } from '@/lib/salary/bonusMonth';
import { employeeBreakdown, employerBreakdown } from '@/lib/salary/breakdown';
import { type DeductedSalary, grossToLeft } from '@/lib/salary/deductions';
import { readSalary } from '@/lib/salary/input';
import type { ResultDetails, ResultModel } from '../result/resultModel';
import { CompareSalaries } from './CompareSalaries';
import { grossToNetModel } from './grossToNetModel';
import { MoreFields } from './MoreFields';
import { caseOf, moreParams, readMoreWith } from './moreInput';
import type { LateSalary, SalaryCase } from './salaryCase';
import { salaryDetails } from './salaryDetails';
import { moreInput, moreInWords } from './salaryWords';

function detailsOf(result: DeductedSalary, salaryCase: SalaryCase, month?: BonusMonth): ResultDetails {
  const { year, deductions } = salaryCase;
  return {
    ...salaryDetails({
      result,
      salaryCase,
      month,
      caption: 'Your salary',
      employee: employeeBreakdown(result, year.rates, deductions),
      employer: employerBreakdown(result, year.rates),
      ladder: 'taxable',
    }),
    comparison: <CompareSalaries first={result} salaryCase={salaryCase} />,
  };
}

/** The headline with what other deductions leave in place of the net pay. */
function headlineOf({ headline }: ResultModel, { deducted, grossSalary }: DeductedSalary): ResultModel['headline'] {
  if (!deducted) return headline;
  const { other } = headline;
  return {
    ...headline,
    label: 'Take-home pay each month, after other deductions',
    amount: deducted.left,
    aside: `${formatPercent(percentageOf(deducted.left, grossSalary))} of gross`,
    other: other && { ...other, amount: other.amount - deducted.total },
  };
}

/** What gross to net loads late. */
export const grossToNetLate: LateSalary = {
  detailsOf: (result, page, isSdlCharged) => detailsOf(result, caseOf(page, isSdlCharged)),
  moreFields: (form, page) => <MoreFields form={form} page={page} />,
  readMore: readMoreWith('gross', readSalary),
  moreParams,
  moreResult: (gross, more, page, isSdlCharged) => {
    const salaryCase = caseOf(page, isSdlCharged, more);
    const { options, deductions } = salaryCase;
    const { rates } = more.year;
    const result = grossToLeft(gross, rates, options, deductions);
    const month = more.bonus > 0 ? bonusMonth(result, gross, more.bonus, rates, options) : undefined;
    const model = grossToNetModel(result, rates, isSdlCharged, detailsOf(result, salaryCase, month));
    return {
      ...model,
      headline: headlineOf(model, result),
      announcement: model.announcement + moreInWords(result, salaryCase, month),
      inputSummary: model.inputSummary + moreInput(salaryCase),
    };
  },
};

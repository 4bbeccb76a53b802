import { formatTzs } from '@/lib/money/format';
import { type BonusMonth, bonusMonth } from '@/lib/salary/bonusMonth';
import { netToGrossBreakdowns } from '@/lib/salary/breakdown';
import { type DeductedSalary, leftToGross, readLeft } from '@/lib/salary/deductions';
import { exactGrossOf } from '@/lib/salary/netToGross';
import type { ResultDetails } from '../result/resultModel';
import { MoreFields } from './MoreFields';
import { caseOf, moreParams, readMoreWith } from './moreInput';
import { netToGrossModel } from './netToGrossModel';
import type { LateSalary, SalaryCase } from './salaryCase';
import { salaryDetails } from './salaryDetails';
import { moreInput, moreInWords } from './salaryWords';

function detailsOf(result: DeductedSalary, salaryCase: SalaryCase, month?: BonusMonth): ResultDetails {
  const { year, deductions } = salaryCase;
  return salaryDetails({
    result,
    salaryCase,
    month,
    caption: 'From net to gross',
    ...netToGrossBreakdowns(result, year.rates, deductions),
    ladder: 'net',
  });
}

/** What net to gross loads late. */
export const netToGrossLate: LateSalary = {
  detailsOf: (result, page, isSdlCharged) => detailsOf(result, caseOf(page, isSdlCharged)),
  moreFields: (form, page) => <MoreFields form={form} page={page} />,
  readMore: readMoreWith('net', readLeft),
  moreParams,
  moreResult: (left, more, page, isSdlCharged) => {
    const salaryCase = caseOf(page, isSdlCharged, more);
    const { options, deductions } = salaryCase;
    const { rates } = more.year;
    const result = leftToGross(left, rates, options, deductions);
    if (!result) return undefined;
    const gross = exactGrossOf(result.taxablePay, rates);
    const month = more.bonus > 0 ? bonusMonth(result, gross, more.bonus, rates, options) : undefined;
    const model = netToGrossModel(result, rates, isSdlCharged, detailsOf(result, salaryCase, month));
    const { deducted } = result;
    return {
      ...model,
      headline: {
        ...model.headline,
        ...(deducted && { aside: `check: ${formatTzs(deducted.left)} after all deductions` }),
      },
      announcement: model.announcement + moreInWords(result, salaryCase, month),
      inputSummary: model.inputSummary + moreInput(salaryCase),
    };
  },
};

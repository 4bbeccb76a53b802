import { buildDay } from '../../../../dates/builtAt.ts';
import type { BreakdownLine } from '../../../../money/breakdown.ts';
import { getPayrollFile, getSalaryLaw, payrollRatesOf, runningTaxYear } from './salary.ts';
import { getValueToday } from './sources.ts';

const line = (label: string, rule: string, basis?: { law: string }): BreakdownLine => ({
  label,
  rule,
  law: basis?.law ?? '',
});

const lineOfCard = (label: string, id: string, rule: string): BreakdownLine => {
  const value = getValueToday(id, 'en');
  return line(label, `${value.value}% ${rule}`, value);
};

const BASES = { gross: 'gross pay', basic: 'basic pay' } as const;

/**
 * Returns the lines of a payslip with the rules and laws on the build date, two of them with their rate. Throws if a rate is
 * missing.
 */
export function getPayrollBreakdown(): (BreakdownLine & { place?: string })[] {
  const { taxable, car, house, loan, psssf: psssfLaw } = getPayrollFile('en');
  const law = getSalaryLaw(runningTaxYear(), 'en');
  const { nssf, psssf, sdl, wcf } = payrollRatesOf(buildDay());
  return [
    line('Gross pay', 'all pay in money'),
    line('Benefit in kind: car', car.rule, car),
    line('Benefit in kind: house', house.rule, house),
    line('Benefit in kind: loan', loan.rule, loan),
    line('Taxable pay', 'gross pay less the employee’s pension share, plus benefits in kind', taxable),
    line('PAYE, resident', 'under the month’s bands', law.paye),
    lineOfCard('PAYE, non-resident', 'paye.non-resident', 'of gross pay and benefits, final'),
    lineOfCard('PAYE, second job', 'paye.second-job', 'of taxable pay, no tax-free band'),
    lineOfCard('Withholding tax, part-time director', 'withholding.directors', 'of the fee, not final'),
    lineOfCard('Student loan (HESLB)', 'pension.heslb', 'of the gross salary (basic pay and allowances), after tax'),
    line('NSSF, employee', `at most ${nssf.employeeMost}% of ${BASES[nssf.base]}`, law.nssf),
    line('NSSF, employer', `the rest of ${nssf.total}%`, law.nssf),
    line('PSSSF', `${psssf?.employee}% of pay, and ${psssf?.employer}% from the employer`, psssfLaw),
    {
      ...line('SDL, employer', `${sdl.percent}% of gross pay, from ${sdl.minEmployees} employees`, law.sdl),
      place: 'sdl.rate',
    },
    { ...line('WCF, employer', `${wcf?.percent}% of basic pay and fixed allowances`, law.wcf), place: 'wcf.rate' },
  ];
}

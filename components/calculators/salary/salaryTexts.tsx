import { formatTzs } from '@/lib/money/formatTzs';
import type { LineTexts } from '@/lib/money/line';
import type { SalaryRates, SalarySummary } from '@/lib/salary/types';
import { getContributions, getEmployerRates, getPayeTable } from '@/lib/server/content/loaders/tax';
import type { FigureText } from '../result/resultModel';
import type { SalaryNoteTexts } from './SalaryNotes';

/** Words and law of every line of a salary, by the line's id. Server only. */
export function salaryLineTexts(rates: SalaryRates): LineTexts {
  const { nssf } = getContributions();
  const { sdl, wcf } = getEmployerRates(rates.year);
  return {
    gross: { label: 'Gross salary', rule: '', law: '' },
    nssf: { label: 'Employee NSSF', rule: `${rates.employeeNssf}% of gross`, law: nssf.law },
    taxable: { label: 'Taxable pay', rule: 'gross less NSSF', law: nssf.deductionLaw },
    paye: { label: 'PAYE', rule: 'by band, on taxable pay', law: getPayeTable(rates.year).law },
    net: { label: 'Net pay', rule: 'gross less NSSF and PAYE', law: '' },
    base: { label: 'Gross salary', rule: '', law: '' },
    employerNssf: { label: 'Employer NSSF', rule: `${rates.employerNssf}% of gross`, law: nssf.law },
    sdl: { label: 'Skills levy (SDL)', rule: `${rates.sdl}% of gross, the employer’s`, law: sdl.law },
    wcf: { label: 'Workers’ compensation (WCF)', rule: `${rates.wcf}% of gross, the employer’s`, law: wcf.law },
    total: { label: 'Total cost to company', rule: 'gross plus the three', law: '' },
  };
}

/** The same for net to gross, which starts from the other end. Server only. */
export function netToGrossLineTexts(rates: SalaryRates): LineTexts {
  const texts = salaryLineTexts(rates);
  return {
    ...texts,
    net: { label: 'Net pay', rule: '', law: '' },
    taxable: { label: 'Taxable pay', rule: 'net plus PAYE', law: texts.taxable?.law ?? '' },
    gross: { label: 'Gross salary', rule: `taxable pay / ${100 - rates.employeeNssf}%`, law: '' },
  };
}

/** Figures of a salary's summary. */
export const SALARY_FIGURES: readonly FigureText<keyof SalarySummary>[] = [
  { of: 'totalDeductions', unit: 'shillings', label: 'total deductions' },
  { of: 'takeHomePercent', unit: 'percent', label: 'take-home, of gross' },
  { of: 'deductionPercent', unit: 'percent', label: 'deductions, of gross' },
  { of: 'employerCostPercent', unit: 'percent', label: 'employer cost, on top of gross' },
  { of: 'effectiveRate', unit: 'percent', label: 'effective rate: PAYE, of gross' },
  { of: 'marginalRate', unit: 'percent', label: 'marginal rate: PAYE on the next taxable shilling' },
];

/** Notes for the cases of a salary. Server only. */
export function salaryNoteTexts({ bands, publishedTopFixed, sdlMinEmployees }: SalaryRates): SalaryNoteTexts {
  const topFixed = bands.at(-1)?.fixed ?? 0;
  return {
    sdlCharged: (
      <p>
        Total deductions are NSSF, PAYE and the employer’s WCF and SDL. SDL is due from employers with {sdlMinEmployees}{' '}
        or more employees; the switch leaves it out for fewer.
      </p>
    ),
    sdlNotCharged: (
      <p>
        Total deductions are NSSF, PAYE and the employer’s WCF. No SDL: it is due from employers with {sdlMinEmployees}{' '}
        or more employees.
      </p>
    ),
    otherTopFixed:
      `The revenue authority’s table starts the top band at ${formatTzs(publishedTopFixed)}, this calculator at ` +
      `${formatTzs(topFixed)}. With the authority’s table the net pay would be`,
  };
}

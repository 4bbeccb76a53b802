import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';

/** Label, rule and law of the rows whose rates change from year to year. */
export function yearRowTexts({ rates, paye, sdl, wcf }: SalaryYear): RowTexts {
  return {
    paye: { label: 'PAYE', rule: 'by band, on taxable pay', law: paye.law, mark: paye.mark },
    sdl: {
      label: 'Skills development levy (SDL)',
      rule: `${rates.sdl}% of gross, paid by the employer`,
      law: sdl.law,
      mark: sdl.mark,
    },
    wcf: {
      label: 'Workers’ compensation (WCF)',
      rule: rates.wcf ? `${rates.wcf}% of gross, taken as fixed pay` : `charged since ${formatLongDate(wcf.from)}`,
      law: wcf.law,
      mark: wcf.mark,
    },
  };
}

/** Label, rule and law of every row of a salary. */
export function salaryRowTexts(tables: SalaryTables, loan: StudentLoan): RowTexts {
  const { rates, nssf, marks, paye, sdl, wcf } = tables;
  const year = {
    rates,
    paye: { ...paye, mark: marks.paye },
    sdl: { ...sdl, mark: marks.sdl },
    wcf: { ...wcf, mark: marks.wcf },
  };
  return {
    ...yearRowTexts(year),
    gross: { label: 'Gross salary', rule: '', law: '' },
    nssf: { label: 'Employee NSSF', rule: `${rates.employeeNssf}% of gross`, law: nssf.law, mark: marks.nssf },
    taxable: { label: 'Taxable pay', rule: 'gross less NSSF', law: nssf.deductionLaw },
    net: { label: 'Net pay', rule: 'gross less NSSF and PAYE', law: '' },
    base: { label: 'Gross salary', rule: '', law: '' },
    employerNssf: { label: 'Employer NSSF', rule: `${rates.employerNssf}% of gross`, law: nssf.law, mark: marks.nssf },
    total: { label: 'Total cost to company', rule: 'gross plus NSSF, SDL and WCF', law: '' },
    heslb: {
      label: 'Student loan (HESLB)',
      rule: `${loan.percent}% of gross, after tax`,
      law: `${loan.law}; the Board’s statement of February 2021 says gross, its letters of January 2017 basic salary`,
    },
    union: { label: 'Trade union', rule: '', law: '' },
    insurance: { label: 'Insurance', rule: '', law: '' },
    other: { label: 'Other amounts', rule: '', law: '' },
    deductions: { label: 'Other deductions', rule: 'after PAYE, together', law: '' },
    left: { label: 'Left after other deductions', rule: 'net pay less other deductions', law: '' },
  };
}

/** The same for net to gross, which starts from the other end. */
export function netToGrossRowTexts(tables: SalaryTables, loan: StudentLoan): RowTexts {
  const { employeeNssf } = tables.rates;
  return {
    ...salaryRowTexts(tables, loan),
    net: { label: 'Net pay', rule: '', law: '' },
    taxable: { label: 'Taxable pay', rule: 'net plus PAYE', law: tables.nssf.deductionLaw },
    gross: { label: 'Gross salary', rule: `taxable pay / ${100 - employeeNssf}%`, law: '' },
  };
}

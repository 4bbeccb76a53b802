import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { say } from '@/lib/words/say';

/** Label, rule and law of the rows whose rates change from year to year. */
export function yearRowTexts({ rates, paye, sdl, wcf }: SalaryYear): RowTexts {
  return {
    paye: { label: 'PAYE', rule: say('by band, on taxable pay'), law: paye.law, mark: paye.mark },
    sdl: {
      label: say('Skills development levy (SDL)'),
      rule: say('{rate}% of gross, paid by the employer', { rate: rates.sdl }),
      law: sdl.law,
      mark: sdl.mark,
    },
    wcf: {
      label: say('Workers’ compensation (WCF)'),
      rule: rates.wcf
        ? say('{rate}% of gross, taken as fixed pay', { rate: rates.wcf })
        : say('charged since {day}', { day: formatLongDate(wcf.from) }),
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
    gross: { label: say('Gross salary'), rule: '', law: '' },
    nssf: {
      label: say('Employee NSSF'),
      rule: say('{rate}% of gross', { rate: rates.employeeNssf }),
      law: nssf.law,
      mark: marks.nssf,
    },
    taxable: { label: say('Taxable pay'), rule: say('gross less NSSF'), law: nssf.deductionLaw },
    net: { label: say('Net pay'), rule: say('gross less NSSF and PAYE'), law: '' },
    base: { label: say('Gross salary'), rule: '', law: '' },
    employerNssf: {
      label: say('Employer NSSF'),
      rule: say('{rate}% of gross', { rate: rates.employerNssf }),
      law: nssf.law,
      mark: marks.nssf,
    },
    total: { label: say('Total cost to company'), rule: say('gross plus NSSF, SDL and WCF'), law: '' },
    heslb: {
      label: say('Student loan (HESLB)'),
      rule: say('{rate}% of gross, after tax', { rate: loan.percent }),
      law: say('{law}; the Board’s statement of February 2021 says gross, its letters of January 2017 basic salary', {
        law: loan.law,
      }),
    },
    union: { label: say('Trade union'), rule: '', law: '' },
    insurance: { label: say('Insurance'), rule: '', law: '' },
    other: { label: say('Other amounts'), rule: '', law: '' },
    deductions: { label: say('Other deductions'), rule: say('after PAYE, together'), law: '' },
    left: { label: say('Left after other deductions'), rule: say('net pay less other deductions'), law: '' },
  };
}

/** The same for net to gross, which starts from the other end. */
export function netToGrossRowTexts(tables: SalaryTables, loan: StudentLoan): RowTexts {
  const { employeeNssf } = tables.rates;
  return {
    ...salaryRowTexts(tables, loan),
    net: { label: say('Net pay'), rule: '', law: '' },
    taxable: { label: say('Taxable pay'), rule: say('net plus PAYE'), law: tables.nssf.deductionLaw },
    gross: { label: say('Gross salary'), rule: say('taxable pay / {rate}%', { rate: 100 - employeeNssf }), law: '' },
  };
}

import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { FlatRate } from '@/lib/salary/salaryInput';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/tax';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';

/** Label, rule and law of the rows whose rates change from year to year. */
export function yearRowTexts({ rates, paye, sdl, wcf }: Omit<SalaryYear, 'grossToNetTopFixed'>): RowTexts {
  return {
    paye: rowText('PAYE', say('by band, on taxable pay'), paye.law, paye.mark),
    sdl: rowText(
      say('Skills development levy (SDL)'),
      say('{rate}% of gross, paid by the employer', { rate: rates.sdl }),
      sdl.law,
      sdl.mark,
    ),
    wcf: rowText(
      say('Workers’ compensation (WCF)'),
      rates.wcf
        ? say('{rate}% of gross, taken as fixed pay', { rate: rates.wcf })
        : say('charged since {day}', { day: formatLongDate(wcf.from) }),
      wcf.law,
      wcf.mark,
    ),
  };
}

/** Label, rule and law of every row of a salary. */
export function salaryRowTexts(tables: SalaryTables, loan: FlatRate): RowTexts {
  const { rates, nssf, marks, paye, sdl, wcf } = tables;
  const year = {
    rates,
    paye: { ...paye, mark: marks.paye },
    sdl: { ...sdl, mark: marks.sdl },
    wcf: { ...wcf, mark: marks.wcf },
  };
  return {
    ...yearRowTexts(year),
    gross: rowText(say('Gross salary')),
    nssf: rowText(say('Employee NSSF'), say('{rate}% of gross', { rate: rates.employeeNssf }), nssf.law, marks.nssf),
    taxable: rowText(say('Taxable pay'), say('gross less NSSF'), nssf.deductionLaw),
    net: rowText(say('Net pay'), say('gross less NSSF and PAYE')),
    base: rowText(say('Gross salary')),
    employerNssf: rowText(
      say('Employer NSSF'),
      say('{rate}% of gross', { rate: rates.employerNssf }),
      nssf.law,
      marks.nssf,
    ),
    total: rowText(say('Total cost to company'), say('gross plus NSSF, SDL and WCF')),
    heslb: rowText(
      say('Student loan (HESLB)'),
      say('{rate}% of gross, after tax', { rate: loan.percent }),
      say('{law}; the Board’s statement of February 2021 says gross, its letters of January 2017 basic salary', {
        law: loan.law,
      }),
    ),
    union: rowText(say('Trade union')),
    insurance: rowText(say('Insurance')),
    other: rowText(say('Other amounts')),
    deductions: rowText(say('Other deductions'), say('after PAYE, together')),
    left: rowText(say('Left after other deductions'), say('net pay less other deductions')),
  };
}

/** The same for net to gross, which starts from the other end. */
export function netToGrossRowTexts(tables: SalaryTables, loan: FlatRate): RowTexts {
  const { employeeNssf } = tables.rates;
  return {
    ...salaryRowTexts(tables, loan),
    net: rowText(say('Net pay')),
    taxable: rowText(say('Taxable pay'), say('net plus PAYE'), tables.nssf.deductionLaw),
    gross: rowText(say('Gross salary'), say('taxable pay / {rate}%', { rate: 100 - employeeNssf })),
  };
}

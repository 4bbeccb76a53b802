import type { RowTexts } from '@/lib/money/breakdown';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';

/** Label, rule and law of every row of a salary. */
export function salaryRowTexts({ rates, paye, nssf, sdl, wcf }: SalaryTables): RowTexts {
  return {
    gross: { label: 'Gross salary', rule: '', law: '' },
    nssf: { label: 'Employee NSSF', rule: `${rates.employeeNssf}% of gross`, law: nssf.law },
    taxable: { label: 'Taxable pay', rule: 'gross less NSSF', law: nssf.deductionLaw },
    paye: { label: 'PAYE', rule: 'by band, on taxable pay', law: paye.law },
    net: { label: 'Net pay', rule: 'gross less NSSF and PAYE', law: '' },
    base: { label: 'Gross salary', rule: '', law: '' },
    employerNssf: { label: 'Employer NSSF', rule: `${rates.employerNssf}% of gross`, law: nssf.law },
    sdl: { label: 'Skills development levy (SDL)', rule: `${rates.sdl}% of gross, paid by the employer`, law: sdl.law },
    wcf: { label: 'Workers’ compensation (WCF)', rule: `${rates.wcf}% of gross, paid by the employer`, law: wcf.law },
    total: { label: 'Total cost to company', rule: 'gross plus NSSF, SDL and WCF', law: '' },
  };
}

/** The same for net to gross, which starts from the other end. */
export function netToGrossRowTexts(tables: SalaryTables): RowTexts {
  const { employeeNssf } = tables.rates;
  return {
    ...salaryRowTexts(tables),
    net: { label: 'Net pay', rule: '', law: '' },
    taxable: { label: 'Taxable pay', rule: 'net plus PAYE', law: tables.nssf.deductionLaw },
    gross: { label: 'Gross salary', rule: `taxable pay / ${100 - employeeNssf}%`, law: '' },
  };
}

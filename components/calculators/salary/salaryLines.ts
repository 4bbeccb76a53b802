import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { BreakdownLines } from '@/lib/money/breakdown';
import type { SalaryTable } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/salary';
import type { Translate } from '@/lib/words/translate';

/** Label, rule and law of each row whose rates change. */
export function tableLines({ rates, paye, nssf, sdl, wcf, loan }: SalaryTable, translate: Translate) {
  return {
    nssf: {
      label: translate('Employee NSSF'),
      rule: translate('{rate}% of gross', { rate: rates.employeeNssf }),
      law: nssf.law,
    },
    paye: { label: 'PAYE', rule: translate('by band, on taxable pay'), law: paye.law },
    employerNssf: {
      label: translate('Employer NSSF'),
      rule: translate('{rate}% of gross', { rate: rates.employerNssf }),
      law: nssf.law,
    },
    sdl: {
      label: translate('Skills development levy (SDL)'),
      rule: translate('{rate}% of gross, paid by the employer', { rate: rates.sdl }),
      law: sdl.law,
    },
    wcf: {
      label: translate('Workers’ compensation (WCF)'),
      rule: rates.wcf
        ? translate('{rate}% of gross, treated as fixed pay', { rate: rates.wcf })
        : translate('charged since {day}', { day: formatLongDate(wcf.from, translate.language) }),
      law: wcf.law,
    },
    heslb: {
      label: translate('Student loan (HESLB)'),
      rule: translate('{rate}% of gross, after tax', { rate: loan.percent }),
      law: loan.law,
    },
  };
}

/** Label, rule and law of each row in a salary calculation. */
export const salaryLines = (tables: SalaryTables, translate: Translate) => ({
  ...tableLines(tables, translate),
  gross: { label: translate('Gross salary') },
  taxable: { label: translate('Taxable pay'), rule: translate('gross less NSSF'), law: tables.nssf.deductionLaw },
  net: { label: translate('Net pay'), rule: translate('gross less NSSF and PAYE') },
  base: { label: translate('Gross salary') },
  total: { label: translate('Total cost to company'), rule: translate('gross plus NSSF, SDL and WCF') },
  union: { label: translate('Trade union') },
  insurance: { label: translate('Insurance') },
  other: { label: translate('Other amounts') },
  deductions: { label: translate('Other deductions'), rule: translate('after PAYE, all together') },
  left: { label: translate('Left after other deductions'), rule: translate('net pay less other deductions') },
});

export type SalaryLines = BreakdownLines<keyof ReturnType<typeof salaryLines>>;

/** The same for net to gross, which works in the opposite direction. */
export const netToGrossLines = (tables: SalaryTables, translate: Translate): SalaryLines => ({
  ...salaryLines(tables, translate),
  net: { label: translate('Net pay') },
  taxable: { label: translate('Taxable pay'), rule: translate('net plus PAYE'), law: tables.nssf.deductionLaw },
});

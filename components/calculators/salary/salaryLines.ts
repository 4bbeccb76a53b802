import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { Lines } from '@/lib/money/breakdown';
import type { SalaryTable } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/salary';
import type { Say } from '@/lib/words/say';

/** Label, rule and law of the rows whose rates change. */
export function tableLines({ rates, paye, nssf, sdl, wcf, loan }: SalaryTable, say: Say) {
  return {
    nssf: { label: say('Employee NSSF'), rule: say('{rate}% of gross', { rate: rates.employeeNssf }), law: nssf.law },
    paye: { label: 'PAYE', rule: say('by band, on taxable pay'), law: paye.law },
    employerNssf: {
      label: say('Employer NSSF'),
      rule: say('{rate}% of gross', { rate: rates.employerNssf }),
      law: nssf.law,
    },
    sdl: {
      label: say('Skills development levy (SDL)'),
      rule: say('{rate}% of gross, paid by the employer', { rate: rates.sdl }),
      law: sdl.law,
    },
    wcf: {
      label: say('Workers’ compensation (WCF)'),
      rule: rates.wcf
        ? say('{rate}% of gross, taken as fixed pay', { rate: rates.wcf })
        : say('charged since {day}', { day: formatLongDate(wcf.from, say.language) }),
      law: wcf.law,
    },
    heslb: {
      label: say('Student loan (HESLB)'),
      rule: say('{rate}% of gross, after tax', { rate: loan.percent }),
      law: loan.law,
    },
  };
}

/** Label, rule and law of every row of a salary. */
export const salaryLines = (tables: SalaryTables, say: Say) => ({
  ...tableLines(tables, say),
  gross: { label: say('Gross salary') },
  taxable: { label: say('Taxable pay'), rule: say('gross less NSSF'), law: tables.nssf.deductionLaw },
  net: { label: say('Net pay'), rule: say('gross less NSSF and PAYE') },
  base: { label: say('Gross salary') },
  total: { label: say('Total cost to company'), rule: say('gross plus NSSF, SDL and WCF') },
  union: { label: say('Trade union') },
  insurance: { label: say('Insurance') },
  other: { label: say('Other amounts') },
  deductions: { label: say('Other deductions'), rule: say('after PAYE, all together') },
  left: { label: say('Left after other deductions'), rule: say('net pay less other deductions') },
});

export type SalaryLines = Lines<keyof ReturnType<typeof salaryLines>>;

/** The same for net to gross, which starts from the other end. */
export const netToGrossLines = (tables: SalaryTables, say: Say): SalaryLines => ({
  ...salaryLines(tables, say),
  net: { label: say('Net pay') },
  taxable: { label: say('Taxable pay'), rule: say('net plus PAYE'), law: tables.nssf.deductionLaw },
});

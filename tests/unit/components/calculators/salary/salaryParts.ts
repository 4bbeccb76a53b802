import { netToGrossLines, salaryLines } from '@/components/calculators/salary/salaryLines';
import type { SalaryParts } from '@/components/calculators/salary/salaryRows';
import type { SalaryRates } from '@/lib/salary/rates';
import type { OtherDeductions } from '@/lib/salary/salary';
import { getSalaryTables } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/translate';

/** Returns the inputs from which the rows of a gross-to-net result are built, in English. */
export const salaryParts = (rates: SalaryRates, deductions?: OtherDeductions): SalaryParts => ({
  rates,
  deductions,
  lines: salaryLines(getSalaryTables('grossToNet', 'en'), ENGLISH),
  translate: ENGLISH,
});

/** The same for net to gross. */
export const netToGrossParts = (rates: SalaryRates, deductions?: OtherDeductions): SalaryParts => ({
  ...salaryParts(rates, deductions),
  lines: netToGrossLines(getSalaryTables('netToGross', 'en'), ENGLISH),
});

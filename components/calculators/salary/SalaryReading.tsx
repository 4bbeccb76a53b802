import type { LineTexts } from '@/lib/money/line';
import type { SalaryRates } from '@/lib/salary/types';
import { getContributions, getEmployerRates, getPayeTable } from '@/lib/server/content/loaders/tax';
import { BandTable } from '../layout/BandTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type SalaryReadingProps = { rates: SalaryRates; texts: LineTexts };

const LINES = ['nssf', 'taxable', 'paye', 'net', 'employerNssf', 'wcf', 'sdl', 'total'];

/** Bands, rules, laws and sources of a salary calculation, in the page itself. */
export function SalaryReading({ rates, texts }: SalaryReadingProps) {
  const { year, sdlMinEmployees } = rates;
  const table = getPayeTable(year);
  const { sdl, wcf } = getEmployerRates(year);
  const lastYear = table.years.at(-1);
  const isStillHeld = lastYear !== undefined && lastYear !== year;
  const sources = [table, getContributions().nssf, sdl, wcf].flatMap((rate) => rate.sources);

  return (
    <>
      <BandTable rates={rates} />
      <RuleTable texts={texts} lines={LINES}>
        Every figure is worked out unrounded and rounded once, halves away from zero; the page shows whole shillings,
        the CSV file cents. SDL is due from employers with {sdlMinEmployees} or more employees.
      </RuleTable>
      <SourceLine
        period={`Rates of ${year}${isStillHeld ? `; no change to them was found for ${lastYear}` : ''}.`}
        sources={[...new Set(sources)]}
        financeAct={table.financeAct}
        checkedOn={table.checkedOn}
      />
    </>
  );
}

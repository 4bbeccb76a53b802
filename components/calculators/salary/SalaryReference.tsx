import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/salary';
import { say } from '@/lib/words/say';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BandTable } from './BandTable';
import { salaryRowTexts } from './salaryRows';

const ROWS = ['nssf', 'taxable', 'paye', 'net', 'employerNssf', 'wcf', 'sdl', 'total'];

/** Since when the PAYE table has been in force. */
const tableInForce = ({ from }: SalaryTables['paye']): string =>
  say('The PAYE table has been in force since {day}.', { day: formatLongDate(from) });

/** Bands, rules, laws and sources of a salary calculation, readable without script. */
export function SalaryReference({ tables }: { tables: SalaryTables }) {
  const { rates, paye, reading } = tables;

  return (
    <>
      <BandTable rates={rates} />
      <RuleTable texts={salaryRowTexts(tables)} rows={ROWS}>
        {say(
          'Amounts are rounded only at the end: to whole shillings here, to cents in the CSV file. SDL is due from employers with {count} or more employees. WCF is due on basic pay and the fixed allowances paid with it; here all of the gross salary counts as such, since one figure is known. Overtime and bonus bear none.',
          { count: rates.sdlMinEmployees },
        )}
      </RuleTable>
      <SourceLine {...reading} period={`${say('Rates of {year}.', { year: rates.year })} ${tableInForce(paye)}`} />
    </>
  );
}

import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { PresumptiveRules } from '../../../tax/presumptiveYear.ts';
import { publishedLoader } from './sources.ts';
import { getPaye } from './tax.ts';

/** Presumptive tax with its laws and sources. */
export const getPresumptive = publishedLoader(TAX_FILES.presumptive);

/** The rules of presumptive tax, and the PAYE bands that the annual ones of individuals are 12 times of. */
export function getPresumptiveRules(): PresumptiveRules {
  const { tables, ceilings, traders, relief } = getPresumptive();
  return {
    tables: tables.map(({ from, bands }) => ({
      from,
      ceiling: ceilings.findLast((ceiling) => ceiling.from <= from)?.value ?? 0,
      bands: bands.map(({ above, isOfWhole, records, noRecords }) => ({ above, isOfWhole, records, noRecords })),
    })),
    traders: traders.map(({ id, closed, hasOtherRates }) => ({ id, closedFrom: closed?.from, hasOtherRates })),
    relief: { from: relief.from, months: relief.months },
    paye: getPaye()
      .tables.filter(({ from }, index, all) => (all[index + 1]?.from ?? '9') > (tables[0]?.from ?? from))
      .map(({ from, bands }) => ({ from, bands: bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })) })),
  };
}

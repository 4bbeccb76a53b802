import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import { inForce } from '../../../../tax/inForce.ts';
import type { PresumptiveRules } from '../../../../tax/presumptive/presumptiveYear.ts';
import { publishedLoader } from './sources.ts';
import { getPaye } from './tax.ts';

/** Presumptive tax with its laws and sources. */
export const getPresumptive = publishedLoader(TAX_FILES.presumptive);

/** Returns the rules of presumptive tax, with monthly PAYE bands; annual bands of individuals are 12 times as high. */
export function getPresumptiveRules(): PresumptiveRules {
  const { tables, ceilings, traders, relief } = getPresumptive();
  return {
    tables: tables.map(({ from, bands }) => ({
      from,
      ceiling: inForce(ceilings, from)?.value ?? 0,
      bands: bands.map(({ above, isOfWhole, records, noRecords }) => ({ above, isOfWhole, records, noRecords })),
    })),
    traders: traders.map(({ id, closed, hasOtherRates }) => ({ id, closedFrom: closed?.from, hasOtherRates })),
    relief: { from: relief.from, months: relief.months },
    paye: getPaye()
      .tables.filter(({ from }, index, all) => (all[index + 1]?.from ?? '9') > (tables[0]?.from ?? from))
      .map(({ from, bands }) => ({ from, bands: bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })) })),
  };
}

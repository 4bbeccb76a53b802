import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { PenaltyRules } from '../../../tax/penaltyRules.ts';
import { getHolidayRules } from './calendar.ts';
import { publishedLoader } from './sources.ts';
import { getRate } from './yearlyRates.ts';

/** Kinds of delay and other penalties with their laws and sources. */
export const getPenalties = publishedLoader(TAX_FILES.penalties);

/** Values of a rate, the oldest first. */
const datedRates = (id: string) => getRate(id).values.map(({ from, value }) => ({ from, rate: value }));

/** The rules of the penalties calculator; the figures with a date come from the rate card. */
export function getPenaltyRules(): PenaltyRules {
  const { kinds, points } = getPenalties();
  return {
    kinds: kinds.map(({ id, endsWith, fundRate }) => ({
      id,
      endsWith,
      fundRates: fundRate === undefined ? undefined : datedRates(fundRate),
    })),
    rates: datedRates('late.rate'),
    pointValues: getRate('late.point').values.map(({ from, value }) => ({ from, value })),
    points,
    holidays: getHolidayRules(),
  };
}

import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { PenaltyRules } from '../../../../tax/penalties/penaltyRules.ts';
import { getHolidayRules } from '../calendar.ts';
import { publishedLoader } from './sources.ts';
import { getRate } from './yearlyRates.ts';

/** Kinds of delay and other penalties with their laws and sources. */
export const getPenalties = publishedLoader(TAX_FILES.penalties);

/** Returns the values of a rate, oldest first. */
const datedRates = (id: string) => getRate(id).values.map(({ from, value }) => ({ from, rate: value }));

/** Returns the rules of the penalties calculator; dated figures come from the rate card. */
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

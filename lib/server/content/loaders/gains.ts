import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { GainsRules } from '../../../tax/gains.ts';
import { getHolidayRules } from './calendar.ts';
import { publishedLoader } from './sources.ts';
import { getRate, getValueToday } from './yearlyRates.ts';

/** Sales of land and shares, rent and stamp duty, with their laws and sources. */
export const getGains = publishedLoader(TAX_FILES.gains);

/** Values of a rate, the oldest first. */
const dated = (id: string) => getRate(id).values.map(({ from, value }) => ({ from, value }));

/** The rules of the calculator; the figures with a date come from the rate card. */
export function getGainsRules(): GainsRules {
  const { home, farm, notice, payment, stamp } = getGains();
  const { nilUpTo, first, firstRate } = stamp.land;
  return {
    resident: dated('withholding.gains'),
    abroad: dated('withholding.gains-abroad'),
    noRecords: dated('withholding.no-records'),
    rent: dated('withholding.rent'),
    homeMost: home.most,
    farmBelow: farm.below,
    noticeDays: notice.days,
    paymentDays: payment.days,
    stampDays: getValueToday('levy.stamp-days').value,
    stamp: {
      nilUpTo,
      first,
      firstRate,
      rate: getValueToday('levy.stamp').value,
      farm: stamp.farm.amount,
      shares: stamp.shares.rate,
      lease: stamp.lease.rate,
    },
    holidays: getHolidayRules(),
  };
}

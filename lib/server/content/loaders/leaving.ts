import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { LeavingRules } from '../../../salary/leaving.ts';
import { getHolidayRules } from './calendar.ts';
import { publishedLoader } from './sources.ts';
import { getPaye } from './tax.ts';
import { getValueToday } from './yearlyRates.ts';

/** What is owed at the end of a job, with its laws and sources. */
export const getLeaving = publishedLoader(TAX_FILES.leaving);

/** The rules of the calculator. */
export function getLeavingRules(): LeavingRules {
  const { notice, leave, severance, spread, certificate } = getLeaving();
  return {
    notice: { first: notice.first, daily: notice.daily, monthly: notice.monthly },
    leave: { year: leave.year, earnedBy: leave.earnedBy, minMonths: leave.minMonths },
    severance: { days: severance.days, years: severance.years },
    spreadYears: spread.years,
    certificateDays: certificate.days,
    payeDay: getValueToday('filing.payroll-day').value,
    tables: getPaye().tables.map(({ from, bands }) => ({
      from,
      bands: bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
    })),
    holidays: getHolidayRules(),
  };
}

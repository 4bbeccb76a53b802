import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { ObjectionRules } from '../../../../tax/objection/objection.ts';
import { getHolidayRules } from '../calendar.ts';
import { markToday, publishedLoader } from './sources.ts';
import { getRate, getValueToday } from './yearlyRates.ts';

/** The steps of a tax dispute with their laws and sources. */
export const getDispute = publishedLoader(TAX_FILES.dispute);

/** Returns the days or months of a step that depend only on its start. */
function timeOf({ days, rate: id }: { days?: number | undefined; rate?: string | undefined }) {
  if (id === undefined) return days === undefined ? {} : { days };
  const { value } = getValueToday(id);
  return getRate(id).unit === 'months' ? { months: value } : { days: value };
}

/** Returns the rules of the objection planner. */
export function getObjectionRules(): ObjectionRules {
  const { kinds, steps } = getDispute();
  return {
    kinds,
    steps: steps.map(({ id, label, act, missed, counts, days, rate, law, evidence }) => {
      const mark = markToday(evidence);
      return { id, label, act, missed, counts, ...timeOf({ days, rate }), law, ...(mark && { mark }) };
    }),
    holidays: getHolidayRules(),
  };
}

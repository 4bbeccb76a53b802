import type { Duty } from '../../../calendar/duties.ts';
import type { HolidayRules } from '../../../calendar/holidays.ts';
import type { Recurrence } from '../../../calendar/recurrence.ts';
import type { CalendarDuty } from '../../../content/schemas/calendar.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import { valueOn } from '../../../tax/rateCard.ts';
import { buildDay } from '../../site-build/builtAt.ts';
import { twinsOf } from '../../words/twinsOf.ts';
import { getRateCard } from '../source/readCollection.ts';
import { publishedLoader } from './sources.ts';

/** Duties and events of the tax calendar with their laws and sources. */
export const getCalendar = publishedLoader(TAX_FILES.calendar);

/** The public holidays with their law and sources. */
export const getHolidays = publishedLoader(TAX_FILES.holidays);

const LAST_DAY_OF_ANY_MONTH = 31;

/** The value of a rate on the day of the build. Throws where there is none, which the content check reports first. */
function rateValue(id: string): number {
  const rate = getRateCard().get(id);
  const dated = rate && valueOn(rate, buildDay());
  if (!dated) throw new Error(`${TAX_FILES.rates.file} holds no ${id} for ${buildDay()}`);
  return dated.value;
}

function ruleOf({ id, ...duty }: CalendarDuty): Recurrence {
  const { dayOfNextMonth, dayOfNextYear, monthsFromYearEnd, monthsAfterYearEnd } = duty;
  if (dayOfNextMonth !== undefined) {
    return { every: 'month', day: dayOfNextMonth === 'last' ? LAST_DAY_OF_ANY_MONTH : rateValue(dayOfNextMonth) };
  }
  if (dayOfNextYear !== undefined) {
    const [month = 1, day = 1] = dayOfNextYear.split('-').map(Number);
    return { every: 'year', month, day };
  }
  if (monthsFromYearEnd !== undefined) return { every: 'accounting-year', months: monthsFromYearEnd };
  if (monthsAfterYearEnd !== undefined) return { every: 'accounting-year', months: [rateValue(monthsAfterYearEnd)] };
  throw new Error(`${TAX_FILES.calendar.file}: ${id} does not say when it comes back`);
}

/** The duties with the days of the law in force, as the rules of lib/calendar read them, in the language of the page. */
export const getDuties = (): Duty[] =>
  twinsOf(getCalendar().duties).map((duty) => {
    const { id, groups, title, action, steps, portal, form, law } = duty;
    const where = form === undefined ? portal : `${portal}, ${form}`;
    return { id, groups, title, action, rule: ruleOf(duty), where, law, ...(steps && { steps }) };
  });

/** The public holidays as the rules of lib/calendar read them, in the language of the page. */
export function getHolidayRules(): HolidayRules {
  const { fixed, movable, declared } = twinsOf(getHolidays());
  return { fixed, dated: [...movable.flatMap(({ days }) => days), ...declared] };
}

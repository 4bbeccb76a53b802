import type { Duty } from '../../../calendar/duties.ts';
import type { Recurrence } from '../../../calendar/recurrence.ts';
import { easterSunday, type HolidayRules } from '../../../calendar/workingDays.ts';
import type { CalendarDuty } from '../../../content/schemas/calendar.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { dutyPath } from '../../../site/paths.ts';
import { addDays } from '../../../tax/days.ts';
import type { Language } from '../../../words/language.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { getValueToday, publishedLoader } from './tax/sources.ts';

/** Tax calendar and public holidays, with their laws and sources. */
export const getCalendar = publishedLoader(TAX_FILES.calendar);
export const getHolidays = publishedLoader(TAX_FILES.holidays);

export const getDutyPages = collectionLoader(COLLECTIONS.dutyPages);

const LAST_DAY_OF_ANY_MONTH = 31;

function ruleOf({ id, ...duty }: CalendarDuty): Recurrence {
  const { dayOfNextMonth, endOfQuarter, dayOfNextYear, monthsFromYearEnd, monthsAfterYearEnd } = duty;
  if (dayOfNextMonth !== undefined) {
    return {
      every: 'month',
      day: dayOfNextMonth === 'last' ? LAST_DAY_OF_ANY_MONTH : getValueToday(dayOfNextMonth, 'en').value,
    };
  }
  if (endOfQuarter) return { every: 'quarter' };
  if (dayOfNextYear !== undefined) {
    const [month = 1, day = 1] = dayOfNextYear.split('-').map(Number);
    return { every: 'year', month, day };
  }
  if (monthsFromYearEnd !== undefined) return { every: 'accounting-year', months: monthsFromYearEnd };
  if (monthsAfterYearEnd !== undefined)
    return { every: 'accounting-year', months: [getValueToday(monthsAfterYearEnd, 'en').value] };
  throw new Error(`${TAX_FILES.calendar.file}: ${id} does not say when it comes back`);
}

/** Returns the duties with their due dates under current law. */
export const getDuties = (language: Language): Duty[] => {
  const paths = new Map(getDutyPages().map((page) => [page.duty, dutyPath(page.id)]));
  return getCalendar(language).duties.map((duty) => {
    const { id, groups, title, action, steps, portal, form, law } = duty;
    const where = form === undefined ? portal : `${portal}, ${form}`;
    return { id, groups, title, action, rule: ruleOf(duty), where, law, page: paths.get(id), ...(steps && { steps }) };
  });
};

/** Returns the public holidays in the form that lib/calendar uses. */
export function getHolidayRules(language: Language): HolidayRules {
  const { fixed, easter, movable, declared } = getHolidays(language);
  const byEaster = movable.flatMap(({ year }) =>
    easter.map(({ after, name }) => ({ day: addDays(easterSunday(year), after), name })),
  );
  return { fixed, dated: [...movable.flatMap(({ days }) => days), ...byEaster, ...declared] };
}

import { DUTY_GROUP_IDS, dutyDates } from '@/lib/calendar/duties';
import { getDuties, getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { readCases } from '@/tests/support/cases';

const duties = getDuties();
const holidays = getHolidayRules();

describe('the duties of the law in force', () => {
  it.each(readCases('cases/due-dates.csv'))(
    '$duty of a year to month $yearEnd: due $due, working day $workingDay $dayOff',
    ({ duty, yearEnd, ...expected }) => {
      const month = expected.due?.slice(0, 7);
      const ofDuty = duties.filter(({ id }) => id === duty);
      const profile = { groups: DUTY_GROUP_IDS, yearEnd: Number(yearEnd) };
      const dates = dutyDates(ofDuty, profile, { from: `${month}-01`, to: `${month}-31` }, holidays);
      expect(dates).toEqual([expect.objectContaining({ ...expected, dayOff: expected.dayOff || undefined })]);
    },
  );
});

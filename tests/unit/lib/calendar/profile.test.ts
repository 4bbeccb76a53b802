import { DUTY_GROUP_IDS, DUTY_GROUPS, dutyDates, fullMonthsFrom } from '@/lib/calendar/duties';
import {
  BUSINESSES,
  dutyProfileOf,
  hasYearEnd,
  OTHER_GROUPS,
  type Profile,
  profileParams,
  readProfile,
  STAFF,
} from '@/lib/calendar/profile';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { getDuties, getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { getRateCard } from '@/lib/server/content/source/readCollection';
import { inForce } from '@/lib/tax/days';
import { ENGLISH } from '@/lib/words/translate';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const profiles = fc.record({
  staff: fc.constantFrom(...STAFF),
  business: fc.constantFrom(...BUSINESSES),
  yearEnd: fc.integer({ min: 1, max: 12 }),
  others: fc.subarray([...OTHER_GROUPS]),
});

const year = { from: '2027-01-01', to: '2027-12-31' };
const duties = getDuties('en');
const holidays = getHolidayRules('en');
const titlesOf = (profile: Profile): string[] => [
  ...new Set(dutyDates(duties, dutyProfileOf(profile), year, holidays, ENGLISH).map(({ duty }) => duty.title)),
];
const NOBODY: Profile = { staff: 'none', business: 'none', yearEnd: 12, others: [] };

function queryOf(profile: Profile): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(profileParams(profile))) if (value) query.set(name, value);
  return query;
}

describe('a profile', () => {
  it('survives a round trip through its query, except an unused year end', () => {
    forAll(profiles, (profile) => {
      const yearEnd = hasYearEnd(profile) ? profile.yearEnd : 12;
      expect(readProfile(queryOf(profile))).toEqual({ ...profile, yearEnd });
    });
  });

  it('is read from a query edited by hand', () => {
    expect(readProfile(new URLSearchParams('staff=many&business=bank&end=13&vat=yes&gaming=1'))).toEqual({
      staff: '10',
      business: 'none',
      yearEnd: 12,
      others: ['gaming'],
    });
    expect(readProfile(new URLSearchParams('staff=none&business=company&end=6.5')).yearEnd).toBe(12);
  });

  it.each<[string, Partial<Profile>, string[]]>([
    ['without anything', {}, []],
    ['with 10 or more staff', { staff: '10' }, ['PAYE and SDL', 'NSSF', 'WCF']],
    ['with fewer staff', { staff: 'under-10' }, ['PAYE', 'NSSF', 'WCF']],
    ['that is a company', { business: 'company' }, ['Income tax', 'Final return of income']],
    ['of a sole trader', { business: 'trader' }, ['Income tax', 'Final return of income']],
    ['registered for VAT', { others: ['vat'] }, ['VAT']],
    ['that withholds tax', { others: ['withholding'] }, ['Withholding tax']],
    ['that must withhold VAT', { others: ['vat-buyer'] }, ['Withheld VAT']],
    ['with excise and gaming', { others: ['excise', 'gaming'] }, ['Excise duty', 'Gaming tax']],
    ['with services from abroad', { others: ['digital'] }, ['Digital service tax and VAT']],
  ])('%s has its duties', (_, choices, expected) => {
    const titles = titlesOf({ ...NOBODY, ...choices });
    expect(titles).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected));
    expect(titles.some((title) => title.includes('SDL'))).toBe(choices.staff === '10');
  });

  it('divides employers at the SDL threshold', () => {
    const rate = getRateCard('en').get('sdl.min-employees');
    const staff = rate && inForce(rate.values, todayInDarEsSalaam())?.value;
    expect(DUTY_GROUPS['employer-10']).toBe(`Employers with ${staff} or more staff`);
    expect(DUTY_GROUPS['employer-under-10']).toBe(`Employers with fewer than ${staff} staff`);
  });

  it('of a person has a year to December, even after another choice', () => {
    expect(dutyProfileOf({ ...NOBODY, business: 'trader', yearEnd: 3 }).yearEnd).toBe(12);
    expect(dutyProfileOf({ ...NOBODY, business: 'company', yearEnd: 3 }).yearEnd).toBe(3);
  });

  it('has exactly the dates of its groups, with unique IDs', () => {
    forAll(profiles, (profile) => {
      const { groups, yearEnd } = dutyProfileOf(profile);
      const idsOf = (chosen: typeof groups) =>
        dutyDates(duties, { groups: chosen, yearEnd }, year, holidays, ENGLISH).map(({ id }) => id);
      const ids = idsOf(groups).toSorted();
      expect(groups.flatMap((group) => idsOf([group])).toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });
});

describe('the dates of a profile', () => {
  it.each([
    ['2026-12-07', '2027-12-06'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-27'],
  ])('that start on %s end on %s, so that none is repeated', (from, to) => {
    expect(fullMonthsFrom(from, 12)).toEqual({ from, to });
  });
});

describe('the duties of the current law', () => {
  it.each(readCases('cases/due-dates.csv'))(
    '$duty for a year to month $yearEnd: due $due, working day $workingDay $dayOff',
    ({ duty, yearEnd, ...expected }) => {
      const month = expected.due?.slice(0, 7);
      const ofDuty = duties.filter(({ id }) => id === duty);
      const profile = { groups: DUTY_GROUP_IDS, yearEnd: Number(yearEnd) };
      const dates = dutyDates(ofDuty, profile, { from: `${month}-01`, to: `${month}-31` }, holidays, ENGLISH);
      expect(dates).toEqual([expect.objectContaining({ ...expected, dayOff: expected.dayOff || undefined })]);
    },
  );
});

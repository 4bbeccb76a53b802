import { type DutyDate, dutyDates } from '@/lib/calendar/duties';
import { DUTY_GROUP_IDS } from '@/lib/calendar/groups';
import { getDuties, getHolidayRules } from '@/lib/server/content/loaders/calendar';

/** Worked by hand with a printed calendar and python-holidays: duty, month of the year end, due, working day, why, title. */
const CASES: [duty: string, yearEnd: number, due: string, workingDay: string, dayOff: string, title: string][] = [
  ['paye-sdl', 12, '2026-12-07', '2026-12-07', '', 'PAYE and SDL for November 2026'],
  ['paye-sdl', 12, '2027-02-07', '2027-02-05', 'Sunday', 'PAYE and SDL for January 2027'],
  ['paye-sdl', 12, '2027-03-07', '2027-03-05', 'Sunday', 'PAYE and SDL for February 2027'],
  ['paye-sdl', 12, '2027-08-07', '2027-08-06', 'Saturday', 'PAYE and SDL for July 2027'],
  ['paye-sdl', 12, '2027-11-07', '2027-11-05', 'Sunday', 'PAYE and SDL for October 2027'],
  ['paye-sdl', 12, '2028-01-07', '2028-01-07', '', 'PAYE and SDL for December 2027'],
  ['paye-sdl', 12, '2028-05-07', '2028-05-05', 'Sunday', 'PAYE and SDL for April 2028'],
  ['paye-sdl', 12, '2029-04-07', '2029-04-06', 'Karume Day', 'PAYE and SDL for March 2029'],
  ['paye-sdl', 12, '2028-10-07', '2028-10-06', 'Saturday', 'PAYE and SDL for September 2028'],
  ['withholding-tax', 12, '2027-04-07', '2027-04-06', 'Karume Day', 'Withholding tax for March 2027'],
  ['withholding-tax', 12, '2027-07-07', '2027-07-06', 'Saba Saba', 'Withholding tax for June 2027'],
  ['withholding-tax', 12, '2028-04-07', '2028-04-06', 'Karume Day', 'Withholding tax for March 2028'],
  ['paye', 12, '2027-01-07', '2027-01-07', '', 'PAYE for December 2026'],
  ['paye', 12, '2027-06-07', '2027-06-07', '', 'PAYE for May 2027'],
  ['paye', 12, '2028-06-07', '2028-06-07', '', 'PAYE for May 2028'],
  ['withheld-vat', 12, '2027-01-10', '2027-01-08', 'Sunday', 'Withheld VAT for December 2026'],
  ['withheld-vat', 12, '2027-10-10', '2027-10-08', 'Sunday', 'Withheld VAT for September 2027'],
  ['student-loans', 12, '2027-03-15', '2027-03-15', '', 'Student loans (HESLB) for February 2027'],
  ['student-loans', 12, '2027-08-15', '2027-08-13', 'Maulid', 'Student loans (HESLB) for July 2027'],
  ['student-loans', 12, '2028-01-15', '2028-01-14', 'Saturday', 'Student loans (HESLB) for December 2027'],
  ['vat', 12, '2026-12-20', '2026-12-18', 'Sunday', 'VAT for November 2026'],
  ['vat', 12, '2027-02-20', '2027-02-19', 'Saturday', 'VAT for January 2027'],
  ['vat', 12, '2027-03-20', '2027-03-19', 'Saturday', 'VAT for February 2027'],
  ['vat', 12, '2027-06-20', '2027-06-18', 'Sunday', 'VAT for May 2027'],
  ['vat', 12, '2028-02-20', '2028-02-18', 'Sunday', 'VAT for January 2028'],
  ['vat', 12, '2028-08-20', '2028-08-18', 'Sunday', 'VAT for July 2028'],
  ['excise', 12, '2026-12-25', '2026-12-24', 'Christmas Day', 'Excise duty for November 2026'],
  ['excise', 12, '2027-04-25', '2027-04-23', 'Sunday', 'Excise duty for March 2027'],
  ['excise', 12, '2027-09-25', '2027-09-24', 'Saturday', 'Excise duty for August 2027'],
  ['excise', 12, '2029-02-25', '2029-02-23', 'Sunday', 'Excise duty for January 2029'],
  ['gaming-tax', 12, '2027-11-07', '2027-11-05', 'Sunday', 'Gaming tax for October 2027'],
  ['digital-services', 12, '2027-05-20', '2027-05-20', '', 'Digital service tax and VAT for April 2027'],
  ['nssf', 12, '2027-01-31', '2027-01-29', 'Sunday', 'NSSF for December 2026'],
  ['nssf', 12, '2027-02-28', '2027-02-26', 'Sunday', 'NSSF for January 2027'],
  ['nssf', 12, '2028-02-29', '2028-02-29', '', 'NSSF for January 2028'],
  ['nssf', 12, '2027-04-30', '2027-04-30', '', 'NSSF for March 2027'],
  ['nssf', 12, '2027-05-31', '2027-05-31', '', 'NSSF for April 2027'],
  ['nssf', 12, '2029-03-31', '2029-03-29', 'Saturday', 'NSSF for February 2029'],
  ['wcf', 12, '2028-02-29', '2028-02-29', '', 'WCF for January 2028'],
  ['wcf', 12, '2026-12-31', '2026-12-31', '', 'WCF for November 2026'],
  ['paye-certificates', 12, '2027-01-30', '2027-01-29', 'Saturday', 'PAYE certificates for 2026'],
  ['paye-certificates', 12, '2028-01-30', '2028-01-28', 'Sunday', 'PAYE certificates for 2027'],
  ['wcf-wages', 12, '2027-03-31', '2027-03-31', '', 'WCF wage return for 2026'],
  ['wcf-wages', 12, '2029-03-31', '2029-03-29', 'Saturday', 'WCF wage return for 2028'],
  ['instalments', 12, '2026-12-31', '2026-12-31', '', 'Income tax: instalment 4 of 4 for the year to 31 December 2026'],
  [
    'instalments',
    12,
    '2027-03-31',
    '2027-03-31',
    '',
    'Income tax: estimate and instalment 1 of 4 for the year to 31 December 2027',
  ],
  ['instalments', 12, '2027-06-30', '2027-06-30', '', 'Income tax: instalment 2 of 4 for the year to 31 December 2027'],
  ['instalments', 6, '2026-12-31', '2026-12-31', '', 'Income tax: instalment 2 of 4 for the year to 30 June 2027'],
  ['instalments', 6, '2027-03-31', '2027-03-31', '', 'Income tax: instalment 3 of 4 for the year to 30 June 2027'],
  ['instalments', 2, '2028-02-29', '2028-02-29', '', 'Income tax: instalment 4 of 4 for the year to 29 February 2028'],
  [
    'instalments',
    2,
    '2027-02-28',
    '2027-02-26',
    'Sunday',
    'Income tax: instalment 4 of 4 for the year to 28 February 2027',
  ],
  [
    'instalments',
    11,
    '2027-02-28',
    '2027-02-26',
    'Sunday',
    'Income tax: estimate and instalment 1 of 4 for the year to 30 November 2027',
  ],
  ['instalments', 5, '2028-02-29', '2028-02-29', '', 'Income tax: instalment 3 of 4 for the year to 31 May 2028'],
  ['instalments', 3, '2027-09-30', '2027-09-30', '', 'Income tax: instalment 2 of 4 for the year to 31 March 2028'],
  ['final-return', 12, '2027-06-30', '2027-06-30', '', 'Final return of income for the year to 31 December 2026'],
  ['final-return', 6, '2026-12-31', '2026-12-31', '', 'Final return of income for the year to 30 June 2026'],
  ['final-return', 2, '2028-08-31', '2028-08-31', '', 'Final return of income for the year to 29 February 2028'],
  ['final-return', 8, '2028-02-29', '2028-02-29', '', 'Final return of income for the year to 31 August 2027'],
  ['final-return', 10, '2028-04-30', '2028-04-28', 'Sunday', 'Final return of income for the year to 31 October 2027'],
  [
    'final-return',
    9,
    '2029-03-31',
    '2029-03-29',
    'Saturday',
    'Final return of income for the year to 30 September 2028',
  ],
  ['final-return-public', 6, '2027-03-31', '2027-03-31', '', 'Final return of income for the year to 30 June 2026'],
  ['final-return-public', 5, '2028-02-29', '2028-02-29', '', 'Final return of income for the year to 31 May 2027'],
];

const duties = getDuties();
const holidays = getHolidayRules();

/** The dates of a duty in the month of a day, whoever has it. */
function datesOf(dutyId: string, yearEnd: number, day: string): DutyDate[] {
  const range = { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-31` };
  const ofDuty = duties.filter(({ id }) => id === dutyId);
  return dutyDates(ofDuty, { groups: DUTY_GROUP_IDS, yearEnd }, range, holidays);
}

describe('the duties of the law in force', () => {
  it.each(CASES)(
    '%s of a year to month %d: due %s, working day %s %s',
    (duty, yearEnd, due, workingDay, dayOff, title) => {
      const dates = datesOf(duty, yearEnd, due).map((date) => [
        date.due,
        date.workingDay,
        date.dayOff ?? '',
        date.title,
      ]);
      expect(dates).toEqual([[due, workingDay, dayOff, title]]);
    },
  );
});

import { type HolidayRules, withClosedDays } from '@/lib/calendar/workingDays';
import { type OpenHours, openingState } from '@/lib/dates/openingState';
import { openingText, openingWords } from '@/lib/dates/openingText';
import { createTranslate, ENGLISH } from '@/lib/words/translate';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const HOURS: OpenHours[] = [
  { days: WEEK, opens: '08:30', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  { days: ['Sunday'] },
];

const NO_HOLIDAYS = { fixed: [], dated: [] };

/** Returns the text that a visitor sees at a given time. */
const textAt = (hours: OpenHours[], holidays: HolidayRules, now: Date) =>
  openingText(openingState(hours, holidays, now), openingWords(hours, ENGLISH));

/** Returns a day of June 2025 at the office's local time, UTC+3. 2 June 2025 is a Monday. */
const atOffice = (day: number, time: string) => new Date(`2025-06-0${day}T${time}+03:00`);

const OPEN_TO_EVENING = 'Open now, until 5:30 PM.';
const OPENS_TOMORROW = 'Closed now. We open tomorrow at 8:30 AM.';

describe('openingState around the office hours', () => {
  it.each([
    ['Monday, first minute of the day', 2, '00:00:00', false, 'Closed now. We open today at 8:30 AM.'],
    ['Monday, a second before opening', 2, '08:29:59', false, 'Closed now. We open today at 8:30 AM.'],
    ['Monday, opening', 2, '08:30:00', true, OPEN_TO_EVENING],
    ['Monday, noon', 2, '12:00:00', true, OPEN_TO_EVENING],
    ['Monday, the last second', 2, '17:29:59', true, OPEN_TO_EVENING],
    ['Monday, the closing minute', 2, '17:30:00', false, OPENS_TOMORROW],
    ['Monday, last minute of the day', 2, '23:59:59', false, OPENS_TOMORROW],
    ['Friday, after closing', 6, '17:30:00', false, 'Closed now. We open tomorrow at 9:00 AM.'],
    ['Saturday, before opening', 7, '08:59:59', false, 'Closed now. We open today at 9:00 AM.'],
    ['Saturday, opening', 7, '09:00:00', true, 'Open now, until 1:00 PM.'],
    ['Saturday, the last second', 7, '12:59:59', true, 'Open now, until 1:00 PM.'],
    ['Saturday, closing', 7, '13:00:00', false, 'Closed now. We open on Monday at 8:30 AM.'],
    ['Sunday, noon', 8, '12:00:00', false, OPENS_TOMORROW],
  ])('%s', (_title, day, time, isOpen, text) => {
    expect(openingState(HOURS, NO_HOLIDAYS, atOffice(day, time)).isOpen).toBe(isOpen);
    expect(textAt(HOURS, NO_HOLIDAYS, atOffice(day, time))).toBe(text);
  });
});

describe('openingState for a visitor abroad', () => {
  it.each([
    ['in New York, at night', '2025-06-02T01:30:00-04:00', true],
    ['in Tokyo, in the evening', '2025-06-02T14:30:00+09:00', true],
    ['in London, in the afternoon', '2025-06-02T15:30:00+01:00', false],
    ['in Auckland, where it is Tuesday already', '2025-06-03T02:00:00+12:00', true],
    ['in Honolulu, where it is Sunday still', '2025-06-01T19:30:00-10:00', true],
  ])("%s, uses the office's time", (_where, moment, isOpen) => {
    expect(openingState(HOURS, NO_HOLIDAYS, new Date(moment)).isOpen).toBe(isOpen);
  });
});

describe('openingState of unusual offices', () => {
  it('gives the same day next week if there is no other', () => {
    const hours = [{ days: ['Monday'], opens: '12:00', closes: '15:00' }];
    expect(textAt(hours, NO_HOLIDAYS, atOffice(2, '15:00'))).toBe('Closed now. We open on Monday at 12:00 PM.');
  });

  it('promises nothing without any hours', () => {
    expect(textAt([{ days: WEEK }], NO_HOLIDAYS, atOffice(2, '12:00'))).toBe('Closed now.');
  });
});

describe('openingState on public holidays', () => {
  const ON_HOLIDAYS = {
    fixed: [
      { date: '12-25', name: 'Christmas Day' },
      { date: '12-26', name: 'Boxing Day' },
    ],
    dated: [{ day: '2026-12-28', name: 'A day of mourning' }],
  };

  // 25 December 2026 is a Friday.
  it.each([
    [
      'the morning of a holiday',
      '2026-12-25T09:00+03:00',
      'Closed today: Christmas Day. We open on Tuesday at 8:30 AM.',
    ],
    ['the evening before', '2026-12-24T18:00+03:00', 'Closed now. We open on Tuesday at 8:30 AM.'],
    ['a Sunday before a holiday', '2026-12-27T12:00+03:00', 'Closed now. We open on Tuesday at 8:30 AM.'],
    [
      'a holiday of one year',
      '2026-12-28T12:00+03:00',
      'Closed today: A day of mourning. We open tomorrow at 8:30 AM.',
    ],
    ['the day after', '2026-12-29T09:00+03:00', OPEN_TO_EVENING],
  ])('on %s', (_when, moment, text) => {
    expect(textAt(HOURS, ON_HOLIDAYS, new Date(moment))).toBe(text);
  });
});

it('openingWords counts Kiswahili hours from sunrise', () => {
  expect(openingWords(HOURS, createTranslate('sw', {})).times).toEqual({
    '08:30': '2:30 asubuhi',
    '17:30': '11:30 jioni',
    '09:00': '3:00 asubuhi',
    '13:00': '7:00 mchana',
  });
});

describe('openingState with a lunch break on Fridays and closed days', () => {
  const hours = [
    { days: WEEK.slice(0, 4), opens: '08:00', closes: '17:00' },
    { days: ['Friday'], opens: '14:00', closes: '17:00' },
    { days: ['Friday'], opens: '08:00', closes: '12:00' },
  ];

  it.each([
    ['in the morning', '11:59:00', 'Open now, until 12:00 PM.'],
    ['at noon', '12:00:00', 'Closed now. We open today at 2:00 PM.'],
    ['in the afternoon', '15:00:00', 'Open now, until 5:00 PM.'],
    ['in the evening', '17:00:00', 'Closed now. We open on Monday at 8:00 AM.'],
  ])('%s', (_when, time, text) => expect(textAt(hours, NO_HOLIDAYS, atOffice(6, time))).toBe(text));

  it('names the closed day, and opens after the last of several', () => {
    const closed = withClosedDays(NO_HOLIDAYS, [{ from: '2025-06-03', to: '2025-06-04', name: 'stocktaking' }]);
    const text = 'Closed today: stocktaking. We open on Thursday at 8:00 AM.';
    expect(textAt(hours, closed, atOffice(3, '10:00:00'))).toBe(text);
    expect(textAt(hours, closed, atOffice(4, '10:00:00'))).toBe(text.replace('on Thursday', 'tomorrow'));
  });
});

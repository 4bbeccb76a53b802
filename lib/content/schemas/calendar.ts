import { z } from 'zod';
import { DUTY_GROUP_IDS } from '../../calendar/duties.ts';
import { buildDay } from '../../dates/builtAt.ts';
import { isRealDay } from '../../tax/days.ts';
import { financeAct, group, id, listOf, pageLink, ref, refuse, service, text, whole, written } from './fields.ts';
import { basis, type Reading } from './tax/taxFields.ts';

/** Duties of the tax calendar (content/tax/calendar.json) and public holidays (content/tax/holidays.json). */

const COMMON_YEAR = 2027;

/** A date that recurs every year. */
const dayOfYear = written(/^\d\d-\d\d$/, 'a day of every year written MM-DD', '01-30').refine(
  (date) => isRealDay(`${COMMON_YEAR}-${date}`),
  { error: 'a day that every year has' },
);

/** Legal basis of a duty. */
const dutyBasis = {
  ...basis,
  unconfirmed: text('Sources differ on the day.')
    .optional()
    .describe('What could not be confirmed beside it; the page prints it with these words before it'),
};

/** Fields that define a duty's recurrence; each duty has exactly one. */
const RULES = ['dayOfNextMonth', 'endOfQuarter', 'dayOfNextYear', 'monthsFromYearEnd', 'monthsAfterYearEnd'] as const;

const dutySchema = z
  .strictObject({
    id: id('vat').describe(
      'Anchor on the page, and part of the ids by which calendars recognise an event. Never change it',
    ),
    groups: listOf(z.enum(DUTY_GROUP_IDS)),
    title: text('VAT'),
    action: text('Return and payment').describe('The action'),
    dayOfNextMonth: ref('rates', 'filing.vat-day', { unit: ['day-of-month'], orWord: 'last' })
      .optional()
      .describe("Rate whose value is the day of the month after the one that it is for; 'last' for the last day"),
    endOfQuarter: z.literal(true).optional().describe('The last day of each calendar quarter'),
    dayOfNextYear: dayOfYear.optional().describe('Day of the calendar year after the one that it is for'),
    monthsFromYearEnd: listOf(z.number().int().min(-24).max(24))
      .optional()
      .describe('Months from the last day of the accounting year, below 0 before it; several are steps of one duty'),
    monthsAfterYearEnd: ref('rates', 'filing.return-months', { unit: ['months'] })
      .optional()
      .describe('Rate whose value is the months after the end of the accounting year'),
    steps: z
      .array(text('instalment 2 of 4'))
      .optional()
      .describe('Names of the steps, as many as `monthsFromYearEnd` has'),
    portal: text('TRA portal (IDRAS)').describe('Where it is filed or paid'),
    form: text('ITX 240').optional(),
    ...dutyBasis,
    services: z.array(service).describe('Services whose pages show its next date'),
  })
  .refine((duty) => RULES.filter((rule) => duty[rule] !== undefined).length === 1, {
    error: `one of ${RULES.join(', ')}`,
  })
  .refine(({ steps, monthsFromYearEnd }) => steps === undefined || steps.length === monthsFromYearEnd?.length, {
    error: 'a name for each of monthsFromYearEnd in steps',
    path: ['steps'],
  });

/** content/tax/calendar.json. Its texts may contain {rate:...}. */
export const calendarSchema = group('`/calendar`, its calendar files, the next dates on Home and service pages', {
  duties: listOf(dutySchema).describe('What comes back, in the order of lists'),
  events: listOf(
    z.strictObject({
      who: text('Companies'),
      what: text('Annual return, Form 128'),
      when: text('Within {rate:filing.form-128-days} of the return date'),
      where: text('BRELA, ORS'),
      ...dutyBasis,
    }),
  ).describe('What follows from an event and has no date of its own'),
  financeAct,
});

const datedHoliday = {
  day: z.iso.date().meta({ example: '2027-03-26' }).describe('It may be in the future'),
  name: text('Good Friday'),
};

const declaredHolidaySchema = z.strictObject(datedHoliday);

const yearOf = (day: string) => Number(day.slice(0, 4));

type Movable = { year: number; days: readonly { day: string }[] };

/** Returns the years in a range that have no movable holidays. */
export function yearsWithoutHolidays(movable: readonly Movable[], from: string, to: string): number[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index);
  return years.filter((year) => !movable.some((entry) => entry.year === year));
}

/** Text telling the editor what to add for such a year. */
export const holidaysOf = (year: number): string =>
  `the holidays of ${year} by the moon, for example { "year": ${year}, "days": [{ "day": "${year}-04-25", "name": "Eid al-Adha", "isExpected": true }] }`;

/**
 * Rejects years out of order, dates in another year, and a list without the current year, because working days would be
 * wrong.
 */
function checkYears(movable: readonly Movable[], context: z.RefinementCtx): void {
  for (const [index, { year, days }] of movable.entries()) {
    const before = movable[index - 1]?.year ?? 0;
    if (year <= before) refuse(context, [index, 'year'], `a year after ${before}: the oldest first`);
    for (const [at, { day }] of days.entries()) {
      if (yearOf(day) !== year)
        refuse(context, [index, 'days', at, 'day'], `a day in ${year}, the year that it is under`);
    }
  }
  const missing = yearsWithoutHolidays(movable, buildDay(), buildDay());
  for (const year of missing) refuse(context, [], holidaysOf(year));
}

type Named = { name: string };
type Dated = Named & { day: string };
type Holidays = {
  easter: readonly Named[];
  movable: readonly { days: readonly Dated[] }[];
  declared: readonly Dated[];
};

/** Rejects a holiday that is entered twice, or that is already derived from Easter. */
function checkHolidays({ easter, movable, declared }: Holidays, context: z.RefinementCtx): void {
  const seen = new Set<string>();
  const keep = ({ day, name }: Dated, path: readonly PropertyKey[]) => {
    if (easter.some((one) => one.name === name)) refuse(context, [...path, 'name'], 'no entry: Easter gives its day');
    if (seen.has(day)) refuse(context, [...path, 'day'], 'each day once; another holiday is on this one');
    seen.add(day);
  };
  for (const [year, { days }] of movable.entries()) {
    for (const [index, holiday] of days.entries()) keep(holiday, ['movable', year, 'days', index]);
  }
  for (const [index, holiday] of declared.entries()) keep(holiday, ['declared', index]);
}

/** content/tax/holidays.json */
export const holidaysSchema = group(
  'Public holidays. Each December add the next year by the moon to `movable`. A holiday on a weekend has no substitute day.',
  {
    fixed: listOf(z.strictObject({ date: dayOfYear, name: text('Union Day') })).describe(
      'Holidays on the same day of every year',
    ),
    easter: z
      .array(
        z.strictObject({
          after: whole(1, -50, 60).describe('Days after Easter Sunday, negative for a day before it'),
          name: text('Easter Monday'),
        }),
      )
      .describe('Holidays by the day of Easter, which the site works out'),
    movable: listOf(
      z.strictObject({
        year: whole(2027, 2026, 2100),
        days: listOf(
          z.strictObject({
            ...datedHoliday,
            isExpected: z.literal(true).optional().describe('true until the day is announced, where the moon decides'),
          }),
        ),
      }),
    )
      .superRefine(checkYears)
      .describe('Holidays by the moon, year by year, the oldest first'),
    declared: z.array(declaredHolidaySchema).describe('Single days that the President has declared'),
    ...basis,
  },
).superRefine(checkHolidays);

export type Calendar = z.infer<typeof calendarSchema> & Reading;
export type CalendarDuty = Calendar['duties'][number];
export type HolidayFile = z.infer<typeof holidaysSchema> & Reading;

const dutyPageSchema = z.strictObject({
  id: id('vat').describe('Last part of its address: vat for /calendar/vat'),
  duty: ref('duties', 'vat').describe('Id of its duty in content/tax/calendar.json, which has its days, form and law'),
  heading: text('VAT: when the return is due').describe('Heading of the page'),
  searchTitle: text('VAT due date in Tanzania: return and payment').describe(
    'Name in the tab and in search results, with the country',
  ),
  description: text(
    'When the VAT return is due in Tanzania, on which form, where, and what it costs to be late.',
  ).describe("For search engines and the site's own search"),
  who: text('Everyone registered for VAT.').describe('Whom it concerns'),
  what: text('Declare the month’s sales and purchases, and the VAT on both.').describe(
    'What goes in, in a sentence or two',
  ),
  late: text('{rate:late.rate} of the tax for each month or part of it.').describe(
    'What it costs to be late, with figures as tokens',
  ),
  pages: listOf(
    z.strictObject({
      link: pageLink('/calculator/vat'),
      label: text('VAT calculator').describe('Words of the link'),
    }),
  ).describe('Pages that say more'),
});

/** content/duties.json: a page for each filing duty that people search for. */
export const dutyPagesSchema = listOf(dutyPageSchema).describe(
  '`/calendar/<id>`: a page for each filing duty that people look for. Its days, form and law come from `tax/calendar.json`.',
);

export type DutyPageTexts = z.infer<typeof dutyPageSchema>;

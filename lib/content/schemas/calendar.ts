import { z } from 'zod';
import { DUTY_GROUP_IDS } from '../../calendar/groups.ts';
import type { Reading } from './evidence.ts';
import { financeAct, id, service, text } from './fields.ts';
import { basis } from './taxFields.ts';

/** The duties of the tax calendar, content/tax/calendar.json, and the public holidays, content/tax/holidays.json. */

/** A day of every year. */
const dayOfYear = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: 'a day of every year written MM-DD' })
  .meta({ example: '01-30' });

/** What a statement on a duty rests on. */
const dutyBasis = {
  ...basis,
  /** What could not be confirmed beside it; the page prints it with these words before it. */
  unconfirmed: text('Sources differ on the day.').optional(),
};

/** The four ways to say when a duty comes back; each duty has one. */
const RULES = ['dayOfNextMonth', 'dayOfNextYear', 'monthsFromYearEnd', 'monthsAfterYearEnd'] as const;

const dutySchema = z
  .strictObject({
    /** Anchor on the page, and part of the ids by which calendars know an event again: never change it. */
    id: id('vat'),
    groups: z
      .array(z.enum(DUTY_GROUP_IDS))
      .min(1)
      .meta({ example: ['vat'] }),
    title: text('VAT'),
    /** What is to be done. */
    action: text('Return and payment'),
    /** Rate whose value is the day of the month after the one that it is for; 'last' for the last day. */
    dayOfNextMonth: text('filing.vat-day').optional(),
    /** Day of the calendar year after the one that it is for. */
    dayOfNextYear: dayOfYear.optional(),
    /** Months from the last day of the accounting year, below 0 before it; several are steps of one duty. */
    monthsFromYearEnd: z
      .array(z.number().int().min(-24).max(24))
      .min(1)
      .optional()
      .meta({ example: [-9, -6, -3, 0] }),
    /** Rate whose value is the months after the end of the accounting year. */
    monthsAfterYearEnd: text('filing.return-months').optional(),
    /** Names of the steps, as many as `monthsFromYearEnd` has. */
    steps: z
      .array(text('instalment 2 of 4'))
      .optional()
      .meta({ example: ['instalment 1 of 4'] }),
    /** Where it is filed or paid. */
    portal: text('TRA portal (IDRAS)'),
    form: text('ITX 240').optional(),
    ...dutyBasis,
    /** Services on whose pages its next date stands. */
    services: z.array(service).meta({ example: ['taxation'] }),
  })
  .refine((duty) => RULES.filter((rule) => duty[rule] !== undefined).length === 1, {
    error: `one of ${RULES.join(', ')}`,
  })
  .refine(({ steps, monthsFromYearEnd }) => steps === undefined || steps.length === monthsFromYearEnd?.length, {
    error: 'a name for each of monthsFromYearEnd in steps',
    path: ['steps'],
  });

/** content/tax/calendar.json. Its texts may hold {rate:...}. */
export const calendarSchema = z.strictObject({
  /** What comes back, in the order of lists. */
  duties: z.array(dutySchema).min(1).meta({ example: [] }),
  /** What follows from an event and has no date of its own. */
  events: z
    .array(
      z.strictObject({
        who: text('Companies'),
        what: text('Annual return, Form 128'),
        when: text('Within {rate:filing.form-128-days} of the return date'),
        where: text('BRELA, ORS'),
        ...dutyBasis,
      }),
    )
    .min(1)
    .meta({ example: [] }),
  financeAct,
});

const datedHoliday = {
  /** It may lie ahead. */
  day: z.iso.date().meta({ example: '2027-03-26' }),
  name: text('Good Friday'),
};

/** A single day that the President has declared. */
export const declaredHolidaySchema = z.strictObject(datedHoliday);

/** content/tax/holidays.json */
export const holidaysSchema = z.strictObject({
  /** Holidays on the same day of every year. */
  fixed: z
    .array(z.strictObject({ date: dayOfYear, name: text('Union Day') }))
    .min(1)
    .meta({ example: [] }),
  /** Holidays whose day changes, year by year, the oldest first. */
  movable: z
    .array(
      z.strictObject({
        year: z.number().int().min(2026).max(2100).meta({ example: 2027 }),
        days: z
          .array(
            z.strictObject({
              ...datedHoliday,
              /** true until the day is announced, where the moon decides. */
              isExpected: z.literal(true).optional(),
            }),
          )
          .min(1)
          .meta({ example: [] }),
      }),
    )
    .min(1)
    .meta({ example: [] }),
  /** Single days that the President has declared. */
  declared: z.array(declaredHolidaySchema).meta({ example: [] }),
  ...basis,
});

export type Calendar = z.infer<typeof calendarSchema> & Reading;
export type CalendarDuty = Calendar['duties'][number];
export type HolidayFile = z.infer<typeof holidaysSchema> & Reading;

import { z } from 'zod';
import { buildDay } from '../../dates/builtAt.ts';
import { clockTime } from '../../dates/openingText.ts';
import { ENGLISH } from '../../words/translate.ts';
import {
  advised,
  boundedList,
  day,
  emailAddress,
  firstDay,
  group,
  httpsUrl,
  listOf,
  oneOf,
  phoneNumber,
  placeholder,
  refuse,
  text,
  whole,
  written,
} from './fields.ts';

/** Days of the week, named as in schema.org. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** SVG path data, inserted unescaped into pages and e-mails. */
const pathData = (example: string) =>
  written(/^[MmLlHhVvCcSsQqTtAaZz\d\s.,+-]+$/, 'path data of SVG: letters of commands and numbers', example);

const clock = (example: string) =>
  written(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time written HH:MM on the 24-hour clock', example);

/**
 * Opening hours for some days of the week, in the Africa/Dar_es_Salaam time zone. A day may appear in several rows; closed
 * days have no times.
 */
const hoursSchema = z
  .strictObject({
    label: text('Monday to Friday').describe('Words for people'),
    days: listOf(z.enum(WEEKDAYS)),
    opens: clock('08:30').optional(),
    closes: clock('17:30').optional(),
    text: text('8:30 AM to 5:30 PM').describe('Hours in words, as the contact card shows them'),
  })
  .superRefine(({ opens, closes }, context) => {
    if ((opens === undefined) !== (closes === undefined)) refuse(context, ['closes'], 'opens and closes, or neither');
    else if (opens !== undefined && closes !== undefined && closes <= opens)
      refuse(context, ['closes'], `a time after ${opens}, at which it opens`);
  });

type Row = z.infer<typeof hoursSchema>;

/** Rejects a day whose hours overlap in two rows. */
function checkOverlaps(rows: readonly Row[], context: z.RefinementCtx): void {
  for (const [index, { days, opens = '00:00', closes = '24:00' }] of rows.entries()) {
    const other = rows.slice(0, index).find((row) => {
      const isSameDay = row.days.some((one) => days.includes(one));
      return isSameDay && opens < (row.closes ?? '24:00') && (row.opens ?? '00:00') < closes;
    });
    if (other) refuse(context, [index, 'days'], `days or times that "${other.label}" does not have`);
  }
}

const said = (time: string) => [time, clockTime(time, ENGLISH), clockTime(time, ENGLISH).replace(':00', '')];

const row = advised(hoursSchema, ({ opens, closes, text: words }) => {
  const isSaid = !opens || !closes || [opens, closes].every((time) => said(time).some((way) => words.includes(way)));
  return isSaid ? undefined : `a text with the times ${opens} and ${closes}`;
});

const hours = advised(listOf(row).superRefine(checkOverlaps), (rows) => {
  const missing = WEEKDAYS.filter((day) => !rows.some(({ days }) => days.includes(day)));
  return missing.length === 0 ? undefined : `a row with ${missing.join(', ')} too, also where the office is closed`;
}).describe('A row for days with the same hours; a day that closes at noon has two rows');

/** Bounds of Tanzania including its islands, in degrees. */
const latitude = z.number().min(-11.8).max(-0.9).meta({ example: -6.8185 });
const longitude = z.number().min(29.2).max(40.7).meta({ example: 39.2907 });

const addressSchema = z.strictObject({
  lines: listOf(text('4th Floor, Pindo House')),
  street: text('Sokoine Drive'),
  city: text('Dar es Salaam'),
  region: text('Dar es Salaam'),
  country: text('Tanzania'),
  countryCode: oneOf(['TZ']),
  directions: text('Sokoine Drive, between the ferry and the post office, facing the harbour.').describe(
    'How to find the door, one sentence',
  ),
  latitude,
  longitude,
});

const officeSchema = z.strictObject({ phone: phoneNumber, address: addressSchema, hours });

const closingSchema = z
  .strictObject({
    from: firstDay('2026-12-24').describe('First day'),
    to: firstDay('2027-01-02').optional().describe('Last day, where there are several'),
    name: text('Office closed over New Year').describe('Why, as the contact page says it'),
  })
  .refine(({ from, to = from }) => from <= to, { error: 'a last day after the first', path: ['to'] });

const claimSchema = z.strictObject({
  value: text('180+'),
  label: text('Clients Served'),
});

/** A Swahili proverb with its translation. */
export const proverbSchema = z.strictObject({
  text: text('Mali bila daftari hupotea bila habari'),
  translation: text('Wealth without a ledger vanishes without notice.'),
});

/** content/firm.json. No other file, component or test contains the firm's name. */
export const firmSchema = group(
  'Name, address, phone, hours, tagline and claims, wherever they appear; the only file that names the firm',
  {
    name: text('Example & Partners'),
    legalName: text('Example & Partners').describe('Registered name, in the imprint and in structured data'),
    descriptor: text('Audit · Tax · Advisory').describe('Line below the name'),
    tagline: text(
      'Professional accounting, audit and advisory services tailored to help your business succeed.',
    ).describe('Footer tagline'),
    description: text('Accounting, audit, tax and business advisory in Dar es Salaam.').describe(
      'Default meta description',
    ),
    foundedYear: whole(2012, 1900, 2100).refine((year) => year <= Number(buildDay().slice(0, 4)), {
      error: 'a year that has begun',
    }),
    url: httpsUrl('https://www.firm.example')
      .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
        error: 'only the address of the site, without a slash at its end, since links in e-mails begin with it',
      })
      .describe('Origin of the published site, no slash at its end'),
    phone: phoneNumber,
    whatsapp: phoneNumber.describe('WhatsApp number, digits only after the plus'),
    email: emailAddress('hello@firm.example'),
    address: addressSchema,
    hours,
    closedDays: z
      .array(closingSchema)
      .optional()
      .describe('Days on which the firm is closed, other than Sundays and public holidays'),
    offices: z
      .array(officeSchema)
      .optional()
      .describe('Further offices, on the contact page, in the footer and in structured data'),
    socials: z.array(
      z.strictObject({ name: text('LinkedIn'), url: httpsUrl('https://www.linkedin.com/company/example') }),
    ),
    founderStats: boundedList(claimSchema, [1, 4]).describe('Stats next to the founder'),
    teamStats: boundedList(claimSchema, [1, 4]).describe('Stats of the team page'),
    sectorsClaim: claimSchema.describe("Number in the heading of the industries list: '21+ Industry Sectors'"),
    proverb: proverbSchema.describe('Saying in the footer'),
    notFoundProverb: proverbSchema.describe('Saying of the not-found page'),
    enquiryRetentionMonths: whole(24, 1, 120).describe(
      'How long enquiries are kept, in months; the privacy page and the staff tools use it',
    ),
    replyPromise: text('We read every message and reply within one working day.').describe(
      'Promise on a callback and on an enquiry',
    ),
    check: group('What /about says to those who check the firm: sentences', {
      signatory: text('A partner who is a certified public accountant in practice signs every opinion.').describe(
        'Who signs what leaves the firm',
      ),
      insurance: text('Professional indemnity insurance with Example Insurance Ltd.').describe(
        'Professional indemnity: insurer and cover',
      ),
      complaints: text('Write to the managing partner; you have an answer within five working days.').describe(
        'To whom a complaint goes, and what happens then',
      ),
      placeholder,
    }),
    swahiliReader: text('Asha Mrema, sworn translator')
      .optional()
      .describe('Who has read the Kiswahili pages, with the qualification; until then the launch check names them'),
    mark: group('SVG path data of the mark in a box 44 wide and 49.5 high; the name beside it is text', {
      columns: pathData('M0 2H13V25.5'),
      diamond: pathData('M22 2L29 9 22 16 15 9z'),
    }),
    launchedOn: day('2027-01-11')
      .optional()
      .describe('Day of the launch. Until then placeholders stop no build, and nothing says that it was published'),
    checkedOn: day().describe('Day on which the facts were last checked'),
    placeholder,
  },
);

export type Firm = z.infer<typeof firmSchema>;
export type Hours = Row;
export type Office = z.infer<typeof officeSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Proverb = z.infer<typeof proverbSchema>;

import { z } from 'zod';
import {
  boundedList,
  count,
  day,
  emailAddress,
  group,
  httpsUrl,
  listOf,
  oneOf,
  phoneNumber,
  placeholder,
  text,
  whole,
  written,
} from './fields.ts';

/** Days of the week as named by schema.org. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clock = (example: string) =>
  written(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time written HH:MM on the 24-hour clock', example);

/** Opening hours of consecutive days, in Africa/Dar_es_Salaam time; closed days have neither edge. */
const hoursSchema = z.strictObject({
  label: text('Monday to Friday').describe('Words for people'),
  days: listOf(z.enum(WEEKDAYS)),
  opens: clock('08:30').optional(),
  closes: clock('17:30').optional(),
  text: text('8:30 AM to 5:30 PM').describe('Hours in words, as the contact card shows them'),
});

const claimSchema = z.strictObject({
  value: text('180+'),
  label: text('Clients Served'),
});

/** A Swahili saying with its translation. */
export const proverbSchema = z.strictObject({
  text: text('Mali bila daftari hupotea bila habari'),
  translation: text('Wealth without a ledger vanishes without notice.'),
});

/** content/firm.json: the firm. No other file, component or test names it. */
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
    foundedYear: whole(2012, 1900, 2100),
    url: httpsUrl('https://www.firm.example')
      .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
        error: 'the address of the site alone, without a slash at its end, since links in mails are made of it',
      })
      .describe('Origin of the published site, no slash at its end'),
    phone: phoneNumber(),
    whatsapp: phoneNumber().describe('WhatsApp number, digits only after the plus'),
    email: emailAddress('hello@firm.example'),
    address: z.strictObject({
      lines: listOf(text('4th Floor, Pindo House')),
      street: text('Sokoine Drive'),
      city: text('Dar es Salaam'),
      region: text('Dar es Salaam'),
      country: text('Tanzania'),
      countryCode: oneOf(['TZ']),
      directions: text('Sokoine Drive, between the ferry and the post office, facing the harbour.').describe(
        'How to find the door, one sentence',
      ),
      latitude: z.number().min(-90).max(90).meta({ example: -6.8185 }),
      longitude: z.number().min(-180).max(180).meta({ example: 39.2907 }),
    }),
    hours: listOf(hoursSchema),
    socials: z.array(
      z.strictObject({ name: text('LinkedIn'), url: httpsUrl('https://www.linkedin.com/company/example') }),
    ),
    founderStats: boundedList(claimSchema, [1, 4]).describe('Stats beside the founder'),
    teamStats: boundedList(claimSchema, [1, 4]).describe('Stats of the team page'),
    sectorsClaim: claimSchema.describe("Number in the heading of the industries list: '21+ Industry Sectors'"),
    proverb: proverbSchema.describe('Saying in the footer'),
    notFoundProverb: proverbSchema.describe('Saying of the not-found page'),
    enquiryRetentionMonths: count(24).describe(
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
    dataProtectionNumber: text('PDPC/2025/0000')
      .optional()
      .describe('Registration number with the data-protection commission, once held'),
    mark: group('SVG path data of the mark in a box 44 wide and 49.5 high; the name beside it is text', {
      columns: text('M0 2H13V25.5'),
      diamond: text('M22 2L29 9 22 16 15 9z'),
    }),
    launchedOn: day('2027-01-11')
      .optional()
      .describe('Day of the launch. Until then placeholders stop no build, and nothing says that it was published'),
    checkedOn: day().describe('Day on which the facts were last checked'),
    placeholder,
  },
);

export type Firm = z.infer<typeof firmSchema>;
export type Hours = z.infer<typeof hoursSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Proverb = z.infer<typeof proverbSchema>;

import { z } from 'zod';
import { day, emailAddress, httpsUrl, oneOf, phoneNumber, placeholder, text } from './fields.ts';

/** Days of the week as schema.org names them. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const clock = (example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time written HH:MM on the 24-hour clock' })
    .meta({ example });

/** Opening hours of one run of days, in Africa/Dar_es_Salaam time; closed days have neither edge. */
const hoursSchema = z.strictObject({
  /** Words for people. */
  label: text('Monday to Friday'),
  days: z
    .array(z.enum(WEEKDAYS))
    .min(1)
    .meta({ example: ['Monday'] }),
  opens: clock('08:30').optional(),
  closes: clock('17:30').optional(),
  /** Hours in words, as the contact card shows them. */
  text: text('8:30 AM to 5:30 PM'),
});

/** A number that the firm claims of itself. */
const claimSchema = z.strictObject({
  value: text('180+'),
  label: text('Clients Served'),
  placeholder,
});

/** A Swahili saying with its translation. */
export const proverbSchema = z.strictObject({
  text: text('Mali bila daftari hupotea bila habari'),
  translation: text('Wealth without a ledger vanishes without notice.'),
});

/** content/firm.json: who the firm is. No other file, component or test names it. */
export const firmSchema = z.strictObject({
  name: text('Example & Partners'),
  /** Registered name, in the imprint and in structured data. */
  legalName: text('Example & Partners'),
  descriptor: text('Audit · Tax · Advisory'),
  /** Footer tagline. */
  tagline: text('Professional accounting, audit and advisory services tailored to help your business succeed.'),
  /** Default meta description. */
  description: text('Accounting, audit, tax and business advisory in Dar es Salaam.'),
  foundedYear: z.number().int().min(1900).max(2100).meta({ example: 2012 }),
  /** Origin of the published site, no slash at its end. */
  url: httpsUrl('https://www.firm.example').refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
    error: 'the address of the site alone, without a slash at its end, since links in mails are made of it',
  }),
  phone: phoneNumber(),
  /** WhatsApp number, digits only after the plus. */
  whatsapp: phoneNumber(),
  email: emailAddress('hello@firm.example'),
  address: z.strictObject({
    lines: z
      .array(text('4th Floor, Pindo House'))
      .min(1)
      .meta({ example: ['4th Floor, Pindo House'] }),
    street: text('Sokoine Drive'),
    city: text('Dar es Salaam'),
    region: text('Dar es Salaam'),
    country: text('Tanzania'),
    countryCode: oneOf(['TZ']),
    /** How to find the door, one sentence. */
    directions: text('Sokoine Drive, between the ferry and the post office, facing the harbour.'),
    latitude: z.number().min(-90).max(90).meta({ example: -6.8185 }),
    longitude: z.number().min(-180).max(180).meta({ example: 39.2907 }),
  }),
  hours: z.array(hoursSchema).min(1).meta({ example: [] }),
  socials: z
    .array(z.strictObject({ name: text('LinkedIn'), url: httpsUrl('https://www.linkedin.com/company/example') }))
    .meta({ example: [] }),
  /** Stats beside the founder. */
  founderStats: z.array(claimSchema).min(1).max(4).meta({ example: [] }),
  /** Stats of the team page. */
  teamStats: z.array(claimSchema).min(1).max(4).meta({ example: [] }),
  /** Number in the heading of the industries list: '21+ Industry Sectors'. */
  sectorsClaim: claimSchema,
  /** Saying in the footer. */
  proverb: proverbSchema,
  /** Saying of the not-found page. */
  notFoundProverb: proverbSchema,
  /** How long enquiries are kept, in months; the privacy page and the staff tools use it. */
  enquiryRetentionMonths: z.number().int().positive().meta({ example: 24 }),
  /**
   * True where pages are kept on the visitor's device for times without a connection; false removes what was kept, and the worker
   * that keeps it.
   */
  worksOffline: z.boolean().meta({ example: true }),
  /** Promise on a callback and on an enquiry. */
  replyPromise: text('We read every message and reply within one working day.'),
  /** What /about says beside the registrations for those who check the firm: sentences. */
  check: z.strictObject({
    /** Who signs what leaves the firm. */
    signatory: text('A partner who is a certified public accountant in practice signs every opinion.'),
    /** Professional indemnity: insurer and cover. */
    insurance: text('Professional indemnity insurance with Example Insurance Ltd.'),
    /** To whom a complaint goes, and what happens then. */
    complaints: text('Write to the managing partner; you have an answer within five working days.'),
    placeholder,
  }),
  /** Who has read the Kiswahili pages, with the qualification; until then each says that it is a draft. */
  swahiliReader: text('Asha Mrema, sworn translator').optional(),
  /** Registration number with the data-protection commission, once held. */
  dataProtectionNumber: text('PDPC/2025/0000').optional(),
  /** SVG path data of the mark in a box 44 wide and 49.5 high, and of the name in outlines to its right, 185 in all. */
  mark: z.strictObject({
    columns: text('M0 2H13V25.5'),
    diamond: text('M22 2L29 9 22 16 15 9z'),
    word: text('M72.59 28.40Q68.66 28.40 66 27.19'),
    /** The name that the outlines show; `npm run wordmark` draws them anew where the firm's is another. */
    wordName: text('Example & Partners'),
  }),
  /** Day on which the site was launched. Without it no page, file or feed says that anything was published. */
  launchedOn: day('2027-01-11').optional(),
  checkedOn: day(),
  placeholder,
});

export type Firm = z.infer<typeof firmSchema>;
export type Hours = z.infer<typeof hoursSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Proverb = z.infer<typeof proverbSchema>;

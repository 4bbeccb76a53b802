import { z } from 'zod';
import {
  advised,
  boundedList,
  group,
  httpsUrl,
  id,
  listOf,
  motif,
  oneOf,
  phoneNumber,
  photo,
  placeholder,
  shownText,
  text,
  whole,
  written,
} from './fields.ts';
import { proverbSchema } from './firm.ts';

/** The four tabs, in order; vision is open at first. */
const VALUE_TABS = ['vision', 'mission', 'values', 'approach'] as const;

/** content/founder.json */
export const founderSchema = group('The founder on `/about`; the quotation also on `/`', {
  name: text('Mosi Pindo'),
  initials: written(/^[A-Z]{1,3}$/, 'one to three capitals', 'MP'),
  position: text('Founder & Managing Partner').describe('Position, shown below the portrait'),
  image: photo,
  quote: text('Clients do not come to us for figures.').describe('Quotation on Home'),
  heading: text('The person who signs').describe('Heading of the biography'),
  lead: text('Twenty years of audits and tax appeals.').describe('Lead of the biography'),
  biography: z.array(text('The practice was set up in 2012.')).min(2).describe('Paragraphs of the biography'),
  valuePoints: boundedList(
    z.strictObject({ title: text('Independent'), text: text('We answer to the facts, then to you.') }),
    [3, 3],
  ).describe('Three points next to the quotation on Home'),
  placeholder,
});

/** content/values.json, one entry per tab. */
export const valuesSchema = z
  .array(
    z.strictObject({
      id: z.enum(VALUE_TABS).meta({ example: 'vision' }),
      label: text('Vision'),
      statement: text('To be the firm East African owners ring first.').describe('The sentence set large'),
      points: z
        .array(z.strictObject({ title: text('Integrity'), text: text('We sign what we can defend.') }))
        .max(5)
        .describe('Supporting points, 0 to 5'),
      motif: motif.describe('Motif of the picture next to it'),
    }),
  )
  .length(4)
  .describe('The four tabs of `/about`');

const achievementSchema = z.strictObject({
  title: text('Fellow, chartered certified accountant'),
  organization: text('ACCA'),
  year: whole(2009, 1950, 2100).optional(),
  number: text('PF 000').optional().describe('In the register of the body, of a registration'),
  register: httpsUrl('https://www.nbaa.go.tz')
    .optional()
    .describe("Address of the body's public register, of a registration"),
  description: text('Admitted after the full examination route.'),
  placeholder,
});

/** content/achievements.json */
export const achievementsSchema = group('Certifications and registrations on `/about`', {
  certifications: listOf(achievementSchema),
  registrations: listOf(achievementSchema),
});

export type Founder = z.infer<typeof founderSchema>;
export type ValueTab = z.infer<typeof valuesSchema>[number];
export type Achievement = z.infer<typeof achievementSchema>;
export type Achievements = z.infer<typeof achievementsSchema>;

const awardSchema = z.strictObject({
  id: id('award-2019'),
  title: shownText('Tax practice of the year', 40),
  image: photo.describe("The firm's photo of it; a drawn plaque stands in"),
  alt: text('Plaque: tax practice of the year, 2019').describe('What the picture shows, for people who cannot see it'),
  caption: text('Award').describe('Caption above the title on a drawn plaque'),
  descriptor: text('Regional business awards').describe('Line below the title on a drawn plaque'),
  placeholder,
});

const affiliationSchema = z.strictObject({
  id: id('iapa-international'),
  name: text('IAPA International'),
  description: text('A network of independent accounting firms.').optional(),
  image: photo,
  caption: text('Affiliation'),
  shortName: z
    .string()
    .min(2)
    .max(14)
    .meta({ example: 'IAPA' })
    .describe('Short form set large on the drawn plaque, at most 14 characters'),
  descriptor: text('Network of accounting firms'),
  onHome: z.boolean().meta({ example: true }).describe('True for those that Home shows'),
  placeholder,
});

const credentialSchema = z.strictObject({
  id: id('acca'),
  name: text('ACCA'),
  fullName: text('Association of Chartered Certified Accountants'),
  caption: text('Qualification'),
  descriptor: text('Chartered certified accountant'),
  image: photo,
  placeholder,
});

/** The gallery shows two awards side by side. */
export const awardsSchema = z.array(awardSchema).min(2).describe('The gallery of `/awards`, two side by side');
export const affiliationsSchema = listOf(affiliationSchema).describe(
  'Bodies that the firm belongs to, on `/awards`; some also on `/`',
);
export const credentialsSchema = listOf(credentialSchema).describe('Professional qualifications on `/`');
export type Award = z.infer<typeof awardSchema>;
export type Affiliation = z.infer<typeof affiliationSchema>;
export type Credential = z.infer<typeof credentialSchema>;

/** Departments, in dropdown order. */
export const DEPARTMENTS = ['Leadership', 'Audit & Assurance', 'Tax Services', 'Business Services'] as const;

/** An entry of content/team.json. Only name, position and department are required. */
const teamMemberSchema = z.strictObject({
  id: id('jane-doe').describe('The name; pattern, figure and border of the portrait follow from it'),
  name: text('Neema Example'),
  position: text('Audit Manager'),
  department: oneOf(DEPARTMENTS).describe('Gives the colour of the picture'),
  image: photo.describe('Portrait; a drawn bust with the initials stands in for it'),
  proverb: proverbSchema.optional().describe('A saying that the person chose'),
  bio: text('Leads statutory audits of manufacturers and schools.').optional().describe('Two or three sentences'),
  email: written(/^[^\s@]+(@[^\s@]+\.[^\s@]+)?$/, 'an email address, or its part before the @', 'neema')
    .optional()
    .describe(
      "In the file the part before the at sign stands for an address in the firm's own domain; loaded it is the whole",
    ),
  phone: phoneNumber.optional(),
  linkedin: httpsUrl('https://www.linkedin.com/in/example').optional(),
  specialties: boundedList(text('Statutory audit'), [1, 8])
    .optional()
    .describe("Searched; cards show the first three and '+N more', which opens the rest"),
  registration: z
    .strictObject({ body: text('NBAA'), number: text('ACPA 000') })
    .optional()
    .describe('Number in the register of the profession, shown with what the person signs'),
  experience: whole(9, 0, 60).optional().describe('Years of experience'),
  education: listOf(text('BCom Accounting')).optional(),
  achievements: z.array(text('Led the firm’s first IFRS 16 transition')).optional(),
  isLeadership: z.boolean().optional().meta({ example: false }).describe('Leadership comes first'),
  placeholder,
});

export const teamSchema = advised(listOf(teamMemberSchema), (people) => {
  const mails = people.flatMap(({ email }) => email ?? []);
  const twice = mails.find((mail, index) => mails.indexOf(mail) < index);
  if (twice !== undefined) return `an email address of their own for each; two have "${twice}"`;
  const isLed = people.some(({ department, isLeadership }) => isLeadership || department === 'Leadership');
  return isLed ? undefined : '"isLeadership": true for those who lead the firm';
}).describe('`/team`');
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Department = (typeof DEPARTMENTS)[number];

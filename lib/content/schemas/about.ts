import { z } from 'zod';
import { httpsUrl, photo, placeholder, text, written } from './fields.ts';
import { motif } from './tax/figures.ts';

/** The four values tabs in order; vision opens first. */
const VALUE_TABS = ['vision', 'mission', 'values', 'approach'] as const;

/** content/founder.json */
export const founderSchema = z
  .strictObject({
    name: text('Mosi Pindo'),
    initials: written(/^[A-Z]{1,3}$/, 'one to three capitals', 'MP'),
    position: text('Founder & Managing Partner').describe('Position, shown below the portrait'),
    image: photo,
    quote: text('Clients do not come to us for figures.').describe('Quotation on Home'),
    heading: text('The person who signs').describe('Heading of the biography'),
    lead: text('Twenty years of audits and tax appeals.').describe('Lead of the biography'),
    biography: z
      .array(text('The practice was set up in 2012.'))
      .min(2)
      .meta({ example: ['The practice was set up in 2012.'] })
      .describe('Paragraphs of the biography'),
    valuePoints: z
      .array(z.strictObject({ title: text('Independent'), text: text('We answer to the facts, then to you.') }))
      .length(3)
      .meta({ example: [] })
      .describe('Three points beside the quotation on Home'),
    placeholder,
  })
  .describe('The founder on `/about`; the quotation also on `/`');

/** content/values.json, one entry a tab. */
export const valuesSchema = z
  .array(
    z.strictObject({
      id: z.enum(VALUE_TABS).meta({ example: 'vision' }),
      label: text('Vision'),
      statement: text('To be the firm East African owners ring first.').describe('The sentence set large'),
      points: z
        .array(z.strictObject({ title: text('Integrity'), text: text('We sign what we can defend.') }))
        .max(5)
        .meta({ example: [] })
        .describe('Supporting points, 0 to 5'),
      motif: motif.describe('Motif of the picture beside it'),
    }),
  )
  .length(4)
  .describe('The four tabs of `/about`');

/** A certification or registration of the founder or the firm. */
const achievementSchema = z.strictObject({
  title: text('Fellow, chartered certified accountant'),
  organization: text('ACCA'),
  year: z.number().int().min(1950).max(2100).optional().meta({ example: 2009 }),
  number: text('PF 000').optional().describe('In the register of the body, of a registration'),
  register: httpsUrl('https://www.nbaa.go.tz')
    .optional()
    .describe("Address of the body's public register, of a registration"),
  description: text('Admitted after the full examination route.'),
  placeholder,
});

/** content/achievements.json */
export const achievementsSchema = z
  .strictObject({
    certifications: z.array(achievementSchema).min(1),
    registrations: z.array(achievementSchema).min(1),
  })
  .describe('Certifications and registrations on `/about`');

export type Founder = z.infer<typeof founderSchema>;
export type ValueTab = z.infer<typeof valuesSchema>[number];
export type Achievement = z.infer<typeof achievementSchema>;
export type Achievements = z.infer<typeof achievementsSchema>;

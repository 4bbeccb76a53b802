import { z } from 'zod';
import { httpsUrl, photo, placeholder, text } from './fields.ts';
import { motif } from './figures.ts';

/** The four values tabs in their order; vision opens first. */
const VALUE_TABS = ['vision', 'mission', 'values', 'approach'] as const;

/** content/founder.json */
export const founderSchema = z.strictObject({
  name: text('Mosi Pindo'),
  initials: z
    .string()
    .regex(/^[A-Z]{1,3}$/, { error: 'one to three capitals' })
    .meta({ example: 'MP' }),
  /** Position, shown below the portrait. */
  position: text('Founder & Managing Partner'),
  image: photo,
  /** Quotation on Home. */
  quote: text('Clients do not come to us for figures.'),
  /** Heading of the biography. */
  heading: text('The person who signs'),
  /** Lead of the biography. */
  lead: text('Twenty years of audits and tax appeals.'),
  /** Paragraphs of the biography. */
  biography: z
    .array(text('The practice was set up in 2012.'))
    .min(2)
    .meta({ example: ['The practice was set up in 2012.'] }),
  /** Three points beside the quotation on Home. */
  valuePoints: z
    .array(z.strictObject({ title: text('Independent'), text: text('We answer to the evidence, then to you.') }))
    .length(3)
    .meta({ example: [] }),
  placeholder,
});

/** content/values.json, one entry a tab. */
export const valuesSchema = z
  .array(
    z.strictObject({
      id: z.enum(VALUE_TABS).meta({ example: 'vision' }),
      label: text('Vision'),
      /** The sentence set large. */
      statement: text('To be the firm East African owners ring first.'),
      /** Supporting points, 0 to 5. */
      points: z
        .array(z.strictObject({ title: text('Integrity'), text: text('We sign what we can defend.') }))
        .max(5)
        .meta({ example: [] }),
      /** Motif of the picture beside it. */
      motif,
    }),
  )
  .length(4);

/** A certification or registration of the founder or the firm. */
const achievementSchema = z.strictObject({
  title: text('Fellow, chartered certified accountant'),
  organization: text('ACCA'),
  year: z.number().int().min(1950).max(2100).optional().meta({ example: 2009 }),
  /** In the register of the body, of a registration. */
  number: text('PF 000').optional(),
  /** Address of the body's public register, of a registration. */
  register: httpsUrl('https://www.nbaa.go.tz').optional(),
  description: text('Admitted after the full examination route.'),
  placeholder,
});

/** content/achievements.json */
export const achievementsSchema = z.strictObject({
  certifications: z.array(achievementSchema).min(1),
  registrations: z.array(achievementSchema).min(1),
});

export type Founder = z.infer<typeof founderSchema>;
export type ValueTab = z.infer<typeof valuesSchema>[number];
export type Achievement = z.infer<typeof achievementSchema>;
export type Achievements = z.infer<typeof achievementsSchema>;

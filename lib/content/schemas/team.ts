import { z } from 'zod';
import { BORDER_NAMES, MOTIF_NAMES } from '../../site/pictureStyle.ts';
import { httpsUrl, id, oneOf, phoneNumber, photo, placeholder, text } from './fields.ts';
import { proverbSchema } from './firm.ts';

/** Departments in the order of the dropdown. */
export const DEPARTMENTS = ['Leadership', 'Audit & Assurance', 'Tax Services', 'Business Services'] as const;

/** What a person chose for the cloth of their portrait. */
const clothSchema = z.strictObject({
  /** Around the portrait, or over the edge of the photo, and on the clothes of the bust. */
  border: oneOf(BORDER_NAMES),
  /** Behind the head of the bust. */
  motif: oneOf(MOTIF_NAMES),
  /** Below the portrait. */
  proverb: proverbSchema,
});

/** A person of content/team.json. */
export const teamMemberSchema = z.strictObject({
  id: id('jane-doe'),
  name: text('Neema Example'),
  position: text('Audit Manager'),
  department: oneOf(DEPARTMENTS),
  /** Portrait; a bust in cloth with the initials stands in for it. */
  image: photo,
  cloth: clothSchema,
  /** Two or three sentences. */
  bio: text('Leads statutory audits of manufacturers and schools.'),
  /** In the file the part before the at sign stands for an address in the firm's own domain; loaded it is the whole. */
  email: z
    .string()
    .regex(/^[^\s@]+(@[^\s@]+\.[^\s@]+)?$/, { error: 'an e-mail address, or its part before the @' })
    .meta({ example: 'neema' })
    .optional(),
  phone: phoneNumber().optional(),
  linkedin: httpsUrl('https://www.linkedin.com/in/example').optional(),
  /** Searched; cards show the first three and '+N more', which opens the rest. */
  specialties: z
    .array(text('Statutory audit'))
    .min(2)
    .max(8)
    .meta({ example: ['Statutory audit', 'IFRS'] }),
  /** Years of experience. */
  experience: z.number().int().min(0).max(60).meta({ example: 9 }),
  education: z
    .array(text('BCom Accounting'))
    .min(1)
    .meta({ example: ['BCom Accounting'] }),
  achievements: z.array(text('Led the firm’s first IFRS 16 transition')).meta({ example: [] }),
  isLeadership: z.boolean().meta({ example: false }),
  placeholder,
});

/** Indices of values that stand in the list before. */
const repeats = (values: readonly string[]) => values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));

export const teamSchema = z
  .array(teamMemberSchema)
  .min(1)
  .superRefine((team, context) => {
    const cloths = team.map(({ cloth }) => cloth);
    const report = (at: number, field: readonly string[], message: string) =>
      context.addIssue({ code: 'custom', path: [at, 'cloth', ...field], message });
    for (const at of repeats(cloths.map(({ border, motif }) => `${border} ${motif}`)))
      report(at, ['motif'], 'a figure that no one else has in the same border');
    for (const at of repeats(cloths.map(({ proverb }) => proverb.text.toLowerCase())))
      report(at, ['proverb', 'text'], 'a proverb that no one else has');
  });
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Department = (typeof DEPARTMENTS)[number];

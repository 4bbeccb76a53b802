import { z } from 'zod';
import { boundedList, httpsUrl, id, listOf, oneOf, phoneNumber, photo, placeholder, text, written } from './fields.ts';
import { proverbSchema } from './firm.ts';

/** Departments in the order of the dropdown. */
export const DEPARTMENTS = ['Leadership', 'Audit & Assurance', 'Tax Services', 'Business Services'] as const;

/** A person of content/team.json: name, position and department are enough. */
const teamMemberSchema = z.strictObject({
  id: id('jane-doe').describe('The name; cloth, figure and border of the portrait follow from it'),
  name: text('Neema Example'),
  position: text('Audit Manager'),
  department: oneOf(DEPARTMENTS).describe('Gives the colour of the cloth'),
  image: photo.describe('Portrait; a bust in cloth with the initials stands in for it'),
  proverb: proverbSchema.optional().describe('A saying that the person chose'),
  bio: text('Leads statutory audits of manufacturers and schools.').optional().describe('Two or three sentences'),
  email: written(/^[^\s@]+(@[^\s@]+\.[^\s@]+)?$/, 'an e-mail address, or its part before the @', 'neema')
    .optional()
    .describe(
      "In the file the part before the at sign stands for an address in the firm's own domain; loaded it is the whole",
    ),
  phone: phoneNumber().optional(),
  linkedin: httpsUrl('https://www.linkedin.com/in/example').optional(),
  specialties: boundedList(text('Statutory audit'), [1, 8], ['Statutory audit', 'IFRS'])
    .optional()
    .describe("Searched; cards show the first three and '+N more', which opens the rest"),
  experience: z.number().int().min(0).max(60).optional().meta({ example: 9 }).describe('Years of experience'),
  education: listOf(text('BCom Accounting'), ['BCom Accounting']).optional(),
  achievements: z.array(text('Led the firm’s first IFRS 16 transition')).optional().meta({ example: [] }),
  isLeadership: z.boolean().optional().meta({ example: false }).describe('Leadership stands first'),
  placeholder,
});

export const teamSchema = z.array(teamMemberSchema).min(1).describe('`/team`');
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Department = (typeof DEPARTMENTS)[number];

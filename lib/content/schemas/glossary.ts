import { z } from 'zod';
import { id, pageLink, text } from './fields.ts';

const termSchema = z.strictObject({
  id: id('currency-point').describe('Anchor on /glossary'),
  term: text('Currency point').describe('The word of the trade'),
  text: text('The unit in which penalties are set.').describe('What it means, in one line'),
  link: pageLink('/calculator/penalties').describe('The page that explains it'),
  swahili: text('pointi ya sarafu').optional().describe('The same in Kiswahili, where an authority uses the word'),
  source: text('TRA, page on VAT').optional().describe('Whose page or notice has that word'),
  inTexts: z
    .array(text('currency points'))
    .min(1)
    .optional()
    .meta({ example: ['currency points', 'currency point'] })
    .describe('Words by which articles say it: where the first of them stands, a press shows the line here'),
});

/** content/glossary.json, in alphabetical order. */
export const glossarySchema = z.array(termSchema).min(1).describe('`/glossary`, in the order of the alphabet');

export type GlossaryTerm = z.infer<typeof termSchema>;

import { z } from 'zod';
import { id, sitePath, text } from './fields.ts';

const termSchema = z.strictObject({
  /** Anchor on /glossary. */
  id: id('currency-point'),
  /** The word of the trade. */
  term: text('Currency point'),
  /** What it means, in one line. */
  text: text('The unit in which penalties are set.'),
  /** The page that explains it. */
  link: sitePath('/calculator/penalties'),
  /** The same in Kiswahili, where an authority uses the word. */
  swahili: text('pointi ya sarafu').optional(),
  /** Whose page or notice has that word. */
  source: text('TRA, page on VAT').optional(),
  /** What the pages in Kiswahili say where no authority's word is known: a translator has yet to confirm it. */
  unsure: text('kodi ya kiwango cha chini').optional(),
  /** Words by which articles say it: where the first of them stands, a press shows the line here. */
  inTexts: z
    .array(text('currency points'))
    .min(1)
    .optional()
    .meta({ example: ['currency points', 'currency point'] }),
});

/** content/glossary.json, in the order of the alphabet. */
export const glossarySchema = z.array(termSchema).min(1);

export type GlossaryTerm = z.infer<typeof termSchema>;

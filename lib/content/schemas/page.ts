import { z } from 'zod';
import { boundedList, day, text } from './fields.ts';

/** Front matter of content/pages/<id>.mdx: privacy-policy, terms-of-service, accessibility. */
export const pageFrontMatterSchema = z
  .strictObject({
    title: text('Privacy Policy'),
    description: text('What we keep when you write to us, why, for how long, and your rights.').describe(
      'Meta description and lead',
    ),
    summary: boundedList(text('We keep what you send for 24 months.'), [2, 5], ['…']).describe(
      "The 'In short' note at the top: two to five sentences",
    ),
    updatedOn: day().describe('Day on which the text last changed'),
  })
  .describe('`/privacy-policy`, `/terms-of-service`, `/accessibility`');

/** The standing pages, by file name. */
export const PAGE_IDS = ['privacy-policy', 'terms-of-service', 'accessibility'] as const;

export type PageId = (typeof PAGE_IDS)[number];
type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
export type Page = PageFrontMatter & { id: PageId };

import { z } from 'zod';
import { day, text } from './fields.ts';

/** Front matter of content/pages/<id>.mdx: privacy-policy, terms-of-service, accessibility. */
export const pageFrontMatterSchema = z.strictObject({
  title: text('Privacy Policy'),
  /** Meta description and lead. */
  description: text('What we keep when you write to us, why, for how long, and your rights.'),
  /** The 'In short' note at the top: two to five sentences. */
  summary: z
    .array(text('We keep what you send for 24 months.'))
    .min(2)
    .max(5)
    .meta({ example: ['…'] }),
  /** Day on which the text last changed. */
  updatedOn: day(),
});

/** The standing pages, by file name. */
export const PAGE_IDS = ['privacy-policy', 'terms-of-service', 'accessibility'] as const;

export type PageId = (typeof PAGE_IDS)[number];
type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
export type Page = PageFrontMatter & { id: PageId };

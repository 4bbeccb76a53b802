import { z } from 'zod';
import { day, id, namedAfterId, placeholder, service, shownText, sitePath, text, written } from './fields.ts';
import { keepFiguresApart, motif } from './tax/figures.ts';

/** Filter categories of /media in the order of its buttons. */
export const MEDIA_CATEGORIES = ['interview', 'analysis', 'news', 'guide', 'article', 'research'] as const;

/** Button labels; 'all' means no filter. */
export const MEDIA_CATEGORY_LABELS = {
  all: 'All Publications',
  interview: 'Interviews',
  analysis: 'Analysis',
  news: 'News',
  guide: 'Guides',
  article: 'Articles',
  research: 'Research',
} as const satisfies Record<'all' | (typeof MEDIA_CATEGORIES)[number], string>;

/** A publication of content/media.json. */
const mediaItemSchema = z.strictObject({
  id: id('first-audit-interview'),
  title: shownText('An owner and her first audit', 70),
  description: text('An owner-manager and an auditor talk.'),
  service: service.describe('The service that a reader may want next'),
  date: day('2025-09-29').describe('Day on which its text was first published here'),
  source: text('Small-business podcast').optional().describe("Where it appeared; 'Media Publication' where absent"),
  category: z.enum(MEDIA_CATEGORIES).meta({ example: 'interview' }),
  downloadUrl: written(
    /^\/media\/[a-z0-9-]+\.(pdf|xlsx|png|jpe?g)$/,
    'the path of a file below /media',
    '/media/first-audit-interview.pdf',
  ).describe('Path of its file under public/'),
  motif: motif.describe('Drawn where it has no thumbnail'),
  thumbnailUrl: sitePath('/images/media/budget.svg')
    .optional()
    .describe('Path of its thumbnail; the picture system draws one where absent'),
  featured: z
    .boolean()
    .optional()
    .meta({ example: true })
    .describe('Stands among the featured before others of its day'),
  placeholder,
});

export const mediaSchema = z
  .array(mediaItemSchema.superRefine(namedAfterId('/media/')))
  .superRefine(keepFiguresApart)
  .describe(
    '`/media` and the media section of `/resources`; the four newest are shown large. The text of a publication is `media/<id>.mdx`. None of the four entries before one, newest first, has the same `motif`.',
  );
export type MediaItem = z.infer<typeof mediaItemSchema>;

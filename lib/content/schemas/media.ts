import { z } from 'zod';
import { day, id, placeholder, service, sitePath, text } from './fields.ts';
import { keepFiguresApart, motif } from './figures.ts';

/** Filter categories of /media in the order of its buttons. */
export const MEDIA_CATEGORIES = ['interview', 'analysis', 'news', 'guide', 'article', 'research'] as const;

/** Button labels; 'all' stands for no filter. */
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
export const mediaItemSchema = z.strictObject({
  id: id('budget-2025-what-changed'),
  title: text('Budget 2025/26: what changed for employers'),
  description: text('A conversation about minimum tax and payroll.'),
  /** The service that a reader may want next. */
  service,
  /** Day on which its text was first published here. */
  date: day('2025-09-29'),
  /** Where it appeared; 'Media Publication' where absent. */
  source: text('Business radio, Dar es Salaam').optional(),
  category: z.enum(MEDIA_CATEGORIES).meta({ example: 'interview' }),
  /** Path of its file under public/. */
  downloadUrl: z
    .string()
    .regex(/^\/media\/[a-z0-9-]+\.(pdf|xlsx|png|jpe?g)$/, { error: 'the path of a file below /media' })
    .meta({ example: '/media/budget-2025-what-changed.pdf' }),
  /** Drawn where it has no thumbnail. */
  motif,
  /** Path of its thumbnail; the picture system draws one where absent. */
  thumbnailUrl: sitePath('/images/media/budget.svg').optional(),
  /** Stands among the featured before others of its day. */
  featured: z.boolean().optional().meta({ example: true }),
  placeholder,
});

export const mediaSchema = z.array(mediaItemSchema).min(8).superRefine(keepFiguresApart);
export type MediaItem = z.infer<typeof mediaItemSchema>;

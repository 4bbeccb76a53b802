import { z } from 'zod';
import {
  boundedList,
  checkActRead,
  count,
  day,
  financeAct,
  group,
  httpsUrl,
  id,
  listOf,
  motif,
  namedAfterId,
  officialText,
  oneOf,
  pageLink,
  placeholder,
  ref,
  refuse,
  searchTitle,
  service,
  shownText,
  sourceUrl,
  text,
  whole,
  written,
} from './fields.ts';

const documentSourceSchema = z.strictObject({
  name: text('Income Tax Act, Cap. 332, R.E. 2019').describe(
    'The law, notice or publication as a reader would cite it',
  ),
  url: sourceUrl('https://taxsummaries.pwc.com/Tanzania/Corporate/Withholding-taxes')
    .optional()
    .describe('Where it can be read, if it is on the web'),
});

/**
 * Front matter of content/resources/<category>/<id>.mdx: the full text of an article, guide, act or Finance Act. The file
 * name is the id of its catalogue entry, which has the title, description and date.
 */
export const documentFrontMatterSchema = group(
  'Text and PDF of an entry of the library or of a publication. The text of an act or a Finance Act begins with the sentence that it is a summary.',
  {
    searchTitle,
    checkedOn: day().describe("Date of the newest source that the text rests on; never today's because it is today's"),
    updatedOn: day('2026-11-22')
      .optional()
      .describe('Day on which the text last changed, where that is after the day in its catalogue'),
    financeAct: financeAct
      .optional()
      .describe('The newest Finance Act that the rates cover, including those it compares with.'),
    summary: boundedList(text('SDL is {rate:sdl.rate} of gross pay.'), [2, 3]).describe(
      "The 'In short' box: two or three short sentences",
    ),
    sources: listOf(documentSourceSchema).describe('Sources, the law itself first'),
  },
).superRefine(checkActRead);

/** Front matter of content/cv.mdx: the founder's CV. */
export const cvFrontMatterSchema = group("The founder's CV, a PDF", {
  placeholder,
  ...documentFrontMatterSchema.shape,
});

export type DocumentSource = z.infer<typeof documentSourceSchema>;
export type DocumentFrontMatter = z.infer<typeof documentFrontMatterSchema>;

const RESOURCE_TYPES = ['video', 'guide', 'article', 'calculator', 'publication'] as const;

const official = officialText('https://tanzlii.org/akn/tz/act/2004/11').describe(
  'Address of the official text, which its card, page and PDF name; `not found` where it was looked for on the web in vain',
);

/** Default sources of articles and media items. */
export const DEFAULT_SOURCES = { articles: 'Our team', media: 'Media Publication' } as const;

const base = {
  id: id('tax-guide-2024-25').describe('File name of its text and its document, and its address'),
  title: shownText('Tax Guide 2024/25', 70),
  description: text('Creator and digital asset withholding; the shilling rule.').describe(
    'One or two sentences; searched',
  ),
  type: z.enum(RESOURCE_TYPES).meta({ example: 'guide' }),
  icon: text('guide').describe('Symbol on its card: guide, article, act, finance-act, video, calculator or sheet'),
  date: day('2025-09-29').describe(
    'Day on which its text was written here, never earlier. Cards show it, and next to it the day of the law: the beginning of a guide’s year, the first day of a Finance Act, else `checkedOn` of the text.',
  ),
  author: text('The tax team').optional(),
  signed: z
    .strictObject({
      writtenBy: ref('team', 'jane-doe').describe('Id in team.json'),
      readBy: ref('team', 'john-doe').describe('Id in team.json of whoever checked it'),
    })
    .optional()
    .describe('Who answers for the text, on its page and its document'),
  placeholder,
};

const downloadUrl = z
  .string()
  .regex(/^\/(resources|media)\/[a-z0-9/-]+\.(pdf|xlsx)$/, {
    error: 'the path of a .pdf or .xlsx file below /resources or /media',
  })
  .meta({ example: '/resources/guides/tax-guide-2024-25.pdf' });

const guideSchema = z.strictObject({
  ...base,
  category: z.literal('guides').meta({ example: 'guides' }),
  downloadUrl,
  startYear: whole(2024, 2012, 2100)
    .optional()
    .describe('First calendar year of the tax year that a yearly guide covers; picks its picture'),
  service: service.describe('The service that a reader may want next'),
});

const articleSchema = z.strictObject({
  ...base,
  category: z.literal('articles').meta({ example: 'articles' }),
  downloadUrl,
  source: text('Our team').optional().describe('Where it comes from; Our team where absent'),
  service,
});

const actSchema = z.strictObject({
  ...base,
  category: z.literal('acts').meta({ example: 'acts' }),
  downloadUrl,
  citation: text('Cap. 332 (Act 11 of 2004)').describe('Citation by chapter, and number and year where known'),
  edition: text('R.E. 2019').describe('Edition that the summary was read from'),
  official,
  supersededBy: ref('acts', 'income-tax-act').optional().describe('Id of the act that replaced it'),
  service,
});

const changeSchema = z.strictObject({
  anchor: id('fiscal-receipts').describe("Anchor on the Act's page; links from outside rest on it, so it stays"),
  title: text('Fiscal receipts').describe('The tax first, in a few words'),
  detail: text('A cost is deductible only with a fiscal receipt.'),
  who: text('Everyone who deducts costs').describe('Whom it concerns'),
  act: ref('acts', 'income-tax-act')
    .optional()
    .describe('Id in acts.json of the act that it changed, where the library has it'),
  section: text('section 35').optional().describe('Section of the Finance Act, where we know it'),
  from: z.iso
    .date()
    .optional()
    .meta({ example: '2025-09-01' })
    .describe("First day, where it is not 1 July of the Act's year"),
  replacedBy: text('finance-act-2024#losses')
    .optional()
    .describe('The later change of the same rule: id of its Finance Act and its anchor'),
});

const financeActSchema = z.strictObject({
  ...base,
  category: z.literal('finance-act').meta({ example: 'finance-act' }),
  downloadUrl,
  year: whole(2024, 2012, 2100),
  actNumber: count(6).optional().describe('Number of the Act where it is known'),
  official,
  changes: z
    .array(changeSchema)
    .min(1)
    .meta({ unique: 'anchor' })
    .describe('What it changed, the most important first; `<Changes />` in its text shows them'),
  service,
});

/** Rejects a `replacedBy` that does not name a change in a later Finance Act. */
function checkReplacements(acts: readonly z.infer<typeof financeActSchema>[], context: z.RefinementCtx): void {
  for (const [index, { year, changes }] of acts.entries()) {
    const later = acts.filter((act) => act.year > year);
    const known = later.flatMap((act) => act.changes.map(({ anchor }) => `${act.id}#${anchor}`));
    for (const [at, { replacedBy }] of changes.entries()) {
      if (replacedBy === undefined || known.includes(replacedBy)) continue;
      refuse(
        context,
        [index, 'changes', at, 'replacedBy'],
        'the id of a later Finance Act, #, the anchor of its change',
      );
    }
  }
}

const videoSchema = z.strictObject({
  ...base,
  category: z.literal('videos').meta({ example: 'videos' }),
  motif,
  link: httpsUrl('https://videos.example/registering-a-company').describe('Address of the video on its own site'),
});

export const guidesSchema = z
  .array(guideSchema.superRefine(namedAfterId('/resources/guides/')))
  .describe('Tax guides of `/resources`');
export const articlesSchema = z
  .array(articleSchema.superRefine(namedAfterId('/resources/articles/')))
  .describe('Articles of `/resources`');
export const actsSchema = z
  .array(actSchema.superRefine(namedAfterId('/resources/acts/')))
  .describe('Acts of `/resources`, in the order of the list');
export const financeActsSchema = z
  .array(financeActSchema.superRefine(namedAfterId('/resources/finance-act/')))
  .superRefine(checkReplacements)
  .describe('Finance Acts of `/resources`');
export const videosSchema = z.array(videoSchema).describe('Videos of `/resources` and `/media`.');
export type Guide = z.infer<typeof guideSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Act = z.infer<typeof actSchema>;
export type FinanceAct = z.infer<typeof financeActSchema>;
export type Video = z.infer<typeof videoSchema>;
/** Filter categories of /media, in button order. */
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
  thumbnailUrl: pageLink('/images/media/budget.svg')
    .optional()
    .describe('Path of its thumbnail; the picture system draws one where absent'),
  featured: z
    .boolean()
    .optional()
    .meta({ example: true })
    .describe('Comes before other featured entries of the same day'),
  placeholder,
});

export const mediaSchema = z
  .array(mediaItemSchema.superRefine(namedAfterId('/media/')))
  .describe(
    '`/media` and the media section of `/resources`; the four newest are shown large. The text of a publication is `media/<id>.mdx`, with a page at `/media/<id>`.',
  );

/** Subject of an entry, in display order within a month. */
export const NEWS_KINDS = ['law', 'library', 'tool'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

const newsEntrySchema = z.strictObject({
  id: id('vat-withheld-ten-days').describe("Anchor on /whats-new, and the entry's name in the feed; it stays"),
  date: day('2026-11-22').describe('Day on which we wrote it here'),
  kind: oneOf(NEWS_KINDS).describe('A change of the law, a text of ours that is new, or a tool'),
  title: shownText('Withheld VAT is due within 10 days', 80),
  text: text('Since 1 July 2026 designated buyers pay withheld VAT within 10 days.').describe(
    'One sentence: what changed, since when, whom it concerns',
  ),
  link: pageLink('/resources/finance-act/finance-act-2026').describe('The page that says more'),
});

/** content/whats-new.json: changes to the law and to this site, newest first. */
export const newsSchema = listOf(newsEntrySchema)
  .refine((entries) => entries.every(({ date }, index) => index === 0 || date <= (entries[index - 1]?.date ?? date)), {
    error: 'entries from the newest to the oldest',
  })
  .describe('`/whats-new` and its feed, newest first');

export type NewsEntry = z.infer<typeof newsSchema>[number];

const termSchema = z.strictObject({
  id: id('currency-point').describe('Anchor on /glossary'),
  term: text('Currency point').describe('The technical term'),
  text: text('The unit in which penalties are set.').describe('What it means, in one line'),
  link: pageLink('/calculator/penalties').describe('The page that explains it'),
  swahili: text('pointi ya sarafu').optional().describe('The same in Kiswahili, where an authority uses the word'),
  source: text('TRA, page on VAT').optional().describe('Whose page or notice has that word'),
  inTexts: listOf(text('currency points'))
    .optional()
    .describe('Words that articles use for it. Where the first of them occurs, a press shows this line'),
});

/** content/glossary.json, in alphabetical order. */
export const glossarySchema = listOf(termSchema).describe('`/glossary`, in the order of the alphabet');

export type GlossaryTerm = z.infer<typeof termSchema>;

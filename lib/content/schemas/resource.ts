import { z } from 'zod';
import { boundedList, day, httpsUrl, id, namedAfterId, placeholder, ref, service, shownText, text } from './fields.ts';
import { keepFiguresApart, motif } from './tax/figures.ts';

const RESOURCE_TYPES = ['video', 'guide', 'article', 'calculator', 'publication'] as const;

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
    'Day on which its text was written here, never earlier. Cards show the day of the content: the beginning of a guide’s year, the first day of a Finance Act, else `checkedOn` of the text.',
  ),
  author: text('The tax team').optional(),
  placeholder,
};

/** Path of a file under public/, such as /resources/guides/tax-guide-2024-25.pdf. */
const downloadUrl = z
  .string()
  .regex(/^\/(resources|media)\/[a-z0-9/-]+\.(pdf|xlsx)$/, {
    error: 'the path of a .pdf or .xlsx file below /resources or /media',
  })
  .meta({ example: '/resources/guides/tax-guide-2024-25.pdf' });

/** content/resources/guides.json */
const guideSchema = z.strictObject({
  ...base,
  category: z.literal('guides').meta({ example: 'guides' }),
  downloadUrl,
  startYear: z
    .number()
    .int()
    .min(2012)
    .max(2100)
    .optional()
    .meta({ example: 2024 })
    .describe('First calendar year of the tax year that a yearly guide covers; picks its picture'),
  service: service.describe('The service that a reader may want next'),
});

/** content/resources/articles.json */
const articleSchema = z.strictObject({
  ...base,
  category: z.literal('articles').meta({ example: 'articles' }),
  downloadUrl,
  source: text('Our team').optional().describe('Where it comes from; Our team where absent'),
  service,
});

/** content/resources/acts.json */
const actSchema = z.strictObject({
  ...base,
  category: z.literal('acts').meta({ example: 'acts' }),
  downloadUrl,
  citation: text('Cap. 332 (Act 11 of 2004)').describe('Citation by chapter, and number and year where known'),
  edition: text('R.E. 2019').describe('Edition that the summary was read from'),
  supersededBy: ref('acts', 'income-tax-act').optional().describe('Id of the act that replaced it'),
  service,
});

/** One change by a Finance Act. */
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

/** content/resources/finance-act.json */
const financeActSchema = z.strictObject({
  ...base,
  category: z.literal('finance-act').meta({ example: 'finance-act' }),
  downloadUrl,
  year: z.number().int().min(2012).max(2100).meta({ example: 2024 }),
  actNumber: z
    .number()
    .int()
    .positive()
    .optional()
    .meta({ example: 6 })
    .describe('Number of the Act where it is known'),
  headlines: boundedList(text('Digital content creators bear 5 % withholding tax.'), [2, 6], ['…']).describe(
    'Headline changes, each one sentence',
  ),
  changes: z
    .array(changeSchema)
    .min(1)
    .meta({
      unique: 'anchor',
      example: [{ anchor: 'paye', title: 'PAYE', detail: 'First band at 8%.', who: 'Employees' }],
    })
    .describe('What it changed, the most important first; `<Changes />` in its text shows them'),
  service,
});

/** Refuses a change that is replaced by none of a later Finance Act. */
function keepReplacedLater(acts: readonly z.infer<typeof financeActSchema>[], context: z.RefinementCtx): void {
  for (const [index, { year, changes }] of acts.entries()) {
    const later = acts.filter((act) => act.year > year);
    const known = later.flatMap((act) => act.changes.map(({ anchor }) => `${act.id}#${anchor}`));
    for (const [at, { replacedBy }] of changes.entries()) {
      if (replacedBy === undefined || known.includes(replacedBy)) continue;
      const message = 'the id of a later Finance Act, #, the anchor of its change';
      const path = [index, 'changes', at, 'replacedBy'];
      context.addIssue({ code: 'custom', path, message, params: { isToldInFull: true } });
    }
  }
}

/** content/resources/videos.json */
const videoSchema = z.strictObject({
  ...base,
  category: z.literal('videos').meta({ example: 'videos' }),
  motif,
  link: httpsUrl('https://videos.example/registering-a-company').describe('Address of the video on its own site'),
});

export const guidesSchema = z
  .array(guideSchema.superRefine(namedAfterId('/resources/guides/')))
  .min(1)
  .describe('Tax guides of `/resources`');
export const articlesSchema = z
  .array(articleSchema.superRefine(namedAfterId('/resources/articles/')))
  .min(1)
  .describe('Articles of `/resources`');
export const actsSchema = z
  .array(actSchema.superRefine(namedAfterId('/resources/acts/')))
  .min(1)
  .describe('Acts of `/resources`, in the order of the list');
export const financeActsSchema = z
  .array(financeActSchema.superRefine(namedAfterId('/resources/finance-act/')))
  .min(1)
  .superRefine(keepReplacedLater)
  .describe('Finance Acts of `/resources`');
export const videosSchema = z
  .array(videoSchema)
  .min(1)
  .superRefine(keepFiguresApart)
  .describe(
    'Videos of `/resources` and `/media`. None of the four entries before one, newest first, has the same `motif`.',
  );
export type Guide = z.infer<typeof guideSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Act = z.infer<typeof actSchema>;
export type FinanceAct = z.infer<typeof financeActSchema>;
export type Video = z.infer<typeof videoSchema>;

import { z } from 'zod';
import type { CalculatorEntry } from '../../site/calculators.ts';
import { day, httpsUrl, id, placeholder, service, text } from './fields.ts';
import { keepFiguresApart, motif } from './figures.ts';

const RESOURCE_TYPES = ['video', 'guide', 'article', 'calculator', 'publication'] as const;

/** Where an article or media item comes from when its entry does not say. */
export const DEFAULT_SOURCES = { articles: 'Our team', media: 'Media Publication' } as const;

const base = {
  /** File name of its text and its document, and its address. */
  id: id('tax-guide-2024-25'),
  title: text('Tax Guide 2024/25'),
  /** One or two sentences; searched. */
  description: text('Creator and digital asset withholding; the shilling rule.'),
  type: z.enum(RESOURCE_TYPES).meta({ example: 'guide' }),
  /** Name of the symbol on its card. */
  icon: text('guide'),
  /** Day on which it was first published here; a guide to an old year is no older than the day it was written. */
  date: day('2025-09-29'),
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
export const guideSchema = z.strictObject({
  ...base,
  category: z.literal('guides').meta({ example: 'guides' }),
  downloadUrl,
  /** First calendar year of the tax year that a yearly guide covers; picks its picture. */
  startYear: z.number().int().min(2012).max(2100).optional().meta({ example: 2024 }),
  /** The service that a reader may want next. */
  service,
});

/** content/resources/articles.json */
export const articleSchema = z.strictObject({
  ...base,
  category: z.literal('articles').meta({ example: 'articles' }),
  downloadUrl,
  source: text('Our team').optional(),
  service,
});

/** content/resources/acts.json */
export const actSchema = z.strictObject({
  ...base,
  category: z.literal('acts').meta({ example: 'acts' }),
  downloadUrl,
  /** Citation by chapter, and number and year where known. */
  citation: text('Cap. 332 (Act 11 of 2004)'),
  /** Edition that the summary was read from. */
  edition: text('R.E. 2019'),
  /** Id of the act that replaced it. */
  supersededBy: id('income-tax-act').optional(),
  service,
});

/** One change that a Finance Act made. */
const changeSchema = z.strictObject({
  /** Anchor on the Act's page; links from outside rest on it, so it stays. */
  anchor: id('fiscal-receipts'),
  /** The tax first, in a few words. */
  title: text('Fiscal receipts'),
  detail: text('A cost is deductible only with a fiscal receipt.'),
  /** Whom it concerns. */
  who: text('Everyone who deducts costs'),
  /** Id in acts.json of the act that it changed, where the library has it. */
  act: id('income-tax-act').optional(),
  /** Section of the Finance Act, where we know it. */
  section: text('section 35').optional(),
  /** First day, where it is not 1 July of the Act's year. */
  from: z.iso.date().optional().meta({ example: '2025-09-01' }),
  /** The later change of the same rule: id of its Finance Act and its anchor. */
  replacedBy: text('finance-act-2024#losses').optional(),
});

/** content/resources/finance-act.json */
export const financeActSchema = z.strictObject({
  ...base,
  category: z.literal('finance-act').meta({ example: 'finance-act' }),
  downloadUrl,
  year: z.number().int().min(2012).max(2100).meta({ example: 2024 }),
  /** Number of the Act where it is known. */
  actNumber: z.number().int().positive().optional().meta({ example: 6 }),
  /** Headline changes, each one sentence. */
  headlines: z
    .array(text('Digital content creators bear 5 % withholding tax.'))
    .min(2)
    .max(6)
    .meta({ example: ['…'] }),
  /** What it changed, the most important first; `<Changes />` in its text shows them. */
  changes: z
    .array(changeSchema)
    .min(1)
    .refine((changes) => new Set(changes.map(({ anchor }) => anchor)).size === changes.length, {
      error: 'changes with an anchor of their own each',
    })
    .meta({ example: [{ anchor: 'paye', title: 'PAYE', detail: 'First band at 8%.', who: 'Employees' }] }),
  service,
});

/** content/resources/videos.json */
export const videoSchema = z.strictObject({
  ...base,
  category: z.literal('videos').meta({ example: 'videos' }),
  motif,
  /** Address of the video on its own site. */
  link: httpsUrl('https://videos.example/registering-a-company'),
});

/** content/resources/calculators.json. Path, picture and group of a calculator stand in lib/site/calculators.ts. */
export const calculatorSchema = z.strictObject({
  ...base,
  category: z.literal('calculators').meta({ example: 'calculators' }),
});

export const guidesSchema = z.array(guideSchema).min(1);
export const articlesSchema = z.array(articleSchema).min(1);
export const actsSchema = z.array(actSchema).min(1);
export const financeActsSchema = z.array(financeActSchema).min(1);
export const videosSchema = z.array(videoSchema).min(1).superRefine(keepFiguresApart);
export const calculatorsSchema = z.array(calculatorSchema).min(1);

export type Guide = z.infer<typeof guideSchema>;
export type Article = z.infer<typeof articleSchema>;
export type Act = z.infer<typeof actSchema>;
export type FinanceAct = z.infer<typeof financeActSchema>;
export type Video = z.infer<typeof videoSchema>;
/** An entry with the path and the group that lib/site/calculators.ts gives it. */
export type Calculator = z.infer<typeof calculatorSchema> & {
  link: CalculatorEntry['path'];
  audience: CalculatorEntry['group'];
};

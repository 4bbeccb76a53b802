import type { z } from 'zod';
import { awardSchema } from '../../../content/schemas/awards.ts';
import { declaredHolidaySchema } from '../../../content/schemas/calendar.ts';
import { documentFrontMatterSchema } from '../../../content/schemas/document.ts';
import { mediaItemSchema } from '../../../content/schemas/media.ts';
import { newsEntrySchema } from '../../../content/schemas/news.ts';
import { redirectSchema } from '../../../content/schemas/redirects.ts';
import {
  actSchema,
  articleSchema,
  calculatorSchema,
  financeActSchema,
  guideSchema,
  videoSchema,
} from '../../../content/schemas/resource.ts';
import { sectorSchema } from '../../../content/schemas/sector.ts';
import { serviceEntrySchema, serviceFrontMatterSchema } from '../../../content/schemas/service.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { teamMemberSchema } from '../../../content/schemas/team.ts';
import { todayInDarEsSalaam } from '../../../dates/today.ts';
import { COLLECTIONS } from '../source/collections.ts';

type Values = Readonly<Record<string, unknown>>;

/** The text of an entry: folder, front matter, and first lines. */
type EntryText = { folder: string; schema: z.ZodObject; body: (values: Values) => string };

/** A kind of entry that `npm run new` makes. */
export type EntryKind = {
  /** The file of its list. */
  file: string;
  schema: z.ZodObject;
  /** Field of the list in the file; absent if the file is the list. */
  list?: string;
  /** Adds entries at the start; default: at the end. */
  isFirst?: boolean;
  text?: EntryText;
  /** Returns values derived from the kind or from earlier answers; an answer or a flag overrides them. */
  follows: (values: Values) => Values;
  /** Optional fields that are asked for all the same. */
  asked?: readonly string[];
  /** Further steps for a person. */
  next: readonly string[];
};

const SUMMARY_FIRST = 'Write the text; its first sentence stays.';

/** Defines a kind of library document with its text. */
function libraryKind(
  collection: { file: string },
  schema: z.ZodObject,
  category: string,
  { type, icon, opening, next }: { type: string; icon: string; opening?: (title: string) => string; next: string },
): EntryKind {
  return {
    file: collection.file,
    schema,
    text: {
      folder: `content/resources/${category}`,
      schema: documentFrontMatterSchema,
      body: ({ title }) => `${opening?.(String(title)) ?? ''}## Heading of the first part\n\nText.\n`,
    },
    follows: ({ id, title }) => ({
      category,
      type,
      icon,
      date: todayInDarEsSalaam(),
      downloadUrl: `/resources/${category}/${id}.pdf`,
      ...(category === 'guides' && startYearOf(title)),
    }),
    asked: category === 'finance-act' ? [] : ['financeAct'],
    next: [next],
  };
}

/** Returns the first year in a yearly guide's title, for sorting: 2024 for 'Tax Guide 2024/25'. */
function startYearOf(title: unknown): Values {
  const year = /^\D*(\d{4})\/\d{2}$/.exec(String(title))?.[1];
  return year === undefined ? {} : { startYear: Number(year) };
}

const summaryLine = (title: string) => `This is our summary of the ${title}, not the official text.\n\n`;

/** Every kind of entry, by the word after `npm run new --`. */
export const ENTRY_KINDS: Readonly<Record<string, EntryKind>> = {
  service: {
    file: COLLECTIONS.services.file,
    schema: serviceEntrySchema,
    text: {
      folder: 'content/services',
      schema: serviceFrontMatterSchema,
      body: () => '## What we do\n\nText.\n',
    },
    follows: () => ({}),
    next: ['Write the text.'],
  },
  guide: libraryKind(COLLECTIONS.guides, guideSchema, 'guides', {
    type: 'guide',
    icon: 'guide',
    next: 'Write the text.',
  }),
  article: libraryKind(COLLECTIONS.articles, articleSchema, 'articles', {
    type: 'article',
    icon: 'article',
    next: 'Write the text.',
  }),
  act: libraryKind(COLLECTIONS.acts, actSchema, 'acts', {
    type: 'publication',
    icon: 'act',
    opening: summaryLine,
    next: SUMMARY_FIRST,
  }),
  'finance-act': libraryKind(COLLECTIONS.financeActs, financeActSchema, 'finance-act', {
    type: 'publication',
    icon: 'finance-act',
    opening: (title) => `${summaryLine(title)}## Headline changes\n\n<Changes />\n\n`,
    next: SUMMARY_FIRST,
  }),
  media: {
    file: COLLECTIONS.media.file,
    schema: mediaItemSchema,
    text: {
      folder: 'content/media',
      schema: documentFrontMatterSchema,
      body: () => '## Heading of the first part\n\nText.\n',
    },
    follows: ({ id }) => ({ date: todayInDarEsSalaam(), downloadUrl: `/media/${id}.pdf` }),
    asked: ['financeAct'],
    next: ['Write the text.'],
  },
  video: {
    file: COLLECTIONS.videos.file,
    schema: videoSchema,
    follows: () => ({ category: 'videos', type: 'video', icon: 'video', date: todayInDarEsSalaam() }),
    next: [],
  },
  person: {
    file: COLLECTIONS.team.file,
    schema: teamMemberSchema,
    follows: () => ({}),
    next: ['A photo: put it into content/images and name it in image (content/README.md, Photos).'],
  },
  sector: { file: COLLECTIONS.sectors.file, schema: sectorSchema, follows: () => ({}), next: [] },
  award: {
    file: COLLECTIONS.awards.file,
    schema: awardSchema,
    follows: ({ title }) => ({ alt: `Plaque: ${title}`, caption: 'Award' }),
    next: [],
  },
  'whats-new': {
    file: COLLECTIONS.news.file,
    schema: newsEntrySchema,
    isFirst: true,
    follows: () => ({ date: todayInDarEsSalaam() }),
    next: [],
  },
  redirect: { file: COLLECTIONS.redirects.file, schema: redirectSchema, follows: () => ({}), next: [] },
  holiday: {
    file: TAX_FILES.holidays.file,
    schema: declaredHolidaySchema,
    list: 'declared',
    follows: () => ({}),
    next: ['The holidays of a whole year stand in movable of the same file (docs/a-new-year.md).'],
  },
  calculator: {
    file: COLLECTIONS.calculators.file,
    schema: calculatorSchema,
    follows: () => ({ category: 'calculators', type: 'calculator', icon: 'calculator', date: todayInDarEsSalaam() }),
    next: ['A calculator is code as well: docs/add-a-calculator.md tells the rest.'],
  },
};

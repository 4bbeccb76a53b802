import type { z } from 'zod';
import {
  type FILLED_NAMES,
  PAGE_IDS,
  type Page,
  type PageId,
  pageFrontMatterSchema,
} from '../../../content/schemas/pages.ts';
import { SERVICE_CATEGORIES } from '../../../site/serviceCategories.ts';
import { RECORD_START } from '../../../tax/rateCard.ts';
import { taxYearOf } from '../../../tax/taxYear.ts';
import { capitalised, countInWords } from '../../../text/wording.ts';
import type { Language } from '../../../words/language.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/contentFiles.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';
import { getGuides } from './resources.ts';
import { getAllSectors, getAllServices } from './services.ts';

/**
 * Loads the front matter of a policy page.
 * @throws ContentError listing all errors in its file
 */
function getPage(id: PageId): Page {
  return { ...readCollection({ file: `content/pages/${id}.mdx`, schema: pageFrontMatterSchema }, 'en'), id };
}

/** All policy pages. */
export const getAllPages: () => Page[] = memoizeLoader(() => PAGE_IDS.map(getPage));

/** Slides and section headings of Home, with counts filled in. */
export const getHome = memoizeLoader((language: Language) =>
  fillTexts(COLLECTIONS.home.schema, readCollection(COLLECTIONS.home, language)),
);

/** Texts of pages with a fixed URL, with counts filled in. */
export const getPageTexts = memoizeLoader((language: Language) =>
  fillTexts(COLLECTIONS.pageTexts.schema, readCollection(COLLECTIONS.pageTexts, language)),
);

/**
 * Returns the first tax year covered, such as '2012/13': that of the oldest yearly guide, or of the oldest rates if there
 * are no guides.
 */
function firstTaxYear(): string {
  const years = getGuides().flatMap(({ startYear }) => startYear ?? []);
  return taxYearOf(years.length === 0 ? RECORD_START : `${Math.min(...years)}-07-01`);
}

const WORDS: Readonly<Record<(typeof FILLED_NAMES)[number], () => string>> = {
  services: () => countInWords(getAllServices('en').length),
  groups: () => countInWords(SERVICE_CATEGORIES.length),
  sectors: () => countInWords(getAllSectors().length),
  firstTaxYear,
  foundedYear: () => String(getFirm('en').foundedYear),
  city: () => getFirm('en').address.city,
};

const isFilledName = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/** Returns the value of a placeholder; a capitalised name capitalises the value. */
function fill(whole: string, name: string): string {
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  if (!isFilledName(key)) return whole;
  return name === key ? WORDS[key]() : capitalised(WORDS[key]());
}

/** Replaces the placeholders in FILLED_NAMES in all strings of a file's data. */
export function fillTexts<Schema extends z.ZodType>(schema: Schema, data: z.infer<Schema>): z.infer<Schema> {
  const filled = JSON.stringify(data).replace(/\{(\w+)\}/g, (whole, name: string) => fill(whole, name));
  return schema.parse(JSON.parse(filled));
}

/** Editors' settings for the site search: popular pages, synonyms, and phrases for pages. */
export const getSearchWords = collectionLoader(COLLECTIONS.search);

/** Changes to the law and to this site, newest first. */
export const getNews = collectionLoader(COLLECTIONS.news);

import type { z } from 'zod';
import type { FILLED_NAMES, YEAR_NAMES } from '../../../content/schemas/pageTexts.ts';
import { SERVICE_CATEGORIES } from '../../../services/serviceCategories.ts';
import { countInWords } from '../../../text/countInWords.ts';
import { getFirm } from './firm.ts';
import { getGuides } from './resources.ts';
import { getAllSectors } from './sectors.ts';
import { getAllServices } from './services.ts';

/** '2012/13', the year of the oldest yearly guide. */
function firstTaxYear(): string {
  const year = Math.min(...getGuides().flatMap(({ startYear }) => startYear ?? []));
  return `${year}/${String(year + 1).slice(2)}`;
}

type Words = Readonly<Record<string, () => string>>;

const SITE_WORDS: Readonly<Record<(typeof FILLED_NAMES)[number], () => string>> = {
  services: () => countInWords(getAllServices().length),
  groups: () => countInWords(SERVICE_CATEGORIES.length),
  sectors: () => countInWords(getAllSectors().length),
  firstTaxYear,
  foundedYear: () => String(getFirm().foundedYear),
  city: () => getFirm().address.city,
};

/** Words for the texts of a tax year such as '2019/20'. */
export function yearWords(year: string): Readonly<Record<(typeof YEAR_NAMES)[number], () => string>> {
  const startYear = Number(year.slice(0, 4));
  return { year: () => year, startYear: () => String(startYear), endYear: () => String(startYear + 1) };
}

const wordFor = (words: Words, name: string) => (Object.hasOwn(words, name) ? words[name]?.() : undefined);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function fill(words: Words, whole: string, name: string): string {
  const word = wordFor(words, name);
  if (word !== undefined) return word;
  const inSentence = wordFor(words, name.charAt(0).toLowerCase() + name.slice(1));
  return inSentence === undefined ? whole : capitalised(inSentence);
}

/** Puts words, the counts and facts of FILLED_NAMES where absent, into every text of a file's data. */
export function fillTexts<Schema extends z.ZodType>(
  schema: Schema,
  data: z.infer<Schema>,
  words: Words = SITE_WORDS,
): z.infer<Schema> {
  const filled = JSON.stringify(data).replace(/\{(\w+)\}/g, (whole, name: string) => fill(words, whole, name));
  return schema.parse(JSON.parse(filled));
}

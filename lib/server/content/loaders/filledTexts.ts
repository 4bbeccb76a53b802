import type { z } from 'zod';
import type { FILLED_NAMES } from '../../../content/schemas/pageTexts.ts';
import { SERVICE_CATEGORIES } from '../../../services/serviceCategories.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { countInWords } from '../../../text/countInWords.ts';
import { getFirm } from './firm.ts';
import { getGuides } from './resources.ts';
import { getAllSectors } from './sectors.ts';
import { getAllServices } from './services.ts';

/** Returns '2012/13', the year of the oldest yearly guide. */
function firstTaxYear(): string {
  const year = Math.min(...getGuides().flatMap(({ startYear }) => startYear ?? []));
  return `${year}/${String(year + 1).slice(2)}`;
}

const WORDS: Readonly<Record<(typeof FILLED_NAMES)[number], () => string>> = {
  services: () => countInWords(getAllServices().length),
  groups: () => countInWords(SERVICE_CATEGORIES.length),
  sectors: () => countInWords(getAllSectors().length),
  firstTaxYear,
  foundedYear: () => String(getFirm().foundedYear),
  city: () => getFirm().address.city,
};

const isFilledName = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

const wordFor = (name: string) => (isFilledName(name) ? WORDS[name]() : undefined);

function fill(whole: string, name: string): string {
  const word = wordFor(name);
  if (word !== undefined) return word;
  const inSentence = wordFor(name.charAt(0).toLowerCase() + name.slice(1));
  return inSentence === undefined ? whole : capitalised(inSentence);
}

/** Fills the counts and facts of FILLED_NAMES into every text of a file's data. */
export function fillTexts<Schema extends z.ZodType>(schema: Schema, data: z.infer<Schema>): z.infer<Schema> {
  const filled = JSON.stringify(data).replace(/\{(\w+)\}/g, (whole, name: string) => fill(whole, name));
  return schema.parse(JSON.parse(filled));
}

import type { z } from 'zod';
import type { FILLED_NAMES } from '../../../content/schemas/pageTexts.ts';
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

const wordsFor: Record<(typeof FILLED_NAMES)[number], () => string> = {
  services: () => countInWords(getAllServices().length),
  groups: () => countInWords(SERVICE_CATEGORIES.length),
  sectors: () => countInWords(getAllSectors().length),
  firstTaxYear,
  foundedYear: () => String(getFirm().foundedYear),
  city: () => getFirm().address.city,
};

const isKnown = (name: string): name is keyof typeof wordsFor => Object.hasOwn(wordsFor, name);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function fill(whole: string, name: string): string {
  if (isKnown(name)) return wordsFor[name]();
  const inSentence = name.charAt(0).toLowerCase() + name.slice(1);
  return isKnown(inSentence) ? capitalised(wordsFor[inSentence]()) : whole;
}

/** Puts the counts and facts of FILLED_NAMES into every text of a file's data. */
export function fillTexts<Schema extends z.ZodType>(schema: Schema, data: z.infer<Schema>): z.infer<Schema> {
  return schema.parse(JSON.parse(JSON.stringify(data).replace(/\{(\w+)\}/g, fill)));
}

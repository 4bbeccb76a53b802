import { yearTextsSchema } from '../../../content/schemas/pageTexts.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection } from '../source/readCollection.ts';
import { fillTexts, yearWords } from './filledTexts.ts';

/** What the pages with a fixed address say, with its counts filled in. */
export const getPageTexts = memoizeLoader(() =>
  fillTexts(COLLECTIONS.pageTexts.schema, readCollection(COLLECTIONS.pageTexts)),
);

/** What the page of a tax year such as '2019/20' says. */
export const getYearTexts = (year: string) =>
  fillTexts(yearTextsSchema, getPageTexts().rates.eachYear, yearWords(year));

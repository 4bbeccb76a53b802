import { yearTextsSchema } from '../../../content/schemas/pageTexts.ts';
import { inLanguage, type Language, language } from '../../../words/language.ts';
import { twinsOf } from '../../words/twinsOf.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { fillTexts, yearWords } from './filledTexts.ts';

const getEnglish = collectionLoader(COLLECTIONS.pageTexts);

/** Filled in after, since a twin is found by the text as it is written. */
const textsIn = (chosen: Language) =>
  memoizeLoader(() => inLanguage(chosen, () => fillTexts(COLLECTIONS.pageTexts.schema, twinsOf(getEnglish()))));

const LOADERS = { en: textsIn('en'), sw: textsIn('sw') };

/** What the pages with a fixed address say in the language of the page, with its counts filled in. */
export const getPageTexts = () => LOADERS[language()]();

/** What the page of a tax year such as '2019/20' says. */
export const getYearTexts = (year: string) =>
  fillTexts(yearTextsSchema, getPageTexts().rates.eachYear, yearWords(year));

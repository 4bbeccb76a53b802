import { inLanguage, type Language, language } from '../../../words/language.ts';
import { twinsOf } from '../../words/twinsOf.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { fillTexts } from './filledTexts.ts';

const getEnglish = collectionLoader(COLLECTIONS.pageTexts);

/** Filled after translation, since a translation is found by the unfilled text. */
const textsIn = (chosen: Language) =>
  memoizeLoader(() => inLanguage(chosen, () => fillTexts(COLLECTIONS.pageTexts.schema, twinsOf(getEnglish()))));

const LOADERS = { en: textsIn('en'), sw: textsIn('sw') };

/** Returns the texts of pages with a fixed address in the language of the page, counts filled in. */
export const getPageTexts = () => LOADERS[language()]();

import { ENGLISH_IN_BROWSER } from './englishInBrowser.ts';
import { createTranslate, type PageTranslate } from './translate.ts';

/** The translate function that English routes pass to their pages. */
export const IN_ENGLISH: PageTranslate = Object.assign(createTranslate('en', {}), { inBrowser: ENGLISH_IN_BROWSER });

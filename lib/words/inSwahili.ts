import { PHRASES } from './phrases.ts';
import { SWAHILI_IN_BROWSER } from './swahiliInBrowser.ts';
import { createTranslate, type PageTranslate } from './translate.ts';

/** The translate function that Kiswahili routes pass to their pages. */
export const IN_SWAHILI: PageTranslate = Object.assign(createTranslate('sw', PHRASES), {
  inBrowser: SWAHILI_IN_BROWSER,
});

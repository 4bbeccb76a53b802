import { PHRASES } from '@/lib/words/phrases';
import { createTranslate, type PageTranslate } from '@/lib/words/translate';
import { SWAHILI_IN_BROWSER } from './swahiliInBrowser';

/** The translate function that Kiswahili routes pass to their pages. */
export const IN_SWAHILI: PageTranslate = Object.assign(createTranslate('sw', PHRASES), {
  inBrowser: SWAHILI_IN_BROWSER,
});

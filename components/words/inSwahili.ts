import { PHRASES } from '@/lib/words/phrases';
import { createTranslate, type PageTranslate } from '@/lib/words/translate';
import { SWAHILI_IN_BROWSER } from './swahiliInBrowser';

/** What a Kiswahili route gives its page. */
export const IN_SWAHILI: PageTranslate = Object.assign(createTranslate('sw', PHRASES), {
  inBrowser: SWAHILI_IN_BROWSER,
});

import { createTranslate, type PageTranslate } from '@/lib/words/translate';
import { ENGLISH_IN_BROWSER } from './englishInBrowser';

/** What an English route gives its page. */
export const IN_ENGLISH: PageTranslate = Object.assign(createTranslate('en', {}), { inBrowser: ENGLISH_IN_BROWSER });

// The client half of #words (package.json, imports): what client components import by that name, in the browser and
// while the server renders them. The server half is serverWords.ts; both export the same functions.

import { createContext, use } from 'react';
import type { Language } from '@/lib/words/language';
import { ENGLISH, type Translate } from '@/lib/words/translate';

/** The translator of the page. English needs no words; SwahiliWords brings those of a Kiswahili page. */
export const PageTranslateContext = createContext<Translate>(ENGLISH);

/** Returns the translator to the language of the page. */
export const useTranslate = (): Translate => use(PageTranslateContext);

/** Returns the language of the page. */
export const useLanguage = (): Language => use(PageTranslateContext).language;

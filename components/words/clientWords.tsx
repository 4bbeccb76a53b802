// The client half of #words (package.json, imports): what client components import by that name, in the browser and
// while the server renders them. The server half is serverWords.ts; both export the same functions.

import { createContext, use } from 'react';
import type { Language } from '@/lib/words/language';
import { ENGLISH, type Say } from '@/lib/words/say';

/** The translator of the page. English needs no words; SwahiliWords brings those of a Kiswahili page. */
export const PageSay = createContext<Say>(ENGLISH);

/** Returns the translator to the language of the page. */
export const useSay = (): Say => use(PageSay);

/** Returns the language of the page. */
export const useLanguage = (): Language => use(PageSay).language;

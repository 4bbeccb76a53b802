import type { Language } from '../../words/language.ts';
import { PHRASES } from '../../words/phrases.ts';
import { ENGLISH, type Say, sayIn } from '../../words/say.ts';

const SAY: Readonly<Record<Language, Say>> = { en: ENGLISH, sw: sayIn('sw', PHRASES) };

/** Returns the translator to a language, with all words. */
export const serverSay = (language: Language): Say => SAY[language];

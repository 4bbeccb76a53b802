import type { Language } from '../../words/language.ts';
import { PHRASES } from '../../words/phrases.ts';
import { createTranslate, ENGLISH, type Translate } from '../../words/translate.ts';

const TRANSLATORS: Readonly<Record<Language, Translate>> = { en: ENGLISH, sw: createTranslate('sw', PHRASES) };

/** Returns the translator to a language, with all words. */
export const translatorTo = (language: Language): Translate => TRANSLATORS[language];

import type { Language } from './language.ts';
import type { Phrase } from './phrases.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates words of the interface. The English words are the key; a word missing from content/words.sw.json is a type
 * error. A route chooses the language, and every part of its page with words gets this function from the part above it.
 */
export type Translate = {
  (english: Phrase, values?: Values): string;
  readonly language: Language;
};

/** The function that server components pass on, and the same for client components, to which React cannot pass it. */
export type PageTranslate = Translate & { readonly inBrowser: Translate };

/** Replaces the {name} placeholders of a text with values. */
const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * Creates the translator to a language.
 *
 * @param words Kiswahili by the English words; English needs none
 */
export function createTranslate(language: Language, words: Readonly<Record<string, string>>): Translate {
  const translate = (english: string, values?: Values) =>
    fill(language === 'en' ? english : (words[english] ?? english), values);
  return Object.assign(translate, { language });
}

/** The words of English pages, and of what is always in English. */
export const ENGLISH: Translate = createTranslate('en', {});

/**
 * Translates a name of a registry, such as a page's, that is not a literal in the code; a unit test looks for each of
 * them.
 */
export const translateName = (translate: Translate, english: string): string => translate(english as Phrase);

import type { Language } from './language.ts';
import type { Phrase } from './phrases.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates words of the interface. The English words are the key; a word missing from content/words.sw.json is a type
 * error. Components get it from useSay (#words) and pass it on to the functions that make their sentences.
 */
export type Say = {
  (english: Phrase, values?: Values): string;
  readonly language: Language;
};

/** Replaces the {name} placeholders of a text by values. */
const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * Creates the translator to a language.
 *
 * @param words Kiswahili by the English words; English needs none
 */
export function sayIn(language: Language, words: Readonly<Record<string, string>>): Say {
  const translate = (english: string, values?: Values) =>
    fill(language === 'en' ? english : (words[english] ?? english), values);
  return Object.assign(translate, { language });
}

/** The words of English pages, and of what is always in English. */
export const ENGLISH: Say = sayIn('en', {});

/**
 * Translates a name of a registry, such as a page's, that is not a literal in the code; a unit test looks for each of
 * them.
 */
export const sayName = (say: Say, english: string): string => say(english as Phrase);

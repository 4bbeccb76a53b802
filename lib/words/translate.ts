import type { Language } from './language.ts';
import type { Phrase } from './phrases.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Translates user interface texts. The English text is the key, and a key missing from content/words.sw.json is a type
 * error. The route chooses the language and passes this function down to every component that shows text.
 */
export type Translate = {
  (english: Phrase, values?: Values): string;
  readonly language: Language;
};

/** A translator for server components, with one for client components, to which React cannot pass a function with properties. */
export type PageTranslate = Translate & { readonly inBrowser: Translate };

/** Replaces {name} placeholders with values. */
const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * Creates a translator.
 * @param words Kiswahili texts keyed by English; empty for English
 */
export function createTranslate(language: Language, words: Readonly<Record<string, string>>): Translate {
  const translate = (english: string, values?: Values) =>
    fill(language === 'en' ? english : (words[english] ?? english), values);
  return Object.assign(translate, { language });
}

/** Translator for English pages, and for texts that are always in English. */
export const ENGLISH: Translate = createTranslate('en', {});

/**
 * Translates a name from a registry, such as a page name, which is not a literal in the code. A unit test checks that each
 * one has a translation.
 */
export const translateName = (translate: Translate, english: string): string => translate(english as Phrase);

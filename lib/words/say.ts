import { language } from './language.ts';
import type { Phrase } from './phrases.ts';

/** Kiswahili by English words, from all pages rendered so far. */
const DICTIONARY = new Map<string, string>();

/** Adds words to the dictionary of `say`; each page brings its own (components/behaviours/Words.tsx). */
export function addWords(words: Readonly<Record<string, string>>): void {
  for (const [english, kiswahili] of Object.entries(words)) DICTIONARY.set(english, kiswahili);
}

/** Values for the {name} placeholders of a phrase. */
export type Values = Readonly<Record<string, string | number>>;

/** Replaces the {name} placeholders of a text by values. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * Translates a name or a sentence of a registry to the language of the page. On the server a missing translation stops
 * the build, so that no page mixes languages.
 */
export function sayName(english: string): string {
  if (language() === 'en') return english;
  const kiswahili = DICTIONARY.get(english);
  if (kiswahili !== undefined) return kiswahili;
  if (typeof location === 'undefined') throw new Error(`content/words.sw.json holds no Kiswahili for "${english}"`);
  return english;
}

/**
 * Translates interface words to the language of the page. The English words are the key; a word missing from
 * content/words.sw.json is a type error.
 */
export const say = (english: Phrase, values?: Values): string => fill(sayName(english), values);

import { language } from './language.ts';
import type { Phrase } from './sw/phrases.ts';

/** Kiswahili by the English words, of the pages that this module was asked for so far. */
const KNOWN = new Map<string, string>();

/** Adds words to those that `say` knows; the words of a page come with the page (components/behaviours/Words.tsx). */
export function learn(words: Readonly<Record<string, string>>): void {
  for (const [english, kiswahili] of Object.entries(words)) KNOWN.set(english, kiswahili);
}

/** What stands in the place of {name} in a phrase. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with values in the places that it names in braces. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/**
 * A name or a sentence of a registry in the language of the page. On the server a missing one stops the build: no page goes
 * out with words of another language.
 */
export function sayName(english: string): string {
  if (language() === 'en') return english;
  const kiswahili = KNOWN.get(english);
  if (kiswahili !== undefined) return kiswahili;
  if (typeof location === 'undefined') throw new Error(`lib/words/sw holds no Kiswahili for "${english}"`);
  return english;
}

/**
 * Interface words in the language of the page. The English words are the key: what is not in the catalogue of lib/words/sw is
 * an error of the type check.
 */
export const say = (english: Phrase, values?: Values): string => fill(sayName(english), values);

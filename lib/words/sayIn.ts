import type { Language } from './language.ts';
import { fill, type Values } from './say.ts';

/** A function that says English texts in a language, for code that renders no page; what is not known stays English. */
export const sayerIn =
  (language: Language, words: Readonly<Record<string, string>>) =>
  (english: string, values?: Values): string =>
    fill(language === 'en' ? english : (words[english] ?? english), values);

import type { Language } from './language.ts';
import { fill, type Values } from './say.ts';

/** Creates a translator to a language, for code that renders no page; unknown texts stay English. */
export const sayerIn =
  (language: Language, words: Readonly<Record<string, string>>) =>
  (english: string, values?: Values): string =>
    fill(language === 'en' ? english : (words[english] ?? english), values);

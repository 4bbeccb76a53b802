import { type Language, SWAHILI_ROOT } from '../words/language.ts';

// Apart from the code that searches, which is fetched when it is needed.

const inLanguage = (language: Language, file: string) => (language === 'sw' ? SWAHILI_ROOT : '') + file;

/**
 * Pages, people and sectors with the editors' words: app/search-index.json. That for pages in Kiswahili is written by the
 * build (lib/server/site-build/swahiliIndex.ts).
 */
export const indexFile = (language: Language): string => inLanguage(language, '/search-index.json');

/** Every word of the site in a language, one a line, the common ones first; written by the build. */
export const wordsFile = (language: Language): string => inLanguage(language, '/search-words.txt');

// Separate from the search code, which is loaded on demand.

/** Pages, people and sectors with the editors' words: app/search-index.json. */
export const INDEX_FILE = '/search-index.json';

/** Every word of the site, one a line, the common ones first; written by the build. */
export const WORDS_FILE = '/search-words.txt';

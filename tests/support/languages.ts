import { getTwins } from '../../lib/server/content/loaders/twins.ts';
import { PHRASES } from '../../lib/words/sw/phrases.ts';

/** Words that are the same in both languages, or names; Ago is August, as Intl shortens it. */
const SHARED = ['WhatsApp', 'Tanzania', 'Ago'];

/** The words of a text in small letters; places such as {amount} and addresses are none. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}|\S+@\S+|https?:\S+/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}’]{2,}/gu) ?? [];

const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf));

const pairs = [...Object.entries(PHRASES), ...getTwins()];
const english = wordsIn([...pairs.map(([text]) => text), ...SHARED]);
const kiswahili = wordsIn([...pairs.map(([, text]) => text), ...SHARED]);

/** Words of one language that the other's never uses: where one stands, the page mixes the two. */
export const FOREIGN = { sw: english.difference(kiswahili), en: kiswahili.difference(english) } as const;

/** The words of a text that belong to the other language, each once. */
export const foreignWords = (text: string, language: keyof typeof FOREIGN): string[] => [
  ...new Set(wordsOf(text).filter((word) => FOREIGN[language].has(word))),
];

import { getTranslations } from '../../lib/server/content/source/translations.ts';
import { PHRASES } from '../../lib/words/phrases.ts';

/** Names and words that occur in both languages, whatever the content contains. Ago is Intl's abbreviation of Agosti. */
const SHARED = ['WhatsApp', 'Tanzania', 'Kiswahili', 'Ago'];

/** Returns the words of a text in lower case, without placeholders such as {amount}, email addresses and URLs. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+\}|\S+@\S+|https?:\S+/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}’]{2,}/gu) ?? [];

const wordsIn = (texts: readonly string[]) => new Set(texts.flatMap(wordsOf));

const texts = [...getTranslations().values()].flat().map(({ en, sw }) => [en, sw] as const);
const pairs = [...Object.entries(PHRASES), ...texts];
const english = wordsIn([...pairs.map(([text]) => text), ...SHARED]);
const kiswahili = wordsIn([...pairs.map(([, text]) => text), ...SHARED]);

/** By page language: words that occur only in the other language, so a page that contains one mixes languages. */
export const FOREIGN = { sw: english.difference(kiswahili), en: kiswahili.difference(english) } as const;

/** Returns the words in a text that belong only to the other language, without duplicates. */
export const foreignWords = (text: string, language: keyof typeof FOREIGN): string[] => [
  ...new Set(wordsOf(text).filter((word) => FOREIGN[language].has(word))),
];

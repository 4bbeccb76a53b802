import { getTranslations } from '../../lib/server/content/source/translations.ts';
import { PHRASES } from '../../lib/words/phrases.ts';

/** Words common to both languages, or names, whatever an editor's texts contain; Ago is August, as Intl shortens it. */
const SHARED = ['WhatsApp', 'Tanzania', 'Kiswahili', 'Ago'];

/** Returns the words of a text in lower case, without placeholders such as {amount} and addresses. */
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

/** Words of one language that the other never uses: a page that contains one mixes languages. */
export const FOREIGN = { sw: english.difference(kiswahili), en: kiswahili.difference(english) } as const;

/** Returns the words of a text in the other language, without repeats. */
export const foreignWords = (text: string, language: keyof typeof FOREIGN): string[] => [
  ...new Set(wordsOf(text).filter((word) => FOREIGN[language].has(word))),
];

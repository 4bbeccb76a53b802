import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';

/** An abbreviation with dots between its letters, such as 'V.A.T.'. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])\.?/gu;
/** Thousands separator. */
const GROUP_SIGN = /(?<=\d)[.,](?=\d{3}(?!\d))/g;

/**
 * Normalises text for searching: lower case, straight apostrophes, plain digits without thousands separators, abbreviations
 * without dots, no invisible characters.
 */
const foldText = (text: string): string =>
  withPlainDigits(withoutInvisible(text.normalize('NFKC')))
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(ABBREVIATION, (letters) => letters.replaceAll('.', ''))
    .replace(GROUP_SIGN, '')
    .toLowerCase();

/**
 * Checks whether the texts contain every word of a query, in any order and case, or as part of a word. A straight apostrophe
 * matches a curly one.
 */
export function containsWords(texts: readonly string[], query: string): boolean {
  const text = foldText(texts.join('\n'));
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

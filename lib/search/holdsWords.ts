import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';

/** An abbreviation with dots between its letters, also 'V.A.T.'. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])\.?/gu;
/** The sign before a group of three digits. */
const GROUP_SIGN = /(?<=\d)[.,](?=\d{3}(?!\d))/g;

/**
 * One spelling of a text for searches: small letters, straight apostrophes, plain digits without groups, abbreviations
 * without dots, no invisible characters.
 */
const foldText = (text: string): string =>
  withPlainDigits(withoutInvisible(text.normalize('NFKC')))
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(ABBREVIATION, (letters) => letters.replaceAll('.', ''))
    .replace(GROUP_SIGN, '')
    .toLowerCase();

/**
 * Checks whether the texts contain each word of a query, in any order and case, also as part of a word. A straight apostrophe, as
 * keyboards type it, finds the curly one of print.
 */
export function holdsWords(texts: readonly string[], query: string): boolean {
  const text = foldText(texts.join('\n'));
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

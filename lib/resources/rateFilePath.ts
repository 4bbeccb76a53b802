import { yearSlug } from '../site/ratesPath.ts';
import type { Language } from '../words/language.ts';

/** The files in which the figures of the pages of rates can be downloaded: media types by ending. */
export const RATE_FILE_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

type OfFile = { year?: string | undefined; language?: Language };

/**
 * Path of the file with the rates of a tax year such as '2019/20', or of all years. Tables for people are in the language of
 * the page; what programs read is the same in both.
 */
export const rateFilePath = (ending: string, { year, language = 'en' }: OfFile = {}): string => {
  const name = language === 'sw' && ending === 'csv' ? 'viwango-vya-kodi-tanzania' : 'tanzania-tax-rates';
  return `/rate-files/${name}${year === undefined ? '' : `-${yearSlug(year)}`}.${ending}`;
};

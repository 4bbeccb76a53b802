import { yearSlug } from '../site/ratesPath.ts';

/** The files in which the figures of the pages of rates can be downloaded: media types by ending. */
export const RATE_FILE_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json' };

/** Path of the file with the rates of a tax year such as '2019/20', or of all years. */
export const rateFilePath = (ending: string, year?: string): string =>
  `/rate-files/tanzania-tax-rates${year === undefined ? '' : `-${yearSlug(year)}`}.${ending}`;

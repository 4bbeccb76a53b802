import type { Firm } from '../content/schemas/firm.ts';

/** Prevents line breaks within a name, such as 'Dar es Salaam'. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Formats the office's address on one line, without breaks in the city's name. */
export const formatAddress = ({ lines, street, city, country }: Firm['address']): string =>
  [...lines, street, withoutBreaks(city), country].join(', ');

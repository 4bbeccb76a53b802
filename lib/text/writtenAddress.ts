import type { Firm } from '../content/schemas/firm.ts';

/** Keeps a name on one line: 'Dar es Salaam' would otherwise break between its words. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Returns the office's address on one line; the city's name does not break. */
export const writtenAddress = ({ lines, street, city, country }: Firm['address']): string =>
  [...lines, street, withoutBreaks(city), country].join(', ');

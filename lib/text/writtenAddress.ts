import type { Firm } from '../content/schemas/firm.ts';

/** Keeps a name in one line: 'Dar es Salaam' would otherwise break between its words. */
export const withoutBreaks = (name: string): string => name.replaceAll(' ', '\u00a0');

/** The office's address in one line of text, whose city does not break. */
export const writtenAddress = ({ lines, street, city, country }: Firm['address']): string =>
  [...lines, street, withoutBreaks(city), country].join(', ');

import { FEWEST_PHONE_DIGITS } from '../../../lib/enquiry/fields.ts';

/** The longest number of the world, ITU-T E.164. */
const MOST_DIGITS = 15;
/** Digits with what people write between them; a plus sign or two zeros begin a number with its country. */
const RUN = /\+?\d[\d\s().-]*/g;

/** Digits from which on a number is whole, so that a zero begins another one; more of them with a country. */
const wholeAt = (number: string): number => (/^(\+|00|255)/.test(number) ? 11 : 9);

/** Takes the groups of a run that belong to its first number. */
function firstNumber(run: string): string {
  let number = '';
  for (const group of run.split(/[\s().-]+/).filter(Boolean)) {
    const isNext = group.startsWith('0') && number.length >= wholeAt(number);
    if (isNext || number.length + group.length > MOST_DIGITS) break;
    number += group;
  }
  return number;
}

/**
 * Returns the first number in a typed text that can be dialled, such as '+255712345678'; undefined without one. Words
 * before it, extensions and further numbers are left out, and so is the zero that is dialled only within a country.
 */
export function dialNumber(typed: string): string | undefined {
  const runs = typed
    .replace(/(?<=\d\s*)\(0\)/g, ' ')
    .split(/(?=\+)/)
    .flatMap((part) => part.match(RUN) ?? []);
  const numbers = runs.map((run) => firstNumber(run.trim()).replace(/^00/, '+'));
  const found = numbers.find((number) => number.replace('+', '').length >= FEWEST_PHONE_DIGITS);
  return found?.replace(/^(\+?255)0(?=\d{9}$)/, '$1').replace(/^255(?=\d{9}$)/, '+255');
}

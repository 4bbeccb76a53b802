import type { RateUnit } from '../../../../content/schemas/tax/rates.ts';
import type { Rate } from '../../../../tax/rateCard.ts';

/** A figure in a text, such as 3.5%. */
export type Figure = { text: string; value: number; units: readonly RateUnit[] };

const SIZES: Readonly<Record<string, number>> = { million: 1e6, billion: 1e9 };

const COUNTED: Readonly<Record<string, RateUnit>> = {
  day: 'days',
  month: 'months',
  hour: 'hours',
  time: 'times',
  employee: 'employees',
  people: 'employees',
};

const PERCENT = /(?<![\d.,])(\d+(?:\.\d+)?)%/g;
const AMOUNT = /(?<![\d.,])(TZS )?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?: (million|billion))?(?![\d%])/g;
const ORDINAL = /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)\b/g;
const COUNT = /(?<![\d.,])(\d+(?:\.\d+)?) (?:or more )?(day|month|hour|time|employee|people)s?\b/g;

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''));

/** Finds percentages, amounts in shillings, counts and days of the month that a text states in figures. */
export function figuresIn(text: string): Figure[] {
  const percents = [...text.matchAll(PERCENT)].map(([found, digits = '']): Figure => {
    return { text: found, value: numberOf(digits), units: ['percent'] };
  });
  const amounts = [...text.matchAll(AMOUNT)].flatMap(([found, currency, digits = '', size]): Figure[] => {
    const isAmount = currency !== undefined || size !== undefined || digits.includes(',');
    const value = numberOf(digits) * (size === undefined ? 1 : (SIZES[size] ?? 1));
    return isAmount ? [{ text: found, value, units: ['shillings'] }] : [];
  });
  const ordinals = [...text.matchAll(ORDINAL)].map(([found, digits = '']): Figure => {
    return { text: found, value: numberOf(digits), units: ['day-of-month'] };
  });
  const counts = [...text.matchAll(COUNT)].map(([found, digits = '', unit = '']): Figure => {
    return { text: found, value: numberOf(digits), units: [COUNTED[unit] ?? 'days'] };
  });
  return [...percents, ...amounts, ...ordinals, ...counts];
}

/** Checks whether a paragraph contains a name of a rate, or all parts of a name with ' + '. */
function isAbout(context: string, { names }: Pick<Rate, 'names'>): boolean {
  const text = context.toLowerCase();
  return names.some((name) => name.split(' + ').every((part) => text.includes(part.toLowerCase())));
}

/**
 * Returns the rates whose current value a figure repeats.
 *
 * @param context the paragraph or table row with the heading above it
 * @param present value of a rate today, or undefined
 */
export const ratesOf = (
  figure: Figure,
  context: string,
  rates: readonly Rate[],
  present: (rate: Rate) => number | undefined,
): Rate[] =>
  rates.filter((rate) => figure.units.includes(rate.unit) && present(rate) === figure.value && isAbout(context, rate));

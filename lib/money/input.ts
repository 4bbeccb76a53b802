import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';
import { MAX_AMOUNT_TZS } from './amount.ts';
import { formatNumber } from './format.ts';
import type { Mistake } from './mistake.ts';

const CURRENCY_BEFORE = /^([+-]?)(?:tzs|tshs?|shs?|shilingi)[.:]?/i;
const CURRENCY_AFTER = /(?:(?:tzs|tshs?|shs?|shillings?|shilingi)\.?|\/-|\/?=)$/i;
const PER_MONTH = /(?:\/|per|a|kwa)?(?:month|mwezi)$|monthly$|p\.?m\.?$/i;
const DOTTED_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3}){2,}$/;
/** Thousands in groups of three, or of two before the last three, as in 12,50,000 (twelve and a half laki). */
const GROUPED_BY_COMMAS = /^[+-]?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})(\.\d*)?$/;
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** Spaces or an apostrophe between digits. */
const BLANK_BETWEEN = /(?<=\d)[\s'’]+(?=\d)/g;
const ONE_DOTTED_GROUP = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Powers of ten of number words in English and Swahili; laki is a hundred thousand. */
const POWERS: Readonly<Record<string, number>> = { k: 3, t: 3, e: 3, l: 5, m: 6, b: 9 };
const WORD = /(k|thousand|elfu|laki|lakhs?|milioni|millions?|mill?|mn|m|bilioni|billions?|bil|bn|b)\.?$/i;
const WORD_BEFORE = /^([+-]?)(elfu|laki|milioni|bilioni|mil\.?|bil\.?)/i;

/** A typed amount, or the error of its field. */
export type ParseResult = { amount: number; error?: undefined } | { error: Mistake };

/** Removes 'TZS' or 'Tsh.' before an amount, and 'TZS' or '/=' after it. */
function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
}

/** Rewrites an accountant's negative amount: (5,000) is -5,000. */
function withoutBrackets(text: string): string {
  return /^\(.*\)$/.test(text) ? `-${text.slice(1, -1)}` : text;
}

/**
 * Removes thousands separators. Commas that do not group thousands, as in '8135000000,000' or '1,35,00', stay and make
 * the text unreadable: better an error than a wrong sum.
 */
function withoutSeparators(text: string): string {
  if (DOTTED_THOUSANDS.test(text)) return text.replaceAll('.', '');
  return GROUPED_BY_COMMAS.test(text) ? text.replaceAll(',', '') : text;
}

/** Minus signs and dashes that people type, or that a phone puts instead of a hyphen. */
const MINUS = /[−–—‒]/g;

/** Raised, lowered, circled and other digits: 800000² has a footnote, and is not 8,000,002. */
const OTHER_DIGITS = /\p{No}/gu;

/** Writes a typed number with plain digits and separators: without invisible characters, full-width and Arabic signs. */
const plainNumber = (text: string): string =>
  withPlainDigits(withoutInvisible(text.replace(OTHER_DIGITS, '?').normalize('NFKC')))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(MINUS, '-')
    .trim();

/** Splits a text without currency and spaces into digits with separators, and the power of ten of a number word. */
function parts(text: string): { digits: string; power: number } {
  const normal = plainNumber(text);
  // Spaces must group like commas: '1350 000' and '1 35 00' are errors, and so are both in one amount, as in '1 35,000'.
  const bare = normal
    .replace(BLANK_BETWEEN, normal.includes(',') ? ',,' : ',')
    .replace(/[\s'’]/g, '')
    .replace(PER_MONTH, '');
  const amount = withoutCurrency(withoutBrackets(withoutCurrency(bare)));
  const after = WORD.exec(amount)?.[1];
  // Only one word is allowed: 'milioni 2 elfu' is not an amount.
  const digits = after ? amount.replace(WORD, '') : amount.replace(WORD_BEFORE, '$1');
  const word = after ?? WORD_BEFORE.exec(amount)?.[2] ?? '';
  return { digits, power: POWERS[word.charAt(0).toLowerCase()] ?? 0 };
}

/**
 * Parses a number as people write it: '1,250,000', '1 250 000', 'TZS 1,250,000/=', '1.250.000', '1.25m', 'laki 8',
 * '2 milioni', '8e5', '(5,000)'. Null if empty, not a number or not finite. '800,50' is null rather than a guess between 800.50 and
 * 80,050.
 */
export function parseNumber(text: string): number | null {
  const { digits, power } = parts(text);
  const plain = withoutSeparators(digits);
  if (!PLAIN_NUMBER.test(plain)) return null;
  // As an exponent, since a product would be inexact: 1.1 * 1e6 is not 1,100,000.
  const number = Number(power ? `${plain}e${power}` : plain);
  return Number.isFinite(number) ? number + 0 : null;
}

/** Checks for '800.000', '1.350k' and '1,350m', where a dot or comma may mark thousands or decimals. */
function isAmbiguous(text: string): boolean {
  const { digits, power } = parts(text);
  return power < 6 ? ONE_DOTTED_GROUP.test(digits) : digits.includes(',');
}

/** Parses an amount like a number; also null if decimals and thousands are ambiguous. */
export function parseAmount(text: string): number | null {
  return isAmbiguous(text) ? null : parseNumber(text);
}

/** Returns why an amount is unreadable: ambiguous dots or commas, else that figures are needed. */
export function whyUnreadable(text: string): Mistake {
  const { digits } = parts(text);
  return { code: /^[+-]?\d[\d.,]*$/.test(digits) ? 'unclear-separators' : 'unreadable' };
}

/** Groups the thousands of an amount; returns other texts, and amounts that would lose decimals, unchanged. */
export function groupAmount(text: string): string {
  const amount = parseAmount(text);
  const grouped = formatNumber(amount ?? 0);
  return amount !== null && parseAmount(grouped) === amount ? grouped : text;
}

/** An empty field, or figures with their thousands grouped: '1,200,000'. */
const GROUPED = /^(\d{1,3}(,\d{3})*)?$/;

/**
 * Groups the thousands of figures while they are typed. Figures that are separated in another way stay as typed.
 *
 * @param before what the field contained before the last key
 */
export function groupTyped(text: string, before: string): string {
  const isOneKey = Math.abs(text.length - before.length) === 1;
  return isOneKey && GROUPED.test(before) && /^[\d,]*\d$/.test(text) ? groupAmount(text.replaceAll(',', '')) : text;
}

type ReadAmountOptions = {
  /** What is wrong with an empty field. */
  whenEmpty: Mistake;
  /** A loss may be entered as a negative amount. */
  isNegativeAllowed?: boolean;
};

/** Parses and validates an amount of shillings within the calculators' range. */
export function readAmount(text: string, { whenEmpty, isNegativeAllowed = false }: ReadAmountOptions): ParseResult {
  if (text.trim() === '') return { error: whenEmpty };
  const amount = parseAmount(text);
  if (amount === null) return { error: whyUnreadable(text) };
  if (amount < 0 && !isNegativeAllowed) return { error: { code: 'negative' } };
  return Math.abs(amount) > MAX_AMOUNT_TZS ? { error: { code: 'too-large', most: MAX_AMOUNT_TZS } } : { amount };
}

/**
 * Returns the text of an amount field after an arrow key: the typed amount moved by the step, up to `max` and down to 0;
 * a loss may become greater. Null for invalid text.
 */
export function stepAmount(text: string, step: number, max = Number.POSITIVE_INFINITY): string | null {
  const amount = text.trim() === '' ? 0 : parseNumber(text);
  return amount === null ? null : formatNumber(Math.min(max, amount < 0 ? amount + step : Math.max(0, amount + step)));
}

const AMOUNTS = /\d[\d.,\s'’_;]*(?:(?:k|thousand|elfu|million|milioni|mn|m|billion|bn)\b)?/gi;
const DIGITS_NEEDED = 3;
const MAX_SUGGESTIONS = 2;

/** Replaces letters that look like digits: 'I,35O,OOO' is 1,350,000. */
function withDigits(text: string): string {
  return text.replace(/[Il|](?=[.,\d])/g, '1').replace(/\d[\d.,oO]*/g, (run) => run.replace(/o/gi, '0'));
}

/** Decimals after whole thousands: '1.350.000,00' and '1 350 000,50'; after more digits '1350,50' has them too. */
const GROUPED_THOUSANDS = /^\d{1,3}([.,\s'’]\d{3})+$/;

/** Returns possible meanings of misplaced separators: all thousands, or the last one decimals. */
function readings(typed: string): (number | null)[] {
  const text = typed.replace(/[\s.,'’_;]+$/, '');
  const amount = parseAmount(text);
  if (amount !== null) return [amount];
  const [, digits = '', word = ''] = /^([\d.,\s'’_;]*)(.*)$/.exec(text) ?? [];
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d{1,3})$/.exec(digits) ?? [];
  // A line's number may have been copied along: '1 5,000,000'.
  const last = /\s/.test(digits) && digits.includes(',') ? [parseAmount(digits.replace(/^.*\s/, '') + word)] : [];
  const thousands = parseAmount(digits.replace(/\D/g, '') + word);
  if (!decimals) return [...last, thousands];
  // With four decimals the dot cannot mean thousands.
  const decimal = parseAmount(`${whole.replace(/\D/g, '')}.${decimals.padEnd(4, '0')}${word}`);
  const isWhole = /^\d{4,}$/.test(whole) || (decimals.length < 3 && GROUPED_THOUSANDS.test(whole));
  return [...(decimals.length === 3 ? last : []), ...(word || isWhole ? [decimal, thousands] : [thousands, decimal])];
}

/** Amounts with number words one after the other: '1.5 million and 200 thousand'. */
const WORDED = /(?<![\d.,])\d[\d.,]*\s*(?:thousand|elfu|laki|million|milioni|mn|bn|billion|k|m|b)(?![a-z])/gi;

/** Returns the sum of several amounts with number words; none where there is one. */
function sumOfWorded(text: string): number[] {
  const amounts = (text.match(WORDED) ?? []).map(parseAmount);
  return amounts.length > 1 ? [amounts.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0)] : [];
}

/**
 * Suggests amounts for a text that parseAmount rejects, likeliest first: 800,000 and 800 for '800.000'. Empty for a
 * valid text, or one without an amount of at least three digits.
 *
 * @param most largest amount that the field accepts
 */
export function suggestAmounts(text: string, most = MAX_AMOUNT_TZS): number[] {
  if (parseAmount(text) !== null) return [];
  const typed = withDigits(text.replaceAll('·', '.'));
  const isNegative = /^\D*[-−–(]/.test(typed);
  const found = [...typed.matchAll(AMOUNTS)].flatMap(([amount], index) =>
    amount.replace(/\D/g, '').length < DIGITS_NEEDED
      ? []
      : readings(amount).map((reading) => (isNegative && index === 0 ? -(reading ?? 0) : (reading ?? 0))),
  );
  const possible = [...sumOfWorded(typed), ...found].filter((amount) => amount !== 0 && Math.abs(amount) <= most);
  return [...new Set(possible)].slice(0, MAX_SUGGESTIONS);
}

/** Result of parsing a form: the input of a calculation, or what is wrong with the fields. */
export type FormReading<Field extends string, Input> = {
  input?: Input | undefined;
  errors?: Partial<Record<Field, Mistake | undefined>>;
  /** Hints on accepted texts. */
  notes?: Partial<Record<Field, Mistake | undefined>>;
};

/** Reads an optional amount: an empty text counts as 0. */
export const readOptionalAmount = (text: string, isNegativeAllowed = false): ParseResult =>
  readAmount(text.trim() || '0', { whenEmpty: { code: 'unreadable' }, isNegativeAllowed });

/** Returns the amounts of several fields; undefined if any is invalid, each with its mistake. */
export function validAmounts<Field extends string>(read: Readonly<Record<Field, ParseResult>>) {
  const errors: Partial<Record<Field, Mistake>> = {};
  const amounts: Record<Field, number> = Object.create(null);
  for (const field in read) {
    const { [field]: result } = read;
    if (result.error === undefined) amounts[field] = result.amount;
    else errors[field] = result.error;
  }
  return { errors, amounts: Object.keys(errors).length > 0 ? undefined : amounts };
}

import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';
import { MAX_AMOUNT_TZS } from './amount.ts';
import { formatNumber } from './format.ts';
import type { Mistake } from './mistake.ts';

const CURRENCY_BEFORE = /^([+-]?)(?:tzs|tshs?|shs?|shilingi)[.:]?/i;
const CURRENCY_AFTER = /(?:(?:tzs|tshs?|shs?|shillings?|shilingi)\.?|\/-|\/?=)$/i;
const PER_MONTH = /(?:\/|per|a|kwa)?(?:month|mwezi)$|monthly$|p\.?m\.?$/i;
const DOTTED_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3}){2,}$/;
/** Thousands grouped by three, or by two before the last three, as in 12,50,000 (twelve and a half laki). */
const GROUPED_BY_COMMAS = /^[+-]?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})(\.\d*)?$/;
const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
/** Spaces or an apostrophe between digits. */
const BLANK_BETWEEN = /(?<=\d)[\s'’]+(?=\d)/g;
const ONE_DOTTED_GROUP = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Powers of ten for number words in English and Swahili; laki is a hundred thousand. */
const POWERS: Readonly<Record<string, number>> = { k: 3, t: 3, e: 3, l: 5, m: 6, b: 9 };
const WORD = /(k|thousand|elfu|laki|lakhs?|milioni|millions?|mill?|mn|m|bilioni|billions?|bil|bn|b)\.?$/i;
const WORD_BEFORE = /^([+-]?)(elfu|laki|milioni|bilioni|mil\.?|bil\.?)/i;

/** A parsed amount, or an error. */
export type ParseResult = { amount: number; error?: undefined } | { error: Mistake };

/** Removes 'TZS' or 'Tsh.' before an amount, and 'TZS' or '/=' after it. */
function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
}

/** Converts accounting notation for negative amounts: (5,000) is -5,000. */
function withoutBrackets(text: string): string {
  return /^\(.*\)$/.test(text) ? `-${text.slice(1, -1)}` : text;
}

/**
 * Removes thousands separators. Commas that do not group thousands, as in '8135000000,000' or '1,35,00', are kept, so that
 * parsing fails instead of returning a wrong amount.
 */
function withoutSeparators(text: string): string {
  if (DOTTED_THOUSANDS.test(text)) return text.replaceAll('.', '');
  return GROUPED_BY_COMMAS.test(text) ? text.replaceAll(',', '') : text;
}

/** Minus signs and dashes that people type, or that a phone substitutes for a hyphen. */
const MINUS = /[−–—‒]/g;

/** Superscript, subscript and circled digits, and the like: 800000² has a footnote mark and is not 8,000,002. */
const OTHER_DIGITS = /\p{No}/gu;

/** Normalises full-width and Arabic digits and separators, and removes invisible characters. */
const plainNumber = (text: string): string =>
  withPlainDigits(withoutInvisible(text.replace(OTHER_DIGITS, '?').normalize('NFKC')))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(MINUS, '-')
    .trim();

/** Splits an amount without currency and spaces into its digits and the power of ten of its number word. */
function parts(text: string): { digits: string; power: number } {
  const normal = plainNumber(text);
  // Spaces must group like commas: '1350 000' and '1 35 00' are errors, and so is mixing both, as in '1 35,000'.
  const bare = normal
    .replace(BLANK_BETWEEN, normal.includes(',') ? ',,' : ',')
    .replace(/[\s'’]/g, '')
    .replace(PER_MONTH, '');
  const amount = withoutCurrency(withoutBrackets(withoutCurrency(bare)));
  const after = WORD.exec(amount)?.[1];
  // Only one number word is allowed: 'milioni 2 elfu' is not an amount.
  const digits = after ? amount.replace(WORD, '') : amount.replace(WORD_BEFORE, '$1');
  const word = after ?? WORD_BEFORE.exec(amount)?.[2] ?? '';
  return { digits, power: POWERS[word.charAt(0).toLowerCase()] ?? 0 };
}

/**
 * Parses a number in common notations: '1,250,000', '1 250 000', 'TZS 1,250,000/=', '1.250.000', '1.25m', 'laki 8', '2
 * milioni', '8e5', '(5,000)'. Returns null if empty, not a number or not finite. '800,50' is null, because it could mean
 * 800.50 or 80,050.
 */
export function parseNumber(text: string): number | null {
  const { digits, power } = parts(text);
  const plain = withoutSeparators(digits);
  if (!PLAIN_NUMBER.test(plain)) return null;
  // An exponent, because a product would be inexact: 1.1 * 1e6 is not 1,100,000.
  const number = Number(power ? `${plain}e${power}` : plain);
  return Number.isFinite(number) ? number + 0 : null;
}

/** Detects '800.000', '1.350k' and '1,350m', whose dot or comma may mark thousands or decimals. */
function isAmbiguous(text: string): boolean {
  const { digits, power } = parts(text);
  return power < 6 ? ONE_DOTTED_GROUP.test(digits) : digits.includes(',');
}

/** Parses an amount like parseNumber, but also returns null if decimals and thousands are ambiguous. */
export function parseAmount(text: string): number | null {
  return isAmbiguous(text) ? null : parseNumber(text);
}

/** Returns why an amount cannot be parsed: ambiguous separators, or no figures. */
export function explainUnreadable(text: string): Mistake {
  const { digits } = parts(text);
  return { code: /^[+-]?\d[\d.,]*$/.test(digits) ? 'unclear-separators' : 'unreadable' };
}

/** Groups the thousands of an amount. Returns other texts, and amounts that would lose decimals, unchanged. */
export function groupAmount(text: string): string {
  const amount = parseAmount(text);
  const grouped = formatNumber(amount ?? 0);
  return amount !== null && parseAmount(grouped) === amount ? grouped : text;
}

/** An empty field, or digits with grouped thousands: '1,200,000'. */
const GROUPED = /^(\d{1,3}(,\d{3})*)?$/;

/**
 * Groups thousands while typing. Digits that use other separators are left unchanged.
 * @param before the field's text before the last keystroke
 */
export function groupTyped(text: string, before: string): string {
  const isOneKey = Math.abs(text.length - before.length) === 1;
  return isOneKey && GROUPED.test(before) && /^[\d,]*\d$/.test(text) ? groupAmount(text.replaceAll(',', '')) : text;
}

type ReadAmountOptions = {
  /** Error for an empty field. */
  whenEmpty: Mistake;
  /** Allows a negative amount, for a loss. */
  isNegativeAllowed?: boolean;
};

/** Parses an amount in shillings and checks its range. */
export function readAmount(text: string, { whenEmpty, isNegativeAllowed = false }: ReadAmountOptions): ParseResult {
  if (text.trim() === '') return { error: whenEmpty };
  const amount = parseAmount(text);
  if (amount === null) return { error: explainUnreadable(text) };
  if (amount < 0 && !isNegativeAllowed) return { error: { code: 'negative' } };
  return Math.abs(amount) > MAX_AMOUNT_TZS ? { error: { code: 'too-large', most: MAX_AMOUNT_TZS } } : { amount };
}

/**
 * Returns the text of an amount field after an arrow key. Stays between 0 and `max`, except that a loss may grow. Returns
 * null for invalid text.
 * @param step amount to add
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

/**
 * Whole part with grouped thousands, before decimals as in '1.350.000,00' and '1 350 000,50'. With more than three leading
 * digits, '1350,50' has decimals too.
 */
const GROUPED_THOUSANDS = /^\d{1,3}([.,\s'’]\d{3})+$/;

/** Returns possible readings of misplaced separators: all thousands, or the last one decimal. */
function readings(typed: string): (number | null)[] {
  const text = typed.replace(/[\s.,'’_;]+$/, '');
  const amount = parseAmount(text);
  if (amount !== null) return [amount];
  const [, digits = '', word = ''] = /^([\d.,\s'’_;]*)(.*)$/.exec(text) ?? [];
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d{1,3})$/.exec(digits) ?? [];
  // A line number may have been pasted along with the amount: '1 5,000,000'.
  const last = /\s/.test(digits) && digits.includes(',') ? [parseAmount(digits.replace(/^.*\s/, '') + word)] : [];
  const thousands = parseAmount(digits.replace(/\D/g, '') + word);
  if (!decimals) return [...last, thousands];
  // With four decimals, the dot cannot be a thousands separator.
  const decimal = parseAmount(`${whole.replace(/\D/g, '')}.${decimals.padEnd(4, '0')}${word}`);
  const isWhole = /^\d{4,}$/.test(whole) || (decimals.length < 3 && GROUPED_THOUSANDS.test(whole));
  return [...(decimals.length === 3 ? last : []), ...(word || isWhole ? [decimal, thousands] : [thousands, decimal])];
}

/** Consecutive amounts with number words: '1.5 million and 200 thousand'. */
const WORDED = /(?<![\d.,])\d[\d.,]*\s*(?:thousand|elfu|laki|million|milioni|mn|bn|billion|k|m|b)(?![a-z])/gi;

/** Returns the sum of several amounts with number words; empty if there is only one. */
function sumOfWorded(text: string): number[] {
  const amounts = (text.match(WORDED) ?? []).map(parseAmount);
  return amounts.length > 1 ? [amounts.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0)] : [];
}

/**
 * Suggests amounts for a text that parseAmount rejects, most likely first: 800,000 and 800 for '800.000'. Empty for a valid
 * text, or one with fewer than three digits.
 * @param most maximum amount of the field
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

/** A parsed form: the input of a calculation, or the errors of its fields. */
export type FormReading<Field extends string, Input> = {
  input?: Input | undefined;
  errors?: Partial<Record<Field, Mistake | undefined>>;
  /** Notes on how accepted texts were interpreted. */
  notes?: Partial<Record<Field, Mistake | undefined>>;
};

/** Parses an optional amount; an empty text counts as 0. */
export const readOptionalAmount = (text: string, isNegativeAllowed = false): ParseResult =>
  readAmount(text.trim() || '0', { whenEmpty: { code: 'unreadable' }, isNegativeAllowed });

/** Returns the amounts of several fields, or undefined with the errors if any field is invalid. */
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

import { MAX_AMOUNT_TZS } from './amount.ts';
import { formatAmount, formatNumber } from './format.ts';

const CURRENCY_BEFORE = /^([+-]?)(?:tzs|tshs?|shs?)[.:]?/i;
const CURRENCY_AFTER = /(?:tzs|tshs?|shs?|\/[=-])$/i;
const DOTTED_THOUSANDS = /^[+-]?\d{1,3}(\.\d{3}){2,}$/;
const LAST_GROUP_OF_THREE = /,\d{3}(\.\d*)?$/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

export const UNREADABLE_AMOUNT = 'Please enter the amount in figures, for example 800,000.';
export const NEGATIVE_AMOUNT = 'The amount cannot be below 0.';
export const TOO_LARGE_AMOUNT = `Please enter an amount up to ${formatAmount(MAX_AMOUNT_TZS)}.`;

/** An amount typed into a field, or the message that the field shows instead. */
export type ParseResult = { amount: number; error?: undefined } | { error: string };

/** Removes 'TZS' or 'Tsh.' before an amount, and 'TZS' or '/=' after it. */
function withoutCurrency(text: string): string {
  return text.replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '');
}

/** Rewrites the accountant's negative amount: (5,000) is -5,000. */
function withoutBrackets(text: string): string {
  return /^\(.*\)$/.test(text) ? `-${text.slice(1, -1)}` : text;
}

/** Removes separators of thousands; a comma that cannot be one stays, and leaves the text unreadable. */
function withoutSeparators(text: string): string {
  if (DOTTED_THOUSANDS.test(text)) return text.replaceAll('.', '');
  return LAST_GROUP_OF_THREE.test(text) ? text.replaceAll(',', '') : text;
}

/**
 * Parses an amount as people write it: '1,250,000', '1 250 000', 'TZS 1,250,000/=', '1.250.000', '8e5', '(5,000)'. Null
 * when it is empty, not a number or not finite. '800,50' is null rather than a guess between 800.50 and 80,050.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s'’]/g, '').replaceAll('−', '-');
  const digits = withoutSeparators(withoutCurrency(withoutBrackets(withoutCurrency(bare))));
  if (!PLAIN_NUMBER.test(digits)) return null;
  const amount = Number(digits);
  return Number.isFinite(amount) ? amount + 0 : null;
}

type ReadAmountOptions = {
  /** Message of an empty field. */
  whenEmpty: string;
  /** A loss may be entered as a negative amount. */
  isNegativeAllowed?: boolean;
};

/** Parses and validates an amount of shillings that a calculator can work with. */
export function readAmount(text: string, { whenEmpty, isNegativeAllowed = false }: ReadAmountOptions): ParseResult {
  if (text.trim() === '') return { error: whenEmpty };
  const amount = parseAmount(text);
  if (amount === null) return { error: UNREADABLE_AMOUNT };
  if (amount < 0 && !isNegativeAllowed) return { error: NEGATIVE_AMOUNT };
  return Math.abs(amount) > MAX_AMOUNT_TZS ? { error: TOO_LARGE_AMOUNT } : { amount };
}

/**
 * Text of an amount field after a press of an arrow key: the typed amount moved by the step, clamped to 0 .. max. Null
 * for text that is no amount.
 */
export function stepAmount(text: string, step: number, max = Number.POSITIVE_INFINITY): string | null {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  return amount === null ? null : formatNumber(Math.min(max, Math.max(0, amount + step)));
}

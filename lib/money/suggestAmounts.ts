import { MAX_AMOUNT_TZS } from './amount.ts';
import { parseAmount } from './input.ts';

const AMOUNTS = /\d[\d.,\s'’_;]*(?:(?:k|thousand|elfu|million|milioni|mn|m|billion|bn)\b)?/gi;
const DIGITS_NEEDED = 3;
const MAX_SUGGESTIONS = 2;

/** Replaces letters that look like digits: 'I,35O,OOO' is 1,350,000. */
function withDigits(text: string): string {
  return text.replace(/[Il|](?=[.,\d])/g, '1').replace(/\d[\d.,oO]*/g, (run) => run.replace(/o/gi, '0'));
}

/** Returns possible meanings of misplaced separators: all thousands, or the last one decimals. */
function readings(typed: string): (number | null)[] {
  const text = typed.replace(/[\s.,'’_;]+$/, '');
  const amount = parseAmount(text);
  if (amount !== null) return [amount];
  const [, digits = '', word = ''] = /^([\d.,\s'’_;]*)(.*)$/.exec(text) ?? [];
  const [, whole = '', decimals = ''] = /^(.*)[.,](\d{1,3})$/.exec(digits) ?? [];
  const thousands = parseAmount(digits.replace(/\D/g, '') + word);
  if (!decimals) return [thousands];
  // With four decimals the dot cannot mean thousands.
  const decimal = parseAmount(`${whole.replace(/\D/g, '')}.${decimals.padEnd(4, '0')}${word}`);
  // '1.350.000,00' and '1350,50' have decimals.
  const isWhole = /^\d{4,}$/.test(whole) || (decimals.length < 3 && /^\d{1,3}(\.\d{3})+$/.test(whole));
  return word || isWhole ? [decimal, thousands] : [thousands, decimal];
}

/**
 * Suggests amounts for a text that parseAmount rejects, likeliest first: 800,000 and 800 for '800.000'. Empty for a
 * valid text, or one without an amount of at least three digits.
 *
 * @param most largest amount that the field accepts
 */
export function suggestAmounts(text: string, most = MAX_AMOUNT_TZS): number[] {
  if (parseAmount(text) !== null) return [];
  const typed = withDigits(text);
  const isNegative = /^\D*[-−–(]/.test(typed);
  const found = [...typed.matchAll(AMOUNTS)].flatMap(([amount], index) =>
    amount.replace(/\D/g, '').length < DIGITS_NEEDED
      ? []
      : readings(amount).map((reading) => (isNegative && index === 0 ? -(reading ?? 0) : (reading ?? 0))),
  );
  const possible = found.filter((amount) => amount !== 0 && Math.abs(amount) <= most);
  return [...new Set(possible)].slice(0, MAX_SUGGESTIONS);
}

import { formatAmount } from './formatAmount.ts';
import { MAX_AMOUNT_TZS } from './limitAmount.ts';
import { parseAmount } from './parseAmount.ts';
import { UNREADABLE_AMOUNT } from './unreadableAmount.ts';

/** An amount read from a field, or the text that stands beside the field instead. */
export type Reading = { amount: number; error?: undefined } | { error: string };

export const NEGATIVE_AMOUNT = 'The amount cannot be below 0.';
export const TOO_LARGE_AMOUNT = `Please enter an amount up to ${formatAmount(MAX_AMOUNT_TZS)}.`;

type ReadAmountOptions = {
  /** What an empty field is told. */
  whenEmpty: string;
  /** A loss may be entered as a negative amount. */
  isNegativeAllowed?: boolean;
};

/** Reads an amount of shillings that a calculator can work with. */
export function readAmount(text: string, { whenEmpty, isNegativeAllowed = false }: ReadAmountOptions): Reading {
  if (text.trim() === '') return { error: whenEmpty };
  const amount = parseAmount(text);
  if (amount === null) return { error: UNREADABLE_AMOUNT };
  if (amount < 0 && !isNegativeAllowed) return { error: NEGATIVE_AMOUNT };
  return Math.abs(amount) > MAX_AMOUNT_TZS ? { error: TOO_LARGE_AMOUNT } : { amount };
}

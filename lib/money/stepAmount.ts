import { formatFigure } from './formatFigure.ts';
import { parseAmount } from './parseAmount.ts';

/**
 * What an amount field holds after one press of an arrow key: the typed amount moved by
 * the step, between 0 and the largest value. Null for text that is no amount, which stays.
 */
export function stepAmount(text: string, step: number, max = Number.POSITIVE_INFINITY): string | null {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  return amount === null ? null : formatFigure(Math.min(max, Math.max(0, amount + step)));
}

import { parseNumber } from '../money/input.ts';
import type { RowTexts } from './rowTexts.ts';

/** Names of the rows that spreadsheets end with, in English and Swahili. */
const TOTALS =
  /^(?:(?:grand|sub|overall)[\s-]*)?totals?$|^sum$|^(?:jumla|majumuo)(?:[\s-]+(?:kuu|ndogo|ya\s+jumla))?$|^totals?\s+(?:of|for)\b/i;

const isTotalsName = (cell: string): boolean => TOTALS.test(cell.trim().replace(/[\s:.=]+$/, ''));

/** Rows above a sum: of one row alone it would be a second person with the same pay. */
const LEAST_SUMMED = 2;

const isSame = (one: number, other: number) => Math.abs(one - other) < 0.01;

/**
 * Which rows of a file are totals and no employees: a row that one of its cells calls so, or one without number whose basic
 * pay is the sum of the rows above, or of those since the last total.
 *
 * @param rows texts of each row beside its cells as they stand in the file
 */
export function findTotals(rows: readonly { texts: RowTexts; cells: readonly string[] }[]): boolean[] {
  const all = { sum: 0, count: 0 };
  let part = { sum: 0, count: 0 };
  const isSum = (amount: number) =>
    [all, part].some(({ sum, count }) => count >= LEAST_SUMMED && amount > 0 && isSame(amount, sum));
  return rows.map(({ texts, cells }) => {
    const amount = parseNumber(texts.basic ?? '') ?? 0;
    const isTotal = cells.some(isTotalsName) || (!texts.number?.trim() && isSum(amount));
    if (isTotal) part = { sum: 0, count: 0 };
    else {
      for (const sums of [all, part]) {
        sums.sum += amount;
        sums.count += 1;
      }
    }
    return isTotal;
  });
}

import { type LinearPiece, taxByPieces } from './linearPieces.ts';

/** Turnovers in whole shillings, both included. */
export type TurnoverRange = { from: number; to: number };

export type CheaperQuestion = {
  /** Presumptive tax by turnover, and the turnover up to which it holds. */
  table: { pieces: readonly LinearPiece[]; upTo: number };
  /** Tax on the profit of a year. */
  profitTax: readonly LinearPiece[];
  /** Profit as a share of turnover, such as 0.2. */
  margin: number;
  /** Cost of accounts a year. */
  cost: number;
};

/** Smaller differences are rounding errors. */
const LEAST_DIFFERENCE_TZS = 1e-6;

/** Finds, by bisection, the last whole number for which a test that changes once still has its first result. */
function lastAsFirst(first: number, last: number, test: (value: number) => boolean): number {
  const [wanted, bounds] = [test(first), { low: first, high: last }];
  while (bounds.high - bounds.low > 1) {
    const middle = Math.floor((bounds.low + bounds.high) / 2);
    if (test(middle) === wanted) bounds.low = middle;
    else bounds.high = middle;
  }
  return bounds.low;
}

/** Returns the part of a range where a test holds; the difference is linear in the range. */
function partOf({ from, to }: TurnoverRange, test: (turnover: number) => boolean): TurnoverRange[] {
  const [atFirst, atLast] = [test(from), test(to)];
  if (atFirst && atLast) return [{ from, to }];
  if (!atFirst && !atLast) return [];
  const edge = lastAsFirst(from, to, test);
  return [atFirst ? { from, to: edge } : { from: edge + 1, to }];
}

/**
 * Returns the turnovers for which profit tax, at a fixed margin, plus the cost of accounts is less than presumptive
 * tax; exact to the shilling.
 */
export function cheaperTurnovers({ table, profitTax, margin, cost }: CheaperQuestion): TurnoverRange[] {
  const isCheaper = (turnover: number) => {
    const accounts = taxByPieces(profitTax, Math.max(0, turnover * margin)) + cost;
    return taxByPieces(table.pieces, turnover) - accounts > LEAST_DIFFERENCE_TZS;
  };
  const ofProfit = margin > 0 ? profitTax.map(({ above }) => Math.floor(above / margin)) : [];
  const edges = [...table.pieces.map(({ above }) => above), ...ofProfit].filter((edge) => edge < table.upTo);
  const starts = [...new Set(edges)].sort((a, b) => a - b);
  const parts = starts.flatMap((start, index) => {
    const stretch = { from: start + 1, to: starts[index + 1] ?? table.upTo };
    return stretch.to < stretch.from ? [] : partOf(stretch, isCheaper);
  });
  const ranges: TurnoverRange[] = [];
  for (const part of parts) {
    const before = ranges.at(-1);
    if (before?.to === part.from - 1) before.to = part.to;
    else ranges.push({ ...part });
  }
  return ranges;
}

/**
 * A linear piece of a tax: above its edge the tax is `fixed` and `rate` percent of the excess. An amount on an edge
 * belongs to the piece below it. The first piece begins at 0.
 */
export type LinearPiece = { above: number; fixed: number; rate: number };

/** A tax with its weight, such as the share of the year's days in which it is in force. */
export type WeightedPieces = { pieces: readonly LinearPiece[]; weight: number };

/** Returns the piece of an amount; 0 belongs to the first. */
const pieceAt = (pieces: readonly LinearPiece[], amount: number): LinearPiece =>
  pieces.findLast(({ above }) => above < amount) ?? pieces[0] ?? { above: 0, fixed: 0, rate: 0 };

/** Calculates the tax on an amount, unrounded. */
export function taxByPieces(pieces: readonly LinearPiece[], amount: number): number {
  const { above, fixed, rate } = pieceAt(pieces, amount);
  return fixed + ((amount - above) * rate) / 100;
}

/** Combines several taxes on the same amount into one, by weight. */
export function mixPieces(taxes: readonly WeightedPieces[]): LinearPiece[] {
  const edges = [...new Set(taxes.flatMap(({ pieces }) => pieces.map(({ above }) => above)))].sort((a, b) => a - b);
  return edges.map((edge) => {
    const parts = taxes.map(({ pieces, weight }) => {
      const { above, fixed, rate } = pieces.findLast((piece) => piece.above <= edge) ?? pieceAt(pieces, edge);
      return { fixed: weight * (fixed + ((edge - above) * rate) / 100), rate: weight * rate };
    });
    return {
      above: edge,
      fixed: parts.reduce((sum, { fixed }) => sum + fixed, 0),
      rate: parts.reduce((sum, { rate }) => sum + rate, 0),
    };
  });
}

/** Returns the largest amount on which a continuous, never falling tax is at most `tax`; undefined if there is none. */
export function amountForTax(pieces: readonly LinearPiece[], tax: number): number | undefined {
  const piece = pieces.findLast(({ fixed }) => fixed <= tax);
  if (!piece) return undefined;
  return piece.rate === 0 ? Number.POSITIVE_INFINITY : piece.above + ((tax - piece.fixed) * 100) / piece.rate;
}

import { formatAmount } from '@/lib/money/formatAmount';
import { formatFigure } from '@/lib/money/formatFigure';
import { formatPercent } from '@/lib/money/formatPercent';
import type { Figure, FigureText } from './resultModel';

const WRITE = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours: number) => `${formatFigure(hours)} h`,
} as const satisfies Record<FigureText['unit'], (amount: number) => string>;

/** The figures of a summary with their words. */
export function figuresOf<Key extends string>(
  summary: Readonly<Record<Key, number>>,
  texts: readonly FigureText<Key>[],
): Figure[] {
  return texts.map(({ of, label, unit }) => ({ label, amount: summary[of], text: WRITE[unit](summary[of]) }));
}

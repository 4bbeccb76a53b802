import type { z } from 'zod';
import { MOTIF_NAMES } from '../../site/pictureStyle.ts';
import { oneOf } from './fields.ts';

/** Figure of an entry's drawn picture. */
export const motif = oneOf(MOTIF_NAMES);

/** Cards stand in up to four columns, so that four places before a card is the one above it. */
const APART = 4;

/** Reports entries whose figure one of the four before them has, in the order of lists: newest first. */
export function keepFiguresApart(entries: readonly { date: string; motif: string }[], context: z.RefinementCtx): void {
  const ordered = entries
    .map(({ date, motif: figure }, index) => ({ date, figure, index }))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  for (const [place, { figure, index }] of ordered.entries()) {
    const before = ordered.slice(Math.max(0, place - APART), place);
    if (before.some((other) => other.figure === figure)) {
      const message = `a figure that none of the ${APART} entries before it has, newest first`;
      context.addIssue({ code: 'custom', path: [index, 'motif'], message });
    }
  }
}

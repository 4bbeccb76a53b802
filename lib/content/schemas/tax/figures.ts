import type { z } from 'zod';
import { MOTIF_NAMES } from '../../../site/pictureStyle.ts';
import { oneOf } from '../fields.ts';

export const motif = oneOf(MOTIF_NAMES).describe('Figure of its drawn picture; for a wrong word the check lists all');

/** Cards have up to four columns: the entry four places before may be directly above. */
const APART = 4;

/** Reports entries that share a figure with one of the four before them in display order: newest first. */
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

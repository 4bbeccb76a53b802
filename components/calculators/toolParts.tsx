import { Children, type ReactNode } from 'react';
import { ENGLISH } from '@/lib/words/translate';
import { DueDayNote } from './layout/DueDayNote';
import type { ResultSection } from './result/resultModel';

/** Formula of a row with the visitor's own entry. */
export const YOUR_FIGURE = 'Your figure.';

/** Options of a choice from entries of content. */
export const optionsOf = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }));

/** Returns the label of the entry of content that was chosen. */
export const labelOf = (entries: readonly { id: string; label: string }[], wanted: string): string =>
  entries.find(({ id }) => id === wanted)?.label ?? '';

/** Writes each text as a paragraph. A condition that does not hold gives none: `isLate && 'Too late.'`. */
export const paragraphs = (...texts: readonly ReactNode[]) => Children.map(texts, (text) => text && <p>{text}</p>);

/** The closed row of a result with what applies whatever was entered; it ends with the rule of due days. */
export const goodToKnow = (...texts: readonly ReactNode[]): ResultSection => ({
  title: 'Good to know',
  content: (
    <>
      {paragraphs(...texts)}
      <DueDayNote translate={ENGLISH} />
    </>
  ),
});

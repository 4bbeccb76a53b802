import { Children, type ReactNode } from 'react';
import { ENGLISH } from '@/lib/words/translate';
import { DueDayNote } from './layout/DueDayNote';
import type { ResultSection } from './result/resultModel';

/** Formula of a row that shows the visitor's own figure. */
export const YOUR_FIGURE = 'Your figure.';

/** Select options from content entries. */
export const optionsOf = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }));

/** Label of the selected content entry. */
export const labelOf = (entries: readonly { id: string; label: string }[], wanted: string): string =>
  entries.find(({ id }) => id === wanted)?.label ?? '';

/** Wraps each text in a paragraph. Falsy texts are skipped, so that `isLate && 'Too late.'` works. */
export const paragraphs = (...texts: readonly ReactNode[]) => Children.map(texts, (text) => text && <p>{text}</p>);

/** A collapsible section that applies whatever the input is. It ends with the rule on due dates. */
export const goodToKnow = (...texts: readonly ReactNode[]): ResultSection => ({
  title: 'Good to know',
  content: (
    <>
      {paragraphs(...texts)}
      <DueDayNote translate={ENGLISH} />
    </>
  ),
});

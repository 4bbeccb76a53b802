import { compareMistakes, formatMistake, type Mistake } from './formatMistake.ts';

/** Thrown where content cannot be used; its message lists every mistake, one a line. */
export class ContentError extends Error {
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const lines = mistakes.toSorted(compareMistakes).map(formatMistake);
    super(`Content cannot be used:\n${lines.join('\n')}`);
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

import type { ContentIssue } from '../../issues/contentIssue.ts';
import { describeFound, fieldIssue, valueAt } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';

const WORD_NAME = ['mark', 'wordName'];

/** Checks whether the drawn name of the firm is its name. */
export function checkWordmark(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(COLLECTIONS.firm.file);
  const name = valueAt(source?.value, ['name']);
  const drawn = valueAt(source?.value, WORD_NAME);
  if (!source || typeof name !== 'string' || typeof drawn !== 'string' || name === drawn) return [];
  return [
    fieldIssue(source, WORD_NAME, {
      found: `${describeFound(drawn)}, while the firm is ${describeFound(name)}`,
      expected: 'the name that mark.word shows; run npm run documents to have it drawn, or supply outlines of your own',
    }),
  ];
}

import type { ContentIssue } from '../../issues/contentIssue.ts';
import { valueAt } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentSource } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { documentEntries } from '../files/documentEntries.ts';
import { countWords } from './readBody.ts';

/**
 * Minimum words for a PDF of two pages, with the least front matter and no paragraphs. Headings take more room, and add
 * a line to the list of contents.
 */
const LEAST_WORDS = 400;
const WORDS_OF_HEADING = 60;

/** Counts the words of a Finance Act's changes, which replace <Changes />. */
function wordsOfChanges({ file, value }: ContentSource, index: number): number {
  const changes = file === COLLECTIONS.financeActs.file ? valueAt(value, [index, 'changes']) : undefined;
  if (!Array.isArray(changes)) return 0;
  return countWords(
    changes.flatMap((change) => ['title', 'detail', 'who'].map((field) => valueAt(change, [field]))).join(' '),
  );
}

/** Finds texts that are too short for their PDF. */
export function checkPrintedLength(tree: ContentTree): ContentIssue[] {
  return documentEntries(tree).flatMap(({ source, index, textFile, textAt }) => {
    const body = tree.bodies.get(textFile);
    if (!body || !textAt('downloadUrl')?.endsWith('.pdf')) return [];
    const words = body.words + wordsOfChanges(source, index);
    const headings = body.nodes.filter(({ type, depth }) => type === 'heading' && depth === 2).length;
    if (words + headings * WORDS_OF_HEADING >= LEAST_WORDS) return [];
    const found = `${words} words and ${headings} ${headings === 1 ? 'heading' : 'headings'}`;
    const expected = `${LEAST_WORDS} words, for which a heading counts as ${WORDS_OF_HEADING}, since its PDF has two pages`;
    return [{ file: textFile, line: body.firstLine, field: 'text', found, expected }];
  });
}

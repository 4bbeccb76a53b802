import type { ContentIssue } from '../issues/contentIssue.ts';
import { valueAt } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { documentEntries } from './documentEntries.ts';
import { countWords } from './readBody.ts';

/**
 * Words that fill the first page of a document for download and begin its second, with the least front matter and no paragraphs.
 * A heading takes more room, and a line in the list of contents.
 */
const LEAST_WORDS = 400;
const WORDS_OF_HEADING = 60;

/** Words of the changes that a Finance Act shows in the place of <Changes />. */
function wordsOfChanges({ file, value }: ContentSource, index: number): number {
  const changes = file === COLLECTIONS.financeActs.file ? valueAt(value, [index, 'changes']) : undefined;
  if (!Array.isArray(changes)) return 0;
  return countWords(
    changes.flatMap((change) => ['title', 'detail', 'who'].map((field) => valueAt(change, [field]))).join(' '),
  );
}

/** Finds texts that are too short for the PDF that is printed from them. */
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

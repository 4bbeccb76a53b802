import { readFileSync } from 'node:fs';
import { type TextNode, textTree } from '../../../../../../lib/server/documents/textTree.ts';

const wordsOf = (node: TextNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''));

/** Returns the second-level headings of a content text. */
export const headingsIn = async (file: string): Promise<string[]> =>
  (await textTree(readFileSync(file, 'utf8'), file)).flatMap((node) =>
    typeof node !== 'string' && node.type === 'h2' ? [wordsOf(node)] : [],
  );

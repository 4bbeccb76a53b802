import { textOf } from '../../mdx/markdownNode.ts';
import type { Body, BodyNode } from './readBody.ts';

/** A sentence or table cell of a text, with its context. */
export type Statement = {
  text: string;
  /** Paragraph or row, with the heading above it and, in a table, the column's heading. */
  context: string;
  /** Heading of the column; absent outside tables. */
  column?: string;
  line: number;
};

const SENTENCE_END = /(?<=[.!?;])\s+(?=\S)/;

/** First cell of a row about one past year. */
const TAX_YEAR = /^20\d{2}(?:\/\d{2})?$/;

const lineOf = (node: BodyNode) => node.position?.start.line ?? 1;

function tableStatements(table: BodyNode, heading: string): Statement[] {
  const [head, ...rows] = table.children ?? [];
  const columns = (head?.children ?? []).map(textOf);
  return rows.flatMap((row) => {
    const cells = (row.children ?? []).map(textOf);
    if (TAX_YEAR.test(cells[0] ?? '')) return [];
    return cells.map((text, index) => {
      const column = columns[index] ?? '';
      return { text, column, context: `${heading} ${column} ${cells.join(' ')}`, line: lineOf(row) };
    });
  });
}

/** Returns the sentences and table cells of a text, in order. */
export function statementsOf({ nodes }: Body): Statement[] {
  let heading = '';
  return nodes.flatMap((node) => {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type === 'table') return tableStatements(node, heading);
    if (node.type !== 'paragraph') return [];
    const whole = textOf(node);
    return whole.split(SENTENCE_END).map((text) => ({ text, context: `${heading} ${whole}`, line: lineOf(node) }));
  });
}

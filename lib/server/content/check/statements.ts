import type { Body, BodyNode } from './readBody.ts';

/** A sentence or table cell of a text with what tells its subject. */
export type Statement = {
  text: string;
  /** Paragraph or row, with the heading above it and, in a table, the head of the column. */
  context: string;
  /** Head of the column; absent outside tables. */
  column?: string;
  line: number;
};

/** Text of a node, with an empty sign where a rate stands. */
export function textOf(node: BodyNode): string {
  if (node.name === 'Rate') return '\u2063';
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

const SENTENCE_END = /(?<=[.!?;])\s+(?=\S)/;

/** First cell of a row about one year, whose figures are history. */
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

/** The sentences and table cells of a text, in their order. */
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

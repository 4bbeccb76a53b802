import type { MarkdownNode } from './markdownNode.ts';

/** A text of more characters is read as a sentence and does not go into a narrow column. */
const LONGEST_FIGURE = 24;

const textOf = ({ value = '', children = [] }: MarkdownNode): string => value + children.map(textOf).join('');

const setAttributes = (node: MarkdownNode, attributes: Readonly<Record<string, string>>) => {
  node.data = { ...node.data, hProperties: attributes };
};

/** Marks a table of sentences in more than two columns, and its cells with the heads of their columns. */
function markSentences(table: MarkdownNode): void {
  const [head, ...rows] = (table.children ?? []).map(({ children = [] }) => children);
  if (!head || head.length < 3) return;
  if (!rows.some((cells) => cells.slice(1).some((cell) => textOf(cell).length > LONGEST_FIGURE))) return;
  setAttributes(table, { 'data-holds': 'sentences' });
  const labels = head.map(textOf);
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      const label = labels[column];
      if (column > 0 && label) setAttributes(cell, { 'data-label': label });
    }
  }
}

/** A remark plugin by which phones show tables of sentences as lines below each other. Runs after the figures stand. */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkTables() {
  const walk = (node: MarkdownNode): void => {
    if (node.type === 'table') markSentences(node);
    else node.children?.forEach(walk);
  };
  return walk;
}

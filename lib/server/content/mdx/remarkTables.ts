import { type MarkdownNode, textOf } from './markdownNode.ts';

/** A longer text, in characters, counts as a sentence, too wide for a narrow column. */
const LONGEST_FIGURE = 24;

const setAttributes = (node: MarkdownNode, attributes: Readonly<Record<string, string>>) => {
  node.data = { ...node.data, hProperties: attributes };
};

/** Marks a table of sentences in more than two columns, and labels its cells with their columns' headings. */
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

/** A remark plugin that lets phones stack the cells of tables of sentences. Runs after remarkRates. */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkTables() {
  const walk = (node: MarkdownNode): void => {
    if (node.type === 'table') markSentences(node);
    else node.children?.forEach(walk);
  };
  return walk;
}

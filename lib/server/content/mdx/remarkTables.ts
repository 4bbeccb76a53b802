import { type MarkdownNode, textOf } from './markdownNode.ts';

const setAttributes = (node: MarkdownNode, attributes: Readonly<Record<string, string>>) => {
  node.data = { ...node.data, hProperties: attributes };
};

/** Marks a table as wide if it has more than two columns, and labels its cells with the column headings. */
function markWide(table: MarkdownNode): void {
  const [head, ...rows] = (table.children ?? []).map(({ children = [] }) => children);
  if (!head || head.length < 3) return;
  setAttributes(table, { 'data-holds': 'sentences' });
  const labels = head.map(textOf);
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) {
      const label = labels[column];
      if (column > 0 && label) setAttributes(cell, { 'data-label': label });
    }
  }
}

/** Remark plugin that lets phones stack the cells of wide tables. Runs after remarkRates. */
// biome-ignore lint/style/noDefaultExport: Next loads plugins by file path.
export default function remarkTables() {
  const walk = (node: MarkdownNode): void => {
    if (node.type === 'table') markWide(node);
    else node.children?.forEach(walk);
  };
  return walk;
}

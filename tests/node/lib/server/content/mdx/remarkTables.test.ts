import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkdownNode } from '../../../../../../lib/server/content/mdx/markdownNode.ts';
import remarkTables from '../../../../../../lib/server/content/mdx/remarkTables.ts';

const cell = (value: string): MarkdownNode => ({ type: 'tableCell', children: [{ type: 'text', value }] });

const table = (rows: readonly (readonly string[])[]): MarkdownNode => ({
  type: 'table',
  children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
});

/** Returns a table after the plugin: its kind, and the labels of its last row. */
function marked(rows: readonly (readonly string[])[]) {
  const node = table(rows);
  remarkTables()({ type: 'root', children: [{ type: 'blockquote', children: [node] }] });
  const labels = node.children?.at(-1)?.children?.map(({ data }) => data?.hProperties?.['data-label']);
  return { holds: node.data?.hProperties?.['data-holds'], labels };
}

const HEAD = ['Step', 'Time', 'What to do'];
const SENTENCE = 'Give reasons and figures, in writing';

test('a table of sentences in more than two columns is marked, and each cell with the head of its column', () => {
  const none = { holds: undefined, labels: [undefined, undefined, undefined] };
  assert.deepEqual(marked([HEAD, ['Waiver', '15 days', SENTENCE]]), {
    holds: 'sentences',
    labels: [undefined, 'Time', 'What to do'],
  });
  assert.deepEqual(marked([HEAD, ['Waiver', '15 days', 'Write']]), none);
  assert.deepEqual(marked([HEAD, [SENTENCE, '15 days', 'Write']]), none);
  assert.deepEqual(marked([HEAD.slice(1), ['15 days', SENTENCE]]), { ...none, labels: [undefined, undefined] });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textTree } from '../../../../../lib/server/documents/textTree.ts';

const treeOf = (text: string) => textTree(text, 'text.mdx');
const node = (type: string, children: unknown[], props = {}) => ({ type, props, children });

test('a text becomes words and elements, without its front matter and the line breaks between its parts', async () => {
  assert.deepEqual(
    await treeOf('---\nname: A\n---\n\n## Who pays\n\nOne *or*\n**two**.\n\n- a [tool](/calculator/vat)\n'),
    [
      node('h2', ['Who pays'], { id: 'who-pays' }),
      node('p', ['One ', node('em', ['or']), ' ', node('strong', ['two']), '.']),
      node('ul', [node('li', ['a ', node('a', ['tool'], { href: '/calculator/vat' })])]),
    ],
  );
});

test('a table has its cells in rows, with what stands in them as it is written', async () => {
  const cells = (type: string, ...words: string[]) =>
    node(
      'tr',
      words.map((word) => node(type, [word])),
    );
  assert.deepEqual(await treeOf('| A "b" | #c \\\\ |\n|-|-|\n| $1 | <Rate of="sdl.rate" on="2021-01-01" /> |'), [
    node('table', [node('thead', [cells('th', 'A "b"', '#c \\')]), node('tbody', [cells('td', '$1', '4%')])]),
  ]);
});

test('tags of the site stay elements, with their attributes', async () => {
  const [note, question, changes] = await treeOf(
    '<Note title="First">\n\nText.\n\n</Note>\n\n<Question title="Why?">\n\nSo.\n\n</Question>\n\n<Changes />',
  );
  assert.deepEqual(note, node('Note', [node('p', ['Text.'])], { title: 'First' }));
  assert.deepEqual(question, node('Question', [node('p', ['So.'])], { title: 'Why?' }));
  assert.deepEqual(changes, node('Changes', []));
});

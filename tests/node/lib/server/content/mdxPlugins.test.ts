import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkdownNode } from '../../../../../lib/server/content/mdx/markdownNode.ts';
import remarkRates from '../../../../../lib/server/content/mdx/remarkRates.ts';
import remarkTables from '../../../../../lib/server/content/mdx/remarkTables.ts';
import remarkTerms from '../../../../../lib/server/content/mdx/remarkTerms.ts';
import { type TextNode, textTree } from '../../../../../lib/server/documents/textTree.ts';
import { copyContent, developIn } from './support/contentCopy.ts';

const paragraph = (value: string, type = 'paragraph'): MarkdownNode => ({ type, children: [{ type: 'text', value }] });

const htmlOf = (nodes: readonly TextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const attributes = Object.entries(node.props).map(([name, value]) => ` ${name}="${value}"`);
      return `<${node.type}${attributes.join('')}>${htmlOf(node.children)}</${node.type}>`;
    })
    .join('');

const textOf = async (text: string, file = 'text.mdx') => htmlOf(await textTree(text, file));

test('a rate becomes plain text in a sentence and in a table cell', async () => {
  const rate = '<Rate of="sdl.rate" on="2021-01-01" />';
  assert.equal(await textOf(`SDL was ${rate} of pay.`), '<p>SDL was 4% of pay.</p>');
  assert.match(await textOf(`| A | B |\n|-|-|\n| SDL | ${rate} |`), /<td>SDL<\/td><td>4%<\/td>/);
});

test("a text about a year shows that year's figures, or today's if requested", async () => {
  const guide = 'content/resources/guides/tax-guide-2014-15.mdx';
  assert.equal(await textOf('SDL: <Rate of="sdl.rate" />.', guide), '<p>SDL: 5%.</p>');
  const act = 'content/resources/finance-act/finance-act-2016.mdx';
  assert.equal(await textOf('SDL: <Rate of="sdl.rate" />.', act), '<p>SDL: 4.5%.</p>');
  const today = await textOf('SDL: <Rate of="sdl.rate" on="today" />.', guide);
  assert.equal(today, await textOf('SDL: <Rate of="sdl.rate" />.'));
});

test('a disputed rate is marked once, after the sentence with its figure', async () => {
  const guide = 'content/resources/guides/tax-guide-2026-27.mdx';
  const page = '/rates/how-we-check#finance-act-2022-or-finance-bill-2026';
  const marked = async (text: string) =>
    (await textOf(text, guide)).replaceAll(`<a href="${page}">(sources differ)</a>`, '*');
  const [day, rate] = ['<Rate of="levy.digital-services" as="since" />', '<Rate of="levy.digital-services" />'];
  assert.equal(await marked(`Since ${day}: ${rate}, still ${rate}.`), '<p>Since 1 July 2022: 2%, still 2%. *</p>');
  assert.equal(await marked(`Since ${day}.`), '<p>Since 1 July 2022. *</p>');
  assert.equal(
    await marked(`It is **${rate}** by No. 5. The rest is not.`),
    '<p>It is <strong>2%</strong> by No. 5. * The rest is not.</p>',
  );
  assert.match(await marked(`| A | B |\n|-|-|\n| ${rate} of it | more |`), /<td>2% of it \*<\/td>/);
});

test('a group table in a text about a year dates a rate that began during that year', async () => {
  const table = await textOf('<RateTable of="vat" />', 'content/resources/guides/tax-guide-2025-26.mdx');
  assert.match(table, /who pay electronically<\/td><td>16% from 1 September 2025<\/td>/);
  assert.match(table, /VAT, standard rate<\/td><td>18%<\/td>/);
});

test('a group table without a value in its year fails the build', async () => {
  const table = textOf('<RateTable of="vat" />', 'content/resources/guides/tax-guide-2012-13.mdx');
  await assert.rejects(table, { message: /^<RateTable of="vat">: content\/tax\/rates\.json has no such rate on / });
});

test('a PAYE table shows the bands of its year', async () => {
  const table = await textOf('<PayeTable year="2014/15" />');
  assert.match(table, /<th>Tax<\/th>/);
  assert.match(table, /<td>170,001 to 360,000<\/td><td>12% of the excess over 170,000<\/td>/);
  assert.match(table, /<td>Above 720,000<\/td><td>103,800 \+ 30% of the excess over 720,000<\/td>.*<\/table>/);
  assert.match(
    await textOf('<PayeTable year="2026/27" />'),
    /You must use this table to file PAYE\. .* shows TZS 1,000 more\. Read <a href="[^"]+">why the two differ<\/a>\.<\/p>$/,
  );
});

test('an unknown rate fails the build with its line and the nearest IDs', async () => {
  await assert.rejects(textOf('Text.\n\nSDL <Rate of="sdl.rat" />'), {
    message:
      'Line 3, <Rate>: found "sdl.rat", expected the id of a rate in content/tax/rates.json; the nearest are sdl.rate, sdl.zanzibar, sdl.min-employees',
  });
});

test('the first mention of a rate outside headings has an anchor, but only in guides and Acts', () => {
  const idsIn = (path: string) => {
    const attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: 'sdl.rate' }];
    const rate = () => ({ type: 'mdxJsxTextElement', name: 'Rate', attributes });
    const children = [
      { type: 'heading', children: [rate()] },
      { type: 'paragraph', children: [rate(), rate()] },
    ];
    const tree: MarkdownNode = { type: 'root', children };
    remarkRates({ hasAnchors: true })(tree, { path });
    return tree.children?.map(({ children }) => children?.map(({ data }) => data?.hProperties?.id));
  };
  assert.deepEqual(idsIn('content/resources/guides/tax-guide-2026-27.mdx'), [[undefined], ['sdl-rate', undefined]]);
  assert.deepEqual(idsIn('content/resources/finance-act/finance-act-2026.mdx'), [[undefined], [undefined, undefined]]);
});

/** Runs the plugin on a table; returns the table's kind and the labels of its last row. */
function marked(rows: readonly (readonly string[])[]) {
  const cell = (value: string) => paragraph(value, 'tableCell');
  const node: MarkdownNode = {
    type: 'table',
    children: rows.map((row) => ({ type: 'tableRow', children: row.map(cell) })),
  };
  remarkTables()({ type: 'root', children: [{ type: 'blockquote', children: [node] }] });
  const labels = node.children?.at(-1)?.children?.map(({ data }) => data?.hProperties?.['data-label']);
  return { holds: node.data?.hProperties?.['data-holds'], labels };
}

const HEAD = ['Step', 'Time', 'What to do'];
const SENTENCE = 'Give reasons and figures, in writing';

test('a table of more than two columns is marked, and each cell is labelled with its column heading', () => {
  const labels = [undefined, 'Time', 'What to do'];
  assert.deepEqual(marked([HEAD, ['Waiver', '15 days', SENTENCE]]), { holds: 'sentences', labels });
  assert.deepEqual(marked([HEAD, ['Waiver', '15 days', 'Write']]), { holds: 'sentences', labels });
  assert.deepEqual(marked([HEAD.slice(1), ['15 days', SENTENCE]]), {
    holds: undefined,
    labels: [undefined, undefined],
  });
});

/** Returns the explained words in a text, with the IDs of their terms. */
function termsIn(path: string, ...children: MarkdownNode[]): string[] {
  const tree: MarkdownNode = { type: 'root', children };
  remarkTerms()(tree, { path });
  const found: string[] = [];
  const walk = ({ name, attributes, children: inner = [] }: MarkdownNode): void => {
    if (name === 'Term') found.push(`${inner[0]?.value}: ${attributes?.[0]?.value}`);
    inner.forEach(walk);
  };
  walk(tree);
  return found;
}

test('an article explains the first mention of a term outside headings and links', (context) => {
  developIn(copyContent().root, context);
  const heading = paragraph('Withholding tax', 'heading');
  const link: MarkdownNode = { type: 'link', url: '/rates', children: [{ type: 'text', value: 'currency points' }] };
  const text = 'A fine is 15 currency points. Withholding tax is kept back; withholding tax is paid over.';
  assert.deepEqual(
    termsIn(
      '/site/content/resources/articles/first-audit.mdx',
      heading,
      { type: 'paragraph', children: [link] },
      paragraph(text),
      paragraph('A currency point again.'),
    ),
    ['currency points: currency-point', 'Withholding tax: withholding-tax'],
  );
  assert.deepEqual(termsIn('/site/content/services/audit.mdx', paragraph(text)), [], 'another text');
});

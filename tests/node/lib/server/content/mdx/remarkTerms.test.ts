import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkdownNode } from '../../../../../../lib/server/content/mdx/markdownNode.ts';
import remarkTerms from '../../../../../../lib/server/content/mdx/remarkTerms.ts';

const paragraph = (value: string, type = 'paragraph'): MarkdownNode => ({ type, children: [{ type: 'text', value }] });

/** The links of a text with what stands in them. */
function linksIn(path: string, ...children: MarkdownNode[]): string[] {
  const tree: MarkdownNode = { type: 'root', children };
  remarkTerms()(tree, { path });
  const found: string[] = [];
  const walk = ({ type, url, children: inner = [] }: MarkdownNode): void => {
    if (type === 'link' && url) found.push(`${inner[0]?.value} ${url}`);
    inner.forEach(walk);
  };
  walk(tree);
  return found;
}

const ARTICLE = '/site/content/resources/articles/form-128.mdx';

test('an article leads from the first of a word to the glossary, in any number, not inside headings and links', () => {
  const heading = paragraph('Presumptive tax', 'heading');
  const link: MarkdownNode = { type: 'link', url: '/rates', children: [{ type: 'text', value: 'currency points' }] };
  assert.deepEqual(
    linksIn(
      ARTICLE,
      heading,
      { type: 'paragraph', children: [link] },
      paragraph(
        'A company pays 15 currency points to TRA. Presumptive tax is not PAYE; presumptive tax is by turnover.',
      ),
      paragraph('PAYE again, and a re-assessment.'),
    ),
    [
      'currency points /rates',
      'currency points /glossary#currency-point',
      'Presumptive tax /glossary#presumptive-tax',
      'PAYE /glossary#paye',
    ],
  );
});

test('other texts have no such links', () =>
  assert.deepEqual(linksIn('/site/content/services/audit.mdx', paragraph('PAYE and SDL')), []));

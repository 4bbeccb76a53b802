import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkdownNode } from '../../../../../../lib/server/content/mdx/markdownNode.ts';
import remarkTerms from '../../../../../../lib/server/content/mdx/remarkTerms.ts';

const paragraph = (value: string, type = 'paragraph'): MarkdownNode => ({ type, children: [{ type: 'text', value }] });

/** Returns the explained words of a text, with the ids of their terms. */
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

const ARTICLE = '/site/content/resources/articles/form-128.mdx';

test('an article explains the first of a word, in any number, not inside headings and links', () => {
  const heading = paragraph('Presumptive tax', 'heading');
  const link: MarkdownNode = { type: 'link', url: '/rates', children: [{ type: 'text', value: 'currency points' }] };
  assert.deepEqual(
    termsIn(
      ARTICLE,
      heading,
      { type: 'paragraph', children: [link] },
      paragraph(
        'A company pays 15 currency points to TRA. Presumptive tax is not PAYE; presumptive tax is by turnover.',
      ),
      paragraph('PAYE again, and a re-assessment.'),
    ),
    ['currency points: currency-point', 'Presumptive tax: presumptive-tax', 'PAYE: paye'],
  );
});

test('other texts explain none', () =>
  assert.deepEqual(termsIn('/site/content/services/audit.mdx', paragraph('PAYE and SDL')), []));

import type { GlossaryTerm } from '../../../content/schemas/glossary.ts';
import { getGlossary } from '../loaders/glossary.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** English texts in which words explain themselves. Guides and Acts hold lists, and pages of services weigh enough. */
const ARTICLE = /content\/resources\/articles\/[^/.]+\.mdx$/;

/** Words of one text that do so at most. */
const MOST = 8;

/** Parts of a text in which a word is a name, a figure or a link already. */
const CLOSED = ['link', 'heading', 'table', 'yaml', 'mdxJsxTextElement', 'mdxjsEsm'];

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the first of a term's words in a text; abbreviations as they are written, other words also at the start of a sentence. */
function placeOf({ inTexts = [] }: GlossaryTerm, text: string): { start: number; end: number } | undefined {
  for (const words of inTexts) {
    const found = new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`, /[A-Z]/.test(words) ? '' : 'i').exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** The signs at the end of a text and at the beginning of one that belong to the word between them, such as its brackets. */
const SIGNS_BEFORE = /[(“‘"]+$/;
const SIGNS_AFTER = /^[^\s\w]+/;

/** The tag that says in a popover what a word means, with the signs that no line may part from it. */
const termNode = ({ id, text: meaning }: GlossaryTerm, value: string, before = '', after = ''): MarkdownNode => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: Object.entries({ id, meaning, ...(before && { before }), ...(after && { after }) }).map(
    ([name, attribute]) => ({ type: 'mdxJsxAttribute', name, value: attribute }),
  ),
  children: [{ type: 'text', value }],
});

/** A remark plugin by which the words of the trade explain themselves where an article first says them. */
// biome-ignore lint/style/noDefaultExport: Next loads a plugin by the path of its file.
export default function remarkTerms() {
  /** A text with tags in the place of its words; takes the terms that it has found out of those that are open. */
  const linked = (value: string, open: Set<GlossaryTerm>, left: { count: number }): MarkdownNode[] => {
    for (const term of open) {
      const place = left.count > 0 ? placeOf(term, value) : undefined;
      if (!place) continue;
      open.delete(term);
      left.count -= 1;
      const [text, rest] = [value.slice(0, place.start), value.slice(place.end)];
      const [before = '', after = ''] = [SIGNS_BEFORE.exec(text)?.[0], SIGNS_AFTER.exec(rest)?.[0]];
      return [
        ...linked(text.slice(0, text.length - before.length), open, left),
        termNode(term, value.slice(place.start, place.end), before, after),
        ...linked(rest.slice(after.length), open, left),
      ];
    }
    return value === '' ? [] : [{ type: 'text', value }];
  };
  const walk = (node: MarkdownNode, open: Set<GlossaryTerm>, left: { count: number }): void => {
    if (CLOSED.includes(node.type) || !node.children) return;
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text') return linked(child.value ?? '', open, left);
      walk(child, open, left);
      return [child];
    });
  };
  return (tree: MarkdownNode, file: { path?: string }): void => {
    if (ARTICLE.test(file.path ?? '')) walk(tree, new Set(getGlossary()), { count: MOST });
  };
}

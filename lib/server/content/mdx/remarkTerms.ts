import type { GlossaryTerm } from '../../../content/schemas/resources.ts';
import { getGlossary } from '../loaders/resources.ts';
import type { MarkdownNode } from './markdownNode.ts';

/** Terms are explained only in English articles: guides and Acts have their own lists, and service pages are already heavy. */
const ARTICLE = /content\/resources\/articles\/[^/.]+\.mdx$/;

const MOST = 8;

const CLOSED = ['link', 'heading', 'table', 'yaml', 'mdxJsxTextElement', 'mdxjsEsm'];

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the first occurrence of a term. Abbreviations match exactly; other words may also be capitalised. */
function placeOf({ inTexts = [] }: GlossaryTerm, text: string): { start: number; end: number } | undefined {
  for (const words of inTexts) {
    const found = new RegExp(`(?<![\\w-])${escaped(words)}(?![\\w-])`, /[A-Z]/.test(words) ? '' : 'i').exec(text);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** Punctuation, such as brackets, that must stay attached to the word it precedes or follows. */
const SIGNS_BEFORE = /[(“‘"]+$/;
const SIGNS_AFTER = /^[^\s\w]+/;

/** Creates a term's popover tag, including the punctuation that must not be separated from it. */
const termNode = ({ id, text: meaning }: GlossaryTerm, value: string, before = '', after = ''): MarkdownNode => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: Object.entries({ id, meaning, ...(before && { before }), ...(after && { after }) }).map(
    ([name, attribute]) => ({ type: 'mdxJsxAttribute', name, value: attribute }),
  ),
  children: [{ type: 'text', value }],
});

/** Remark plugin that explains technical terms at their first mention in an article. */
// biome-ignore lint/style/noDefaultExport: Next loads plugins by file path.
export default function remarkTerms() {
  /** Replaces terms with tags, and removes each replaced term from `open`. */
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

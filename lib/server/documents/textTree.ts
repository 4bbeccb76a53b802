import { evaluate } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkRates from '../content/mdx/remarkRates.ts';

/** A node of a text, as read by template.typ: a string, or an element with attributes and children. */
export type TextNode = string | { type: string; props: Readonly<Record<string, unknown>>; children: TextNode[] };

type Props = Readonly<Record<string, unknown>> & { children?: TextNode | TextNode[] };

/** Type of a group of nodes without an element around them. */
const FRAGMENT = 'fragment';

const OWN_TAGS = ['Note', 'Question', 'Changes'];

/** Elements with text content, where a line break is a space. In other elements it only separates children. */
const HOLDS_WORDS = new Set(['p', 'h2', 'h3', 'h4', 'th', 'td', 'li', 'a', 'strong', 'em', 'del', 'code', 'span']);

const isSpace = (node: TextNode) => typeof node === 'string' && node.trim() === '';
const isParagraph = (node: TextNode) => typeof node !== 'string' && node.type === 'p';

/** Creates an element. Replaces React's JSX function in a compiled text. */
function jsx(type: string, { children = [], ...props }: Props): TextNode {
  const parts = [children]
    .flat(2)
    .flatMap((part) => (typeof part !== 'string' && part.type === FRAGMENT ? part.children : [part]));
  const hasWords = HOLDS_WORDS.has(type) && !parts.some(isParagraph);
  return {
    type,
    props,
    children: parts
      .filter((part) => hasWords || !isSpace(part))
      .map((part) => (typeof part === 'string' ? part.replace(/\s*\n\s*/g, ' ') : part)),
  };
}

/**
 * Compiles an MDX text with its page's plugins into a tree that contains the rates and tables of content/tax.
 * @param text MDX including front matter
 * @param file path of the text; a text about a year uses that year's figures
 * @throws Error with line and column for invalid MDX or an unknown tag
 */
export async function textTree(text: string, file: string): Promise<TextNode[]> {
  const { default: Content } = await evaluate(
    { value: text, path: file },
    {
      // MDX's types expect React's functions.
      Fragment: FRAGMENT as never,
      jsx: jsx as never,
      jsxs: jsx as never,
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkRates],
      rehypePlugins: [rehypeSlug],
    },
  );
  const components = Object.fromEntries(OWN_TAGS.map((tag) => [tag, tag]));
  const root = jsx(FRAGMENT, { children: Content({ components } as never) as unknown as TextNode });
  return typeof root === 'string' ? [] : root.children;
}

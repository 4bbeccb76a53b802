import { evaluate } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkRates from '../content/mdx/remarkRates.ts';

/** A part of a text: words, or an element with its attributes and parts, as template.typ reads it. */
export type TextNode = string | { type: string; props: Readonly<Record<string, unknown>>; children: TextNode[] };

type Props = Readonly<Record<string, unknown>> & { children?: TextNode | TextNode[] };

/** The type of several parts without an element around them. */
const FRAGMENT = 'fragment';

const OWN_TAGS = ['Note', 'Question', 'Changes'];

/** Elements that contain words, in which a line break is a space; in others it only separates elements. */
const HOLDS_WORDS = new Set(['p', 'h2', 'h3', 'h4', 'th', 'td', 'li', 'a', 'strong', 'em', 'del', 'code', 'span']);

const isSpace = (node: TextNode) => typeof node === 'string' && node.trim() === '';
const isParagraph = (node: TextNode) => typeof node !== 'string' && node.type === 'p';

/** Builds an element. Takes the place of React's function in a compiled text. */
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
 * Reads an MDX text with the plugins of its page into a tree, with the rates and tables of content/tax filled in.
 *
 * @param text the MDX with its front matter
 * @param file path of the text; a text about a year states that year's figures
 * @throws Error with line and column at a mistake, or at a tag that texts do not have
 */
export async function textTree(text: string, file: string): Promise<TextNode[]> {
  const { default: Content } = await evaluate(
    { value: text, path: file },
    {
      // The types of MDX expect React's functions.
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

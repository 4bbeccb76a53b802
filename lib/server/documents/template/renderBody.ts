import { evaluate } from '@mdx-js/mdx';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkRates from '../../content/mdx/remarkRates.ts';

type TitledProps = { title?: string; children?: ReactNode };

function Note({ title, children }: TitledProps) {
  const heading = title === undefined ? null : createElement('p', { className: 'note-title' }, title);
  return createElement('div', { className: 'note', role: 'note' }, heading, children);
}

/** A question above its answer, because nothing opens on paper. */
function Question({ title, children }: TitledProps) {
  return createElement('section', { className: 'question' }, createElement('h3', null, title), children);
}

/** With scope, which the tags of the PDF take over. */
function ColumnHead(props: ComponentProps<'th'>) {
  return createElement('th', { scope: 'col', ...props });
}

/**
 * Renders an MDX text for print. Links to other pages of the site become absolute; links inside the text stay.
 *
 * @param text the MDX with its front matter
 * @param origin origin of the site, such as https://www.firm.example
 * @param file path of the text; one about a year states that year's figures
 */
export async function renderBody(text: string, origin: string, file = ''): Promise<string> {
  const Anchor = ({ href = '', ...rest }: ComponentProps<'a'>) =>
    createElement('a', { ...rest, href: href.startsWith('#') ? href : new URL(href, origin).href });
  const { default: Content } = await evaluate(
    { value: text, path: file },
    {
      Fragment,
      jsx,
      jsxs,
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkRates],
      rehypePlugins: [rehypeSlug],
    },
  );
  const components = { Note, Question, a: Anchor, th: ColumnHead };
  return renderToStaticMarkup(createElement(Content, { components }));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkRates from '../../content/mdx/remarkRates.ts';
import { photoFile } from '../../pictures/photos/pagePhoto.ts';
import type { LawChange } from '../../resources/changes.ts';

type TitledProps = { title?: string; children?: ReactNode };

function Note({ title, children }: TitledProps) {
  const heading = title === undefined ? null : createElement('p', { className: 'note-title' }, title);
  return createElement('div', { className: 'note', role: 'note' }, heading, children);
}

/** A question above its answer, always open on paper. */
function Question({ title, children }: TitledProps) {
  return createElement('section', { className: 'question' }, createElement('h3', null, title), children);
}

/** A heading with scope, which the PDF's tags keep. */
function ColumnHead(props: ComponentProps<'th'>) {
  return createElement('th', { scope: 'col', ...props });
}

/** A picture of the text as a data URL: a printed page loads no other file. */
function PrintedPicture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const photo = photoFile({ file: src, alt }, { widths: { base: '100vw' } });
  const bytes = readFileSync(join('public', photo.src)).toString('base64');
  const style = { display: 'block', maxWidth: '100%', height: 'auto', breakInside: 'avoid' } as const;
  return createElement('img', { src: `data:image/webp;base64,${bytes}`, alt, style });
}

const CHANGE_COLUMNS = ['Change', 'What it says', 'Where, and from when', 'Whom it concerns'];

/** The changes of a Finance Act as a table. */
function ChangeTable({ changes }: { changes: readonly LawChange[] }) {
  const rows = changes.map(({ id, title, detail, section, act, from, who, replacedBy }) => {
    const later = replacedBy && `later: ${replacedBy.title}`;
    const place = [section, act?.title, `from ${from}`, later].filter(Boolean).join(', ');
    return createElement(
      'tr',
      { key: id, id },
      [title, detail, place, who].map((text, index) => createElement('td', { key: CHANGE_COLUMNS[index] }, text)),
    );
  });
  const heads = CHANGE_COLUMNS.map((text) => createElement(ColumnHead, { key: text }, text));
  return createElement(
    'table',
    null,
    createElement('thead', null, createElement('tr', null, heads)),
    createElement('tbody', null, rows),
  );
}

/** Options for printing a text. */
type BodyOptions = {
  /** Origin of the site, such as https://www.firm.example. */
  origin: string;
  /** Path of the text; a text about a year states that year's figures. */
  file?: string;
  /** Replaces <Changes />. */
  changes?: readonly LawChange[];
};

/**
 * Renders an MDX text for print. Links to other pages of the site become absolute; links inside the text stay.
 *
 * @param text the MDX with its front matter
 */
export async function renderBody(
  text: string,
  { origin, file = 'text.mdx', changes = [] }: BodyOptions,
): Promise<string> {
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
  const Changes = () => createElement(ChangeTable, { changes });
  const components = { Note, Question, Changes, a: Anchor, th: ColumnHead, img: PrintedPicture };
  return renderToStaticMarkup(createElement(Content, { components }));
}

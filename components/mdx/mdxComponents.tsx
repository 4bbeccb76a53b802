import { Children, type ComponentProps, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Heading } from '@/components/ui/ContentsList';
import { Disclosure } from '@/components/ui/Disclosure';
import { FilePicture } from '@/components/ui/FilePicture';
import { Note } from '@/components/ui/Note';
import { Prose } from '@/components/ui/Prose';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { Anchor } from '@/components/ui/TextLink';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { PAGES } from '@/lib/site/pages';
import { HOW_WE_CHECK_PATH } from '@/lib/site/paths';
import { ENGLISH } from '@/lib/words/translate';
import styles from './mdxComponents.module.scss';

type TermProps = {
  /** Id of the term in content/glossary.json. */
  id: string;
  /** One-line definition. */
  meaning: string;
  /** Punctuation directly before and after the word, kept on the same line. */
  before?: string;
  after?: string;
  /** The word as it appears in the text. */
  children: string;
};

/** A technical term whose definition opens in a popover. Works without JavaScript. */
function Term({ id, meaning, before, after, children }: TermProps) {
  const target = `term-${id}`;
  const word = (
    <button type="button" popoverTarget={target} className={styles.term}>
      {children}
    </button>
  );
  return (
    <>
      {before || after ? (
        <span className={styles.whole}>
          {before}
          {word}
          {after}
        </span>
      ) : (
        word
      )}
      <span id={target} popover="auto" className={`${styles.meaning} notPrinted`} data-pagefind-ignore>
        {meaning} <a href={`${PAGES.glossary.path}#${id}`}>Glossary</a>
      </span>
    </>
  );
}

const EXTERNAL_URL = /^https?:\/\//;

/** A link in running text. External links open in a new tab; a link to an open question becomes a mark on a disputed value. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  const [path, entry] = href.split('#');
  if (path === HOW_WE_CHECK_PATH && entry) return <SourcesDiffer translate={ENGLISH} mark={{ entry }} />;
  return <Anchor href={href} newTab={EXTERNAL_URL.test(href) ? 'opens in a new tab' : undefined} {...rest} />;
}

/**
 * A Markdown table. With three or more columns, as marked by lib/server/content/mdx/remarkTables.ts, its rows are stacked on
 * phones.
 */
export function MdxTable(props: ComponentProps<'table'> & { 'data-holds'?: 'sentences' }) {
  const scrolling = props['data-holds'] ? {} : { role: 'group', 'aria-label': 'Table', tabIndex: 0 };
  return (
    <div className={styles.frame} {...scrolling}>
      <table {...props} className={styles.table} />
    </div>
  );
}

const SIDES = { right: styles.right, center: styles.center };

/** Turns Markdown's column alignment into a class, because the content security policy blocks `style`. */
const aligned = ({ style, ...rest }: ComponentProps<'td'>) => ({
  ...rest,
  className: style?.textAlign === 'right' || style?.textAlign === 'center' ? SIDES[style.textAlign] : undefined,
});

function MdxCell(props: ComponentProps<'td'>) {
  return <td {...aligned(props)} />;
}

/** A column heading. An empty one, as above row headings, becomes a plain cell, since headings must not be empty. */
export function MdxHeadCell({ children, ...rest }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...aligned(rest)}>
      {children}
    </th>
  ) : (
    <td {...aligned(rest)} />
  );
}

/** A picture in running text, by its file name in content/images. As wide as the text, but never wider than the file. */
function MdxPicture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const photo = photoFile({ file: src, alt }, { widths: { base: '100vw', medium: '39rem' } });
  return <FilePicture {...photo} className={styles.picture} />;
}

/** A question, worded as a client would ask it, that opens its answer. */
function Question({ title, children }: { title: string; children: ReactNode }) {
  return <Disclosure summary={title}>{children}</Disclosure>;
}

/** The complete list of components that MDX content may use in addition to plain Markdown. */
export const mdxComponents = {
  wrapper: Prose,
  a: MdxLink,
  table: MdxTable,
  th: MdxHeadCell,
  td: MdxCell,
  img: MdxPicture,
  Note,
  Question,
  Term,
};

/** A compiled text from content/. `wrapper`, the component around it, can be disabled. */
export type MdxBody = (props: { components?: { wrapper?: undefined; Changes?: () => null } }) => ReactElement;

/** The top-level elements of a compiled text, without its wrapper. */
function contentOf(Body: MdxBody): ReactNode[] {
  // Finance Act pages render the list of changes themselves.
  const text = Body({ components: { wrapper: undefined, Changes: () => null } });
  return isValidElement<{ children: ReactNode }>(text) && text.type === Fragment
    ? Children.toArray(text.props.children)
    : [text];
}

type Asked = { title: string; answer: string };

const childrenOf = (node: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(node) && node.props.children;

/** The plain text of a node. Components other than Markdown's have none. */
function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return wordsOfElement(node);
}

const wordsOfElement = (node: ReactNode): string => (isValidElement(node) ? wordsOf(childrenOf(node)) : '');

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:])/g, '')
    .trim();

function collect(node: ReactNode): Asked[] {
  if (Array.isArray(node)) return node.flatMap(collect);
  if (!isValidElement<{ title?: string; children?: ReactNode }>(node)) return [];
  const { title = '', children } = node.props;
  return node.type === Question ? [{ title, answer: tidied(wordsOf(children)) }] : collect(children);
}

/** The questions in a compiled text, with their answers as plain text. */
export const questionsOf = (Body: MdxBody): Asked[] => collect(contentOf(Body));

type TextSection = { id: string; title: ReactNode; content: ReactNode[]; hasQuestions: boolean };

type Parts = { opening: ReactNode[]; sections: TextSection[] };

/** Splits a compiled text at its second-level headings. */
export function sectionsOf(Body: MdxBody): Parts {
  const parts: Parts = { opening: [], sections: [] };
  for (const node of contentOf(Body)) {
    if (isValidElement<{ id: string; children: ReactNode }>(node) && node.type === 'h2') {
      const { id, children: title } = node.props;
      parts.sections.push({ id, title, content: [], hasQuestions: false });
      continue;
    }
    const section = parts.sections.at(-1);
    (section?.content ?? parts.opening).push(node);
    if (section && isValidElement(node) && node.type === Question) section.hasQuestions = true;
  }
  return parts;
}

/** Second-level headings of a compiled text, with their ids, for the table of contents. */
export const headingsOf = (Body: MdxBody): Heading[] =>
  sectionsOf(Body).sections.map(({ id, title }) => ({ id, text: tidied(wordsOf(title)) }));

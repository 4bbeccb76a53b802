import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Anchor } from '@/components/ui/link/Anchor';
import { Note } from '@/components/ui/note/Note';
import { Prose } from '@/components/ui/prose/Prose';
import styles from './mdxComponents.module.scss';

const EXTERNAL_URL = /^https?:\/\//;

/** A link in running text. Other sites open in a new tab. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Anchor href={href} newTab={EXTERNAL_URL.test(href)} {...rest} />;
}

/** A markdown table, which scrolls sideways in its own frame where it is wider than the screen. */
export function MdxTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the arrow keys.
    <div className={styles.frame} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} className={styles.table} />
    </div>
  );
}

/** A question, as a client would ask it, that opens its answer. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  return <Disclosure summary={title}>{children}</Disclosure>;
}

/**
 * The closed list of what MDX content may use besides ordinary markdown: Note and Question. The pages of services add
 * Deadlines and BringAndGet, which show their own front matter.
 */
export const mdxComponents = {
  wrapper: Prose,
  a: MdxLink,
  table: MdxTable,
  Note,
  Question,
} satisfies MDXComponents;

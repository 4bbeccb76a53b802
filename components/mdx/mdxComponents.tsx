import type { MDXComponents } from 'mdx/types';
import { Note } from '@/components/ui/note/Note';
import { Prose } from '@/components/ui/prose/Prose';
import { MdxLink } from './MdxLink';
import { MdxTable } from './MdxTable';
import { Question } from './Question';

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

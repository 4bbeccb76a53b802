import { mdxComponents } from '@/components/mdx/mdxComponents';

/** Next asks for this at the root: the components of every MDX file. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents;
}

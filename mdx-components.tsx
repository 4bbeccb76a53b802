import { mdxComponents } from '@/components/mdx/mdxComponents';

/** Required by Next at the root: the components available to every MDX file. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents;
}

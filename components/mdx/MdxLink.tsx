import type { ComponentProps } from 'react';
import { Anchor } from '@/components/ui/link/Anchor';

const OTHER_SITE = /^https?:\/\//;

/** A link in running text. Other sites open in a new tab, which is said. */
export function MdxLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Anchor href={href} newTab={OTHER_SITE.test(href)} {...rest} />;
}

import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { Link } from './Link';

const FILE_ENDING = /\.[a-z0-9]+$/i;

/** True for a page of this site; false for other sites, tel:, mailto:, fragments and files such as a PDF. */
export function isRoute(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false;
  const [path = ''] = href.split(/[?#]/);
  return !FILE_ENDING.test(path);
}

export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
};

/** A link without styles: pages of this site go through the router, all else is an ordinary anchor. */
export function Anchor({ href, newTab = false, children, ...rest }: AnchorProps) {
  if (isRoute(href) && !newTab) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }

  return (
    <a href={href} {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

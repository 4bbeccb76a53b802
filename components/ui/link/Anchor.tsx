import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { isRoute } from './isRoute';
import { Link } from './Link';

export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** Opens beside this page, and says so to screen readers. */
  newTab?: boolean;
};

/** A link to anywhere, without a look: pages of this site go through the router, all else is an ordinary anchor. */
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

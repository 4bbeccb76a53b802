import type { ComponentProps } from 'react';
import { useSay } from '#words';
import { VisuallyHidden } from './VisuallyHidden';

export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab, and says so to screen readers. */
  newTab?: boolean;
};

/** An unstyled link that may open a new tab. */
export function Anchor({ newTab = false, children, ...rest }: AnchorProps) {
  const say = useSay();
  return (
    <a {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <VisuallyHidden>{` (${say('opens in a new tab')})`}</VisuallyHidden>}
    </a>
  );
}

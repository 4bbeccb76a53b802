'use client';
// Needs the browser: client-side navigation, with a prefetch on hover and focus. Next's own Link adds 2.1 kB of script to
// every page.

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';

export type LinkProps = ComponentProps<'a'> & {
  /** Path of a page of this site, with its query and fragment. */
  href: string;
  /** False keeps the scroll position, for callers that scroll themselves. */
  scroll?: boolean;
};

/** True for a click that opens the link in this tab: no modifier key, no `target`, no download. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: link } = event;
  return isUnmodifiedClick(event) && !link.target && !link.hasAttribute('download');
}

/** Link to a page of this site. For anything else (files, tel:, other sites) use an ordinary anchor. */
export function Link({ href, scroll = true, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const router = useRouter();

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        router.push(href, { scroll });
      }}
      onPointerEnter={(event) => {
        router.prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        router.prefetch(href);
        onFocus?.(event);
      }}
    />
  );
}

'use client';
// Needs the browser: goes to a page of this site without loading the frame anew, and fetches that page ahead once the
// pointer or the focus rests on the link. Next's own link watches every link in view and weighs more than the header.

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';

export type LinkProps = ComponentProps<'a'> & {
  /** Path of a page of this site, with its query and fragment. */
  href: string;
  /** False keeps the scroll position: for those who move the page themselves. */
  scroll?: boolean;
};

/** True where the link is to open in this tab: no modifier key, no `target`, no download. */
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

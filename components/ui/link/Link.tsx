'use client';
// Needs the browser: client-side navigation, with a prefetch on hover and focus. Next's own Link adds 2.1 kB of script to
// every page.

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { leaveFooter } from '@/lib/browser/leaveFooter';

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

/**
 * Follows a link to the page one is on, which the router does not: it keeps the scroll position, and a filter that lives
 * in the hash hears nothing of it. The entry of the history comes before the scrolling, so that Back returns to where one was.
 */
function followHere({ href }: HTMLAnchorElement, scroll: boolean): void {
  const { href: current, hash } = window.location;
  if (href !== current) {
    window.history.pushState(null, '', href);
    // Only the browser's own navigation would send it.
    if (hash) window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: current, newURL: href }));
  }
  if (!scroll) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  leaveFooter();
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
        const link = event.currentTarget;
        if (link.pathname === window.location.pathname && !link.hash) followHere(link, scroll);
        else router.push(href, { scroll });
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

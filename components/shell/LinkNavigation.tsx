'use client';

// Needs the browser: follows links by the router, and fetches ahead the page of a link under the pointer or the focus.

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { leaveFooter } from '@/lib/browser/leaveFooter';
import { openTarget } from '@/lib/browser/openTarget';
import { isRoute } from '@/lib/links/route';
import { language, languageOf } from '@/lib/words/language';

/** The link that an event belongs to, where it leads to a page of this site in this tab. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  // A page in the other language is another document.
  if (languageOf(link.pathname) !== language()) return undefined;
  return isRoute(link.getAttribute('href') ?? '') ? link : undefined;
}

/** False for links within a component that scrolls by itself (data-scroll="keep"). */
const movesToTop = (link: HTMLAnchorElement): boolean => !link.closest('[data-scroll="keep"]');

/**
 * Follows a link to the page one is on, which the router does not: it keeps the scroll position, and a filter that lives
 * in the hash hears nothing of it. The entry of the history comes before the scrolling, so that Back returns to where one was.
 */
function followHere(link: HTMLAnchorElement): void {
  const { href: current, hash } = window.location;
  if (link.href !== current) {
    window.history.pushState(null, '', link.href);
    // Only the browser's own navigation would send it.
    if (hash) window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: current, newURL: link.href }));
  }
  if (!movesToTop(link)) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  leaveFooter();
}

/**
 * Makes every anchor to a page of this site a link of the router, by listening to the document: an anchor then needs no
 * component of its own. React's own handlers come first; where one of them has prevented the default, nothing follows.
 */
export function LinkNavigation() {
  const router = useRouter();
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own element of the hash.
  useEffect(openTarget, [pathname]);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || event.defaultPrevented || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (link.pathname === window.location.pathname && !link.hash) followHere(link);
      else router.push(link.getAttribute('href') ?? '', { scroll: movesToTop(link) });
    };
    const handleIntent = (event: Event) => {
      const link = pageLinkOf(event);
      if (link) router.prefetch(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [router]);

  return null;
}

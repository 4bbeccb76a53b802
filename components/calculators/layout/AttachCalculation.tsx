'use client';

// Client component: the calculation is in the page's URL.

import { useEffect } from 'react';
import { englishPath } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';

/** The message parameter of a contact link. Undefined for a WhatsApp share link, which has no number and is left unchanged. */
function messageParam({ hostname, pathname }: HTMLAnchorElement): string | undefined {
  if (hostname === 'wa.me') return pathname === '/' ? undefined : 'text';
  return englishPath(pathname) === '/contact' ? 'message' : undefined;
}

/**
 * Once the page's URL contains a calculation, adds that URL to the message of contact-form and WhatsApp links in the main content.
 * Links with data-result already include the result as text.
 *
 * @param required query parameter that every calculation has
 */
export function AttachCalculation({ required, translate }: { required: string; translate: Translate }) {
  useEffect(() => {
    const attach = (event: Event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('#content a:not([data-result])')
          : null;
      const param = link ? messageParam(link) : undefined;
      const { origin, pathname, search } = window.location;
      if (!link || !param || !new URLSearchParams(search).has(required)) return;
      const url = new URL(link.href);
      url.searchParams.set(
        param,
        translate('Habari, please look at my calculation: {address} ', { address: origin + pathname + search }),
      );
      link.href = url.href;
    };
    const types = ['click', 'auxclick'] as const;
    for (const type of types) window.addEventListener(type, attach, true);
    return () => {
      for (const type of types) window.removeEventListener(type, attach, true);
    };
  }, [required, translate]);
  return null;
}

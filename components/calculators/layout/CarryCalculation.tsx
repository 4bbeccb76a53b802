'use client';

// Needs the browser: the calculation is in the URL of the page.

import { useEffect } from 'react';
import { englishPath } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';

/**
 * Parameter of a link to the firm that contains a message; a WhatsApp link without a number shares, and is left alone.
 */
function messageParam({ hostname, pathname }: HTMLAnchorElement): string | undefined {
  if (hostname === 'wa.me') return pathname === '/' ? undefined : 'text';
  return englishPath(pathname) === '/contact' ? 'message' : undefined;
}

/**
 * Once the URL of the page contains a calculation, links from its main part to the enquiry form and to WhatsApp have
 * that URL in their message. Those with data-result already have the result in words.
 *
 * @param required parameter of the query that a calculation has
 */
export function CarryCalculation({ required, translate }: { required: string; translate: Translate }) {
  useEffect(() => {
    const carry = (event: Event) => {
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
    for (const type of types) window.addEventListener(type, carry, true);
    return () => {
      for (const type of types) window.removeEventListener(type, carry, true);
    };
  }, [required, translate]);
  return null;
}

'use client';

// Needs the browser: the link carries the result that the visitor sees.

import { createContext, use } from 'react';
import { useLanguage } from '#words';
import type { ServiceId } from '@/lib/content/schemas/services';
import { requestLink } from '@/lib/site/contactLinks';

/** The result in words, for an enquiry about it; undefined while there is none. */
export const ResultInWords = createContext<string | undefined>(undefined);

/** Link to the enquiry form, with the result in its message where there is one. */
export function AskLink({ service, children }: { service: ServiceId; children: string }) {
  const message = use(ResultInWords);
  return (
    <a href={requestLink({ service, message }, useLanguage())} data-result={message && ''}>
      {children}
    </a>
  );
}

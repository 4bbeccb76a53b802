'use client';

// Needs the browser: the link carries the result that the visitor sees.

import { createContext, use } from 'react';
import type { ServiceId } from '@/lib/content/schemas/services';
import { requestLink } from '@/lib/site/contactLinks';
import type { Language } from '@/lib/words/language';

/** The result in words, for an enquiry about it; undefined while there is none. */
export const ResultInWords = createContext<string | undefined>(undefined);

type AskLinkProps = {
  service: ServiceId;
  language: Language;
  children: string;
};

/** Link to the enquiry form, with the result in its message where there is one. */
export function AskLink({ service, language, children }: AskLinkProps) {
  const message = use(ResultInWords);
  return (
    <a href={requestLink({ service, message }, language)} data-result={message && ''}>
      {children}
    </a>
  );
}

'use client';

// Client component: the link includes the visitor's current result.

import { createContext, use } from 'react';
import { requestLink } from '@/lib/site/contactLinks';
import type { ServiceId } from '@/lib/site/serviceCategories';
import type { Language } from '@/lib/words/language';

/** The result as text, for an enquiry about it. Undefined if there is none. */
export const ResultInWords = createContext<string | undefined>(undefined);

type AskLinkProps = {
  service: ServiceId;
  language: Language;
  children: string;
};

/** Link to the enquiry form, with the result, if any, in the message. */
export function AskLink({ service, language, children }: AskLinkProps) {
  const message = use(ResultInWords);
  return (
    <a href={requestLink({ service, message }, language)} data-result={message && ''}>
      {children}
    </a>
  );
}

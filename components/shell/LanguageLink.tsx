'use client';
// Client component: it keeps the visitor's query string, and only a client component knows the path.

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { englishPath, hasTranslation, swahiliPath } from '@/lib/site/translatedPages';
import type { Language } from '@/lib/words/language';

/** Keeps what was typed into a tool, which has the same query string in both languages. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}

/** Link texts by language: the short one, and one for pages that have no translation. */
const NAMES = { sw: ['Kiswahili', 'Kiswahili home'], en: ['English', 'English home'] } as const;

type LanguageLinkProps = {
  /** Language of the current page, not of the link's target. */
  language: Language;
  className?: string | undefined;
  isShort?: boolean;
};

/**
 * Link to the same page in the other language, or to that language's home page if the page is not translated, which only the longer
 * text makes clear.
 */
export function LanguageLink({ language, className, isShort }: LanguageLinkProps) {
  const path = usePathname();
  const other = language === 'sw' ? 'en' : 'sw';
  const english = englishPath(path);
  const page = hasTranslation(english) ? english : '/';
  return (
    <a
      href={other === 'sw' ? swahiliPath(page) : page}
      className={className}
      lang={other === 'en' ? other : undefined}
      onClick={page === english ? keepQuery : undefined}
    >
      {NAMES[other][isShort || page === english ? 0 : 1]}
    </a>
  );
}

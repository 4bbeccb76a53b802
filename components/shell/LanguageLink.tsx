'use client';
// Needs the browser, because it passes on what the address says about the visitor's input. Only a client component
// knows the path.

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { englishPath, hasTranslation, swahiliPath } from '@/lib/site/translatedPages';
import type { Language } from '@/lib/words/language';

/** Keeps what was typed into a tool, which its address contains in both languages. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}

/** Names of the languages, and the longer text where the page itself is not translated. */
const NAMES = { sw: ['Kiswahili', 'Kiswahili home'], en: ['English', 'English home'] } as const;

type LanguageLinkProps = {
  /** Language of the page. */
  language: Language;
  className?: string | undefined;
  isShort?: boolean;
};

/**
 * Link to the same page in the other language, or to that language's first page where there is no such page; only the longer
 * text says so.
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

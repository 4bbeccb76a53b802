'use client';
// Needs the browser: takes along what the address says of the visitor's input. Only a client component knows the path.

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { englishPath, hasTwin, swahiliPath } from '@/lib/site/twins';
import { languageOf } from '@/lib/words/language';

/** Keeps what was typed into a tool, which its address holds in both languages. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
}

/** Names of the languages, and the longer text where the page itself has no twin. */
const NAMES = { sw: ['Kiswahili', 'Kiswahili home'], en: ['English', 'English home'] } as const;

/**
 * Link to the same page in the other language, or to that language's first page where there is no such page; only the longer
 * text says so.
 */
export function LanguageLink({ className, isShort }: { className?: string | undefined; isShort?: boolean }) {
  const path = usePathname();
  const other = languageOf(path) === 'sw' ? 'en' : 'sw';
  const english = englishPath(path);
  const twin = hasTwin(english) ? english : '/';
  return (
    <a
      href={other === 'sw' ? swahiliPath(twin) : twin}
      className={className}
      lang={other === 'en' ? other : undefined}
      onClick={twin === english ? keepQuery : undefined}
    >
      {NAMES[other][isShort || twin === english ? 0 : 1]}
    </a>
  );
}

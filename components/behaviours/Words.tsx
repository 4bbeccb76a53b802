'use client';
// In the browser too: what a page shows after a press is in its language.

import { createContext, type ReactNode, use } from 'react';
import { type Language, readLanguageBy } from '@/lib/words/language';
import { addWords } from '@/lib/words/say';

const PageLanguage = createContext<Language>('en');

// Asked on the server alone, while a component is rendered.
readLanguageBy(() => use(PageLanguage));

/** Gives the parts of a page that run in the browser their Kiswahili words; English pages need none. */
export function Words({ words, children }: { words: Readonly<Record<string, string>>; children: ReactNode }) {
  // Before its children render; the same words again change nothing.
  addWords(words);
  return <PageLanguage value="sw">{children}</PageLanguage>;
}

'use client';
// The browser needs the words too: for what a page shows after a press.

import { type ReactNode, use } from 'react';
import { readLanguageBy } from '@/lib/words/language';
import { PHRASES } from '@/lib/words/phrases';
import { addWords, sayIn } from '@/lib/words/say';
import { PageSay } from './clientWords';

const SAY = sayIn('sw', PHRASES);

// For the deprecated say of lib/words.
readLanguageBy(() => use(PageSay).language);
addWords(PHRASES);

/** Gives the client components of a Kiswahili page their language and its words. English pages load neither. */
export const SwahiliWords = ({ children }: { children: ReactNode }) => <PageSay value={SAY}>{children}</PageSay>;

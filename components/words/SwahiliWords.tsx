'use client';
// The browser needs the words too: for what a page shows after a press.

import type { ReactNode } from 'react';
import { PHRASES } from '@/lib/words/phrases';
import { sayIn } from '@/lib/words/say';
import { PageSay } from './clientWords';

const SAY = sayIn('sw', PHRASES);

/** Gives the client components of a Kiswahili page their language and its words. English pages load neither. */
export const SwahiliWords = ({ children }: { children: ReactNode }) => <PageSay value={SAY}>{children}</PageSay>;

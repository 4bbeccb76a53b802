'use client';
// The browser needs the words too: for what a page shows after a press.

import type { ReactNode } from 'react';
import { PHRASES } from '@/lib/words/phrases';
import { createTranslate } from '@/lib/words/translate';
import { PageTranslateContext } from './clientWords';

const TRANSLATORS = createTranslate('sw', PHRASES);

/** Gives the client components of a Kiswahili page their language and its words. English pages load neither. */
export const SwahiliWords = ({ children }: { children: ReactNode }) => (
  <PageTranslateContext value={TRANSLATORS}>{children}</PageTranslateContext>
);

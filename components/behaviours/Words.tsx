'use client';
// In the browser too: what a page shows after a press is in its language.

import type { ReactNode } from 'react';
import { learn } from '@/lib/words/say';

/** Gives the parts of a page that run in the browser their Kiswahili words; English pages need none. */
export function Words({ words, children }: { words: Readonly<Record<string, string>>; children: ReactNode }) {
  // Before its children render; the same words again change nothing.
  learn(words);
  return children;
}

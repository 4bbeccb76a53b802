'use client';
// A server component passes it on to client components, to which it cannot pass a function of its own.

export { ENGLISH as ENGLISH_IN_BROWSER } from '@/lib/words/translate';

'use client';
// A server component passes it on to client components, to which it cannot pass a function of its own.

export { SWAHILI as SWAHILI_IN_BROWSER } from '@/lib/words/swahili';

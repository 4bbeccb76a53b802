'use client';
// A server component passes it on to client components, to which it cannot pass a function of its own. English pages do not import
// it, and so load no Kiswahili words.

import { PHRASES } from '@/lib/words/phrases';
import { createTranslate } from '@/lib/words/translate';

export const SWAHILI_IN_BROWSER = createTranslate('sw', PHRASES);

// The server half of #words (package.json, imports): what server components import by that name. The client half is
// clientWords.tsx; both export the same functions.

import { cache } from 'react';
import { translatorTo } from '@/lib/server/words/translatorTo';
import type { Language } from '@/lib/words/language';
import type { Translate } from '@/lib/words/translate';

/** The language of the rendered page. Pages are rendered concurrently: React keeps a value for each. */
const renderedPage = cache((): { language: Language } => ({ language: 'en' }));

/** Sets the language of the page that is being rendered. Default: English. */
export function setLanguage(language: Language): void {
  renderedPage().language = language;
}

/** Returns the language of the page. */
export const useLanguage = (): Language => renderedPage().language;

/** Returns the translator to the language of the page. */
export const useTranslate = (): Translate => translatorTo(renderedPage().language);

import { cache } from 'react';
import { type Language, readLanguageBy } from '../../words/language.ts';
import { learn } from '../../words/say.ts';
import { PHRASES } from '../../words/sw/phrases.ts';

/** Pages are rendered several at once: React keeps one of these for each. */
const renderedPage = cache((): { language: Language } => ({ language: 'en' }));

readLanguageBy(() => renderedPage().language);
learn(PHRASES);

/** From here on the page that is being rendered is one in Kiswahili. */
export function speakSwahili(): void {
  renderedPage().language = 'sw';
}

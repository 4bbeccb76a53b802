import { cache } from 'react';
import { type Language, readLanguageBy } from '../../words/language.ts';
import { PHRASES } from '../../words/phrases.ts';
import { addWords } from '../../words/say.ts';

/** The language of the rendered page. Pages are rendered concurrently: React keeps a value for each. */
const renderedPage = cache((): { language: Language } => ({ language: 'en' }));

readLanguageBy(() => renderedPage().language);
addWords(PHRASES);

/** Sets the language of the page that is being rendered to Kiswahili. */
export function speakSwahili(): void {
  renderedPage().language = 'sw';
}

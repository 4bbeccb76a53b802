import { PHRASES } from './phrases.ts';
import { createTranslate, type Translate } from './translate.ts';

/** Translator for Kiswahili pages. Only they may import it, because it contains the whole dictionary. */
export const SWAHILI: Translate = createTranslate('sw', PHRASES);

import { PHRASES } from './phrases.ts';
import { createTranslate, type Translate } from './translate.ts';

/** The words of Kiswahili pages. Only what belongs to those imports it, since it holds the whole dictionary. */
export const SWAHILI: Translate = createTranslate('sw', PHRASES);

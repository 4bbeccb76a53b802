import words from '../../content/words.sw.json' with { type: 'json' };

/** English user interface texts that have a Kiswahili translation. */
export type Phrase = keyof typeof words;

/** Kiswahili user interface texts, keyed by the English text. */
export const PHRASES: Readonly<Record<Phrase, string>> = words;

import words from '../../content/words.sw.json' with { type: 'json' };

/** English words of the interface that have a Kiswahili translation. */
export type Phrase = keyof typeof words;

/** The words of the interface in Kiswahili, by the English words. */
export const PHRASES: Readonly<Record<Phrase, string>> = words;

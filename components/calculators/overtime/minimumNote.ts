/** Id of the note on the minimum wage, to which the headline leads. */
export const MINIMUM_NOTE_ID = 'minimum-wage';

/** Id of the note on the top band, to which the headline leads. */
export const TOP_BAND_NOTE_ID = 'top-band';

/** The Swedish date format is ISO 8601. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Dar_es_Salaam',
});

/** Returns '2026-03-02 11:00', in Dar es Salaam. */
export const localTime = (moment: string): string => FORMAT.format(new Date(moment));

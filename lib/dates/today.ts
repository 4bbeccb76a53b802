const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** Today in Dar es Salaam as an ISO day, whatever the zone of the machine. */
export function todayInDarEsSalaam(now: Date = new Date()): string {
  return ISO_DAY.format(now);
}

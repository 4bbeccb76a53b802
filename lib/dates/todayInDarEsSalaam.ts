const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** Today in Dar es Salaam as an ISO day. */
export const todayInDarEsSalaam = (now: Date = new Date()): string => ISO_DAY.format(now);

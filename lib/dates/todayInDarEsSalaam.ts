/** Today in Dar es Salaam as an ISO day. */
export function todayInDarEsSalaam(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' }).format(now);
}

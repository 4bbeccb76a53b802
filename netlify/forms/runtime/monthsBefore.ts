/** Subtracts months from a moment; in a shorter month, returns its last day. */
export function monthsBefore(months: number, now: Date): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // The 31st of a shorter month: its last day, not the first of the next.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment;
}

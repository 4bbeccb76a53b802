/** Subtracts months from a time, clamped to the last day of a shorter month. */
export function monthsBefore(months: number, now: Date): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // The date has overflowed into the next month, so return the last day of the shorter one.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment;
}

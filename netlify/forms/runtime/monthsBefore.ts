/** The moment some months before another; of a month that is too short, its last day. */
export function monthsBefore(months: number, now: Date): Date {
  const moment = new Date(now);
  const day = moment.getUTCDate();
  moment.setUTCMonth(moment.getUTCMonth() - months);
  // The 31st of a month that ends on the 30th: the last day of that month, not the first of the next.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0);
  return moment;
}

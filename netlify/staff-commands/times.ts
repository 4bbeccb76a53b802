import { DAY_MS } from '../../lib/dates/time.ts';
import { monthsBefore } from '../forms/runtime/monthsBefore.ts';

/** The Swedish date format is ISO 8601. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Dar_es_Salaam',
});

/** Returns '2026-03-02 11:00', in Dar es Salaam. */
export const localTime = (moment: string): string => FORMAT.format(new Date(moment));

const AGE = /^([1-9]\d{0,3})(mo|d|y)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the start in Dar es Salaam of a day such as '2026-03-01', or an age before now: '7d', '2mo', '1y'. */
export function momentOf(text: string, now: Date): Date {
  const midnight = DAY.test(text) ? new Date(`${text}T00:00:00+03:00`) : undefined;
  // A date that does not exist would become another.
  if (midnight && localTime(midnight.toISOString()).startsWith(text)) return midnight;
  const [, digits, unit] = AGE.exec(text) ?? [];
  if (digits === undefined) throw new Error(`'${text}' is no day and no age. Write it as 2026-03-01, 7d or 2mo.`);
  if (unit === 'd') return new Date(now.getTime() - Number(digits) * DAY_MS);
  return monthsBefore(Number(digits) * (unit === 'y' ? 12 : 1), now);
}

/** What an entry's name is made of. */
type NamedEntry = { id: string; receivedAt: string };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const SHAPE = /^(\d{4}-\d\d-\d\d)\/(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(.+)$/;

/** The day of a moment in UTC, '2026-03-02'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, DAY_LENGTH);
}

/**
 * Name of an entry in its folder: the day in UTC as a folder of its own, then time and id, such as
 * '2026-03-02/08-00-00-000Z-<id>'. So names sort by age, a day can be listed alone, and a list of names tells what is old
 * without a single entry being read.
 */
export function entryName({ id, receivedAt }: NamedEntry): string {
  const moment = new Date(receivedAt);
  return `${dayOf(moment)}/${moment
    .toISOString()
    .slice(DAY_LENGTH + 1)
    .replace(/[:.]/g, '-')}-${id}`;
}

/** The id in a name. Entries of the first release have their id as name. */
export function idInName(name: string): string {
  return SHAPE.exec(name)?.[6] ?? name;
}

/** The time in a name, in ISO 8601; undefined in a name of the first release. */
export function timeInName(name: string): string | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = SHAPE.exec(name) ?? [];
  return day && `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
}

/** Compares names by age, for sorting; those without a time, which are from the first release, come first. */
export function compareAge(first: string, second: string): number {
  const [one, other] = [timeInName(first) ?? '', timeInName(second) ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** The day in a name; empty in a name of the first release. */
export const dayInName = (name: string): string => (timeInName(name) ?? '').slice(0, DAY_LENGTH);

const MONTH_LENGTH = 'YYYY-MM'.length;

/** What all days from one to another begin with: of one month as much as they share, else each month. */
export function prefixesBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, MONTH_LENGTH); month <= last.slice(0, MONTH_LENGTH); ) {
    months.push(`${month}-`);
    const [year = 0, number = 0] = month.split('-').map(Number);
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  }
  if (months.length > 1) return months;
  let shared = 0;
  while (shared < first.length && first[shared] === last[shared]) shared += 1;
  return [first.slice(0, shared)];
}

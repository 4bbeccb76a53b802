/** Parts of an entry's name. */
type NamedEntry = { id: string; receivedAt: string; suspicion?: string | undefined };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const SHAPE = /^(\d{4}-\d\d-\d\d)\/(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(.+?)(\.check)?$/;

/** Returns the UTC date of a time, '2026-03-02'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, DAY_LENGTH);
}

/**
 * Returns an entry's name within its folder: the UTC date as a subfolder, then time and id, such as
 * '2026-03-02/08-00-00-000Z-<id>', and '.check' if it is flagged. Names thus sort by age, a single day can be listed, and
 * old and flagged entries are found without reading any.
 */
export function entryName({ id, receivedAt, suspicion }: NamedEntry): string {
  const moment = new Date(receivedAt);
  return `${dayOf(moment)}/${moment
    .toISOString()
    .slice(DAY_LENGTH + 1)
    .replace(/[:.]/g, '-')}-${id}${suspicion === undefined ? '' : '.check'}`;
}

/** Returns the id contained in a name. */
export function idInName(name: string): string {
  return SHAPE.exec(name)?.[6] ?? name;
}

const SHORT_LENGTH = 12;
export const SHORT_ID = new RegExp(`^[0-9a-f]{${SHORT_LENGTH}}$`);

/** Shortens an id to its first 12 digits, for links, file names and the log. Still impossible to guess. */
export const shortId = (id: string): string => id.slice(0, SHORT_LENGTH);

/** Checks whether a name is that of a flagged entry. */
export const isMarked = (name: string): boolean => SHAPE.exec(name)?.[7] !== undefined;

/** Returns the ISO 8601 time contained in a name; undefined if the entry is not an enquiry. */
export function timeInName(name: string): string | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = SHAPE.exec(name) ?? [];
  return day && `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
}

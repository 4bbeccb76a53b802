const beginsAfter = (day: string, entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'from' in entry && typeof entry.from === 'string' && entry.from > day;

/** Removes entries of lists, at every depth, whose first day (`from`, YYYY-MM-DD) lies after a day. */
export function begunBy<Value>(value: Value, day: string): Value;
export function begunBy(value: unknown, day: string): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !beginsAfter(day, entry)).map((entry) => begunBy(entry, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, begunBy(entry, day)]));
}

/** Durations in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** UTC offset of the office in minutes. Tanzania has no daylight saving time. */
export const OFFICE_OFFSET_MINUTES = 180;

/**
 * Returns today's ISO date in Dar es Salaam, whatever the device's time zone. It does not use Intl, because no locale
 * produces ISO dates in every engine (en-CA in WebKitGTK 2.50: 11/23/2026).
 */
export function todayInDarEsSalaam(now: Date = new Date()): string {
  return new Date(now.getTime() + OFFICE_OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, 10);
}

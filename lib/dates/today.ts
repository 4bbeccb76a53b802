/** Minutes by which the office is ahead of UTC: Tanzania has no summer time. */
export const OFFICE_OFFSET_MINUTES = 180;

/**
 * Today in Dar es Salaam as an ISO day, whatever the zone of the machine. No locale writes such a day in every engine: of
 * the ICU in WebKitGTK 2.50, en-CA is 11/23/2026.
 */
export function todayInDarEsSalaam(now: Date = new Date()): string {
  return new Date(now.getTime() + OFFICE_OFFSET_MINUTES * 60_000).toISOString().slice(0, 10);
}

import type { EnquiryRecord } from '../enquiry/enquiryRecord.ts';
import { dayOf } from '../runtime/entryName.ts';
import { createToken } from '../runtime/token.ts';

/** URL path of the page that delivers a suspect. */
export const RELEASE_PATH = '/enquiries/release';
/** Parameter with the day of the enquiry, so that only that day is searched; the token alone decides what is done. */
export const DAY_PARAMETER = 'day';

/** Whose links, and how they are signed. */
export type ReleaseParts = { secret: string; origin: string; now: Date };

/** Address at which a person decides that a suspect is none. It works for 14 days and for this enquiry alone. */
export function releaseLink({ id, receivedAt }: EnquiryRecord, { secret, origin, now }: ReleaseParts): string {
  const query = new URLSearchParams({
    token: createToken(secret, 'release', id, now),
    [DAY_PARAMETER]: dayOf(new Date(receivedAt)),
  });
  return `${origin}${RELEASE_PATH}?${query}`;
}

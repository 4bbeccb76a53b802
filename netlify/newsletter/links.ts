import { NEWSLETTER_PATHS } from '../../lib/enquiry/newsletter.ts';
import { createToken, type Purpose } from '../forms/runtime/token.ts';

/** Purposes of newsletter links. */
export type NewsletterPurpose = Purpose;

/** Recipient and signature of a link. */
export type LinkParts = { secret: string; origin: string; id: string; now: Date };

/** Builds the URL at which a subscriber confirms or unsubscribes. */
export function newsletterLink(purpose: NewsletterPurpose, { secret, origin, id, now }: LinkParts): string {
  const token = createToken(secret, purpose, id, now);
  return `${origin}${NEWSLETTER_PATHS[purpose]}?token=${token}`;
}

import { NEWSLETTER_PATHS } from '../../lib/enquiry/newsletter.ts';
import { createToken, type Purpose } from '../forms/runtime/token.ts';

/** What a link of the newsletter is for. */
export type NewsletterPurpose = Exclude<Purpose, 'release'>;

/** Whom a link is for and how it is signed. */
export type LinkParts = { secret: string; origin: string; id: string; now: Date };

/** URL at which a subscriber confirms or leaves. */
export function newsletterLink(purpose: NewsletterPurpose, { secret, origin, id, now }: LinkParts): string {
  return `${origin}${NEWSLETTER_PATHS[purpose]}?token=${createToken(secret, purpose, id, now)}`;
}

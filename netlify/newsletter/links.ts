import { NEWSLETTER_PATHS } from '../../lib/enquiry/newsletter.ts';
import { firm } from '../forms/runtime/firm.ts';
import { createToken, type Purpose } from './token.ts';

/** Whom a link is for and how it is signed. */
export type LinkParts = { secret: string; origin: string; id: string; now: Date };

/**
 * Origin of links in mails. In production the firm's own, whatever host the request names, because a mail must not carry a
 * link that a stranger chose.
 */
export function originOf(request: Request, context: string): string {
  return context === 'production' ? firm.url : new URL(request.url).origin;
}

/** URL at which a subscriber confirms or leaves. */
export function newsletterLink(purpose: Purpose, { secret, origin, id, now }: LinkParts): string {
  return `${origin}${NEWSLETTER_PATHS[purpose]}?token=${createToken(secret, purpose, id, now)}`;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { NEWSLETTER_PATHS } from '../../lib/enquiry/newsletter.ts';
import { firm } from '../forms/runtime/firm.ts';

/** What the holder of a token may do. */
export type Purpose = 'confirm' | 'leave';

/** Links to confirm expire after this time, links to leave never. */
export const CONFIRM_HOURS = 48;

const HOUR_MS = 3_600_000;
const NEVER = '0';
const SHAPE = /^([0-9a-f]{64})\.(\d{1,15})\.([\w-]{43})$/;

function signature(secret: string, purpose: Purpose, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id} ${expires}`).digest('base64url');
}

/**
 * A token for one purpose: the id (a hash, so that no e-mail address is in links and logs), the time of expiry in
 * milliseconds, and an HMAC-SHA-256 of both and the purpose.
 */
export function createToken(secret: string, purpose: Purpose, id: string, now: Date): string {
  const expires = purpose === 'leave' ? NEVER : String(now.getTime() + CONFIRM_HOURS * HOUR_MS);
  return `${id}.${expires}.${signature(secret, purpose, id, expires)}`;
}

/** The id in a token; undefined where the token is forged, expired or for another purpose. */
export function idInToken(secret: string, purpose: Purpose, token: string, now: Date): string | undefined {
  const [, id = '', expires = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return undefined;
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, purpose, id, expires)));
  const isExpired = expires !== NEVER && Number(expires) <= now.getTime();
  return isOurs && !isExpired ? id : undefined;
}

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

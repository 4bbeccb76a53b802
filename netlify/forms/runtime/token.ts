import { createHmac, timingSafeEqual } from 'node:crypto';
import { firm } from './firm.ts';

/** What the holder of a token may do. */
export type Purpose = 'confirm' | 'leave' | 'release';

const HOUR_MS = 3_600_000;

/** How long links work, in hours; those to leave the newsletter always do. */
export const CONFIRM_HOURS = 48;
const RELEASE_DAYS = 14;
const LIFETIMES_MS: Readonly<Record<Purpose, number>> = {
  confirm: CONFIRM_HOURS * HOUR_MS,
  leave: Number.POSITIVE_INFINITY,
  release: RELEASE_DAYS * 24 * HOUR_MS,
};

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
  const lifetime = LIFETIMES_MS[purpose];
  const expires = Number.isFinite(lifetime) ? String(now.getTime() + lifetime) : NEVER;
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

/**
 * Origin of links in mails. In production the firm's own, whatever host the request names, because a mail must not carry a
 * link that a stranger chose.
 */
export function originOf(request: Request, context: string): string {
  return context === 'production' ? firm.url : new URL(request.url).origin;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../../lib/dates/time.ts';
import { firm } from './firm.ts';

/** Actions that a token allows. */
export type Purpose = 'confirm' | 'leave';

/** Hours for which links work; links to leave the newsletter never expire. */
export const CONFIRM_HOURS = 48;
const LIFETIMES_MS: Readonly<Record<Purpose, number>> = {
  confirm: CONFIRM_HOURS * HOUR_MS,
  leave: Number.POSITIVE_INFINITY,
};

const NEVER = '0';
const SHAPE = /^([0-9a-f]{64})\.(\d{1,15})\.([\w-]{43})$/;

function signature(secret: string, purpose: Purpose, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${id} ${expires}`).digest('base64url');
}

/**
 * Creates a token for one purpose: the id (a hash, so that links and logs contain no e-mail address), the expiry in
 * milliseconds, and an HMAC-SHA-256 of both and the purpose.
 */
export function createToken(secret: string, purpose: Purpose, id: string, now: Date): string {
  const lifetime = LIFETIMES_MS[purpose];
  const expires = Number.isFinite(lifetime) ? String(now.getTime() + lifetime) : NEVER;
  return `${id}.${expires}.${signature(secret, purpose, id, expires)}`;
}

/** Returns the id in a token; undefined if the token is forged, expired or for another purpose. */
export function idInToken(secret: string, purpose: Purpose, token: string, now: Date): string | undefined {
  const [, id = '', expires = '', given = ''] = SHAPE.exec(token) ?? [];
  if (id === '') return undefined;
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(secret, purpose, id, expires)));
  const isExpired = expires !== NEVER && Number(expires) <= now.getTime();
  return isOurs && !isExpired ? id : undefined;
}

/**
 * Returns the origin of links in mails. In production always the firm's own: otherwise a stranger could choose the host
 * through the request.
 */
export function originOf(request: Request, context: string): string {
  return context === 'production' ? firm.url : new URL(request.url).origin;
}

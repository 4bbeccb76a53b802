import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '../../../lib/dates/today.ts';
import { RESEND_PATH } from '../../../lib/enquiry/forms.ts';
import type { Settings } from '../runtime/settings.ts';

/** Days for which a link is valid; the next digest contains a new one. */
const LINK_DAYS = 30;

const signature = (secret: string, id: string, until: string): string =>
  createHmac('sha256', secret).update(`resend ${id} ${until}`).digest('base64url');

/** Returns the URL with which the office resends an enquiry to its mailbox; undefined if no secret is set. */
export function resendLink(id: string, { linkSecret, origin }: Settings, now: Date): string | undefined {
  if (linkSecret === '') return undefined;
  const until = String(now.getTime() + LINK_DAYS * DAY_MS);
  return `${origin}${RESEND_PATH}?${new URLSearchParams({ id, until, key: signature(linkSecret, id, until) })}`;
}

/** Returns the id from a signed link; undefined if it is forged or expired. */
export function signedId(url: string, { linkSecret }: Settings, now: Date): string | undefined {
  const query = new URL(url).searchParams;
  const [id = '', until = '', key = ''] = ['id', 'until', 'key'].map((name) => query.get(name) ?? '');
  const [given, own] = [Buffer.from(key), Buffer.from(signature(linkSecret, id, until))];
  const isOurs = linkSecret !== '' && given.length === own.length && timingSafeEqual(given, own);
  return isOurs && Number(until) > now.getTime() ? id : undefined;
}

import type { Firm } from '../../content/schemas/firm.ts';
import { mailLink } from '../../links/contactLinks.ts';

/** RFC 9116 recommends less than a year; every build renews it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** Text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function securityTxt(firm: Pick<Firm, 'email' | 'url'>, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${mailLink(firm.email)}`,
    `Contact: ${firm.url}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${firm.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

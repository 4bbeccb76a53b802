import type { Firm } from '../../content/schemas/firm.ts';
import { mailLink } from '../../links/contactLinks.ts';

/** RFC 9116 recommends less than a year; every build renews it. */
const VALID_MONTHS = 11;

/** The first of a month, so that builds of one month are alike. */
const expiryOf = (builtAt: Date) =>
  new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + VALID_MONTHS, 1));

/** Text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. */
export function securityTxt(firm: Pick<Firm, 'email' | 'url'>, builtAt: Date): string {
  return [
    `Contact: ${mailLink(firm.email)}`,
    `Contact: ${firm.url}/contact`,
    `Expires: ${expiryOf(builtAt).toISOString()}`,
    'Preferred-Languages: en, sw',
    `Canonical: ${firm.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import type { SentForm } from '../http/readForm.ts';
import type { Suspicion } from './enquiryRecord.ts';
import type { SenderCount } from './senderCount.ts';

/** Few people fill a form faster; autofill does. */
const FASTEST_PERSON_MS = 3_000;
/** People rarely write more than one or two links to the office. */
const LINKS_OF_A_BOT = 3;
/** From this number on, senders of one message within an hour may be one program. */
const SENDERS_OF_A_BOT = 3;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Detects a program's own post: the site's script asks for JSON and sends a time, a browser asks for a page. */
const isNoBrowser = ({ wants, isTimed }: SentForm): boolean => wants === 'anything' || (wants === 'json' && !isTimed);

/**
 * Returns the sign that a program sent a form; undefined without one. Only a filled honeypot is held back; other signs
 * mark the mail.
 *
 * @param senders counts the senders of each message; optional
 */
export function suspicionOf(
  sent: SentForm,
  { message, email, phone }: EnquiryValues,
  now: number,
  senders: SenderCount | undefined,
): Suspicion | undefined {
  const { honeypot, elapsed, begun } = sent;
  // The site's own prefilled text may come from many people.
  const own = begun !== '' && message.startsWith(begun) ? message.slice(begun.length) : message;
  const count = senders?.count({ message: own, sender: email || phone }, now) ?? 0;
  if (honeypot !== '') return 'honeypot';
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return 'too-fast';
  if (isNoBrowser(sent)) return 'no-browser';
  if ((message.match(LINK)?.length ?? 0) >= LINKS_OF_A_BOT) return 'links';
  return count >= SENDERS_OF_A_BOT ? 'repeated' : undefined;
}

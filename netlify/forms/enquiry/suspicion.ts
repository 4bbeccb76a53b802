import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import type { SentForm } from '../http/readForm.ts';
import type { Suspicion } from './enquiryRecord.ts';
import type { SenderCount } from './senderCount.ts';

/** Nobody fills a form faster. */
const FASTEST_PERSON_MS = 3_000;
/** People rarely write more than one or two links to the office. */
const LINKS_OF_A_BOT = 3;
/** So many senders of one message within an hour are one program. */
const SENDERS_OF_A_BOT = 3;
const LINK = /\bhttps?:\/\/|\bwww\./gi;

/**
 * True for a program that sent the form by itself: the form's own script asks for JSON and measures a time, and a browser
 * without script asks for a page.
 */
const isNoBrowser = ({ wants, elapsed }: SentForm): boolean =>
  wants === 'anything' || (wants === 'json' && elapsed === undefined);

/** Who sends a form and when, to recognise one message from many senders. */
export type Sending = { values: EnquiryValues; ip: string; now: number };

/**
 * Why a form looks as if a bot sent it; undefined for a person, with script or without.
 *
 * @param senders counts the senders of each message; undefined where nobody counts
 */
export function suspicionOf(sent: SentForm, sending: Sending, senders: SenderCount | undefined): Suspicion | undefined {
  const { honeypot, elapsed } = sent;
  const { message, email } = sending.values;
  const count = senders?.count({ message, email, ip: sending.ip }, sending.now) ?? 0;
  if (honeypot !== '') return 'honeypot';
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return 'too-fast';
  if (isNoBrowser(sent)) return 'no-browser';
  if ((message.match(LINK)?.length ?? 0) >= LINKS_OF_A_BOT) return 'links';
  return count >= SENDERS_OF_A_BOT ? 'repeated' : undefined;
}

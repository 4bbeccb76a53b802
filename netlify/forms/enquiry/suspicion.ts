import type { EnquiryValues } from '../../../lib/enquiry/fields.ts';
import type { SentForm } from '../http/readForm.ts';
import type { Suspicion } from './enquiryRecord.ts';

/** Few people fill a form faster; autofill does. */
const FASTEST_PERSON_MS = 3_000;
/** People rarely write more than one or two links to the office. */
const LINKS_OF_A_BOT = 3;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Detects a program's own post: the site's script asks for JSON and sends a time, a browser asks for a page. */
const isNoBrowser = ({ wants, isTimed }: SentForm): boolean => wants === 'anything' || (wants === 'json' && !isTimed);

/** Returns the sign that a program sent a form; undefined without one. It only marks the mail. */
export function suspicionOf(sent: SentForm, { message }: EnquiryValues): Suspicion | undefined {
  const { honeypot, elapsed } = sent;
  if (honeypot !== '') return 'honeypot';
  if (elapsed !== undefined && elapsed < FASTEST_PERSON_MS) return 'too-fast';
  if (isNoBrowser(sent)) return 'no-browser';
  return (message.match(LINK)?.length ?? 0) >= LINKS_OF_A_BOT ? 'links' : undefined;
}

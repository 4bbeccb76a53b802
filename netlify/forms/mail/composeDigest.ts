import { createHash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import { idInName, timeInName } from '../runtime/entryName.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailDefaults, personPart, receivedText } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { resendLink } from './resendLink.ts';
import { emlName, type Letter } from './transport.ts';

/** An undelivered entry: damaged if it is no record, undefined if the store does not give it now. */
export type Undelivered = { name: string; record: EnquiryRecord | 'damaged' | undefined };

export type DigestContent = {
  /** Number of enquiries since the last digest, at most a week ago, that were mailed. */
  delivered: number;
  /** Number of undelivered enquiries, and the oldest of them. */
  undelivered: { count: number; shown: readonly Undelivered[] };
  /** Number of enquiries that wait for the next hour, since the limit of mails an hour was reached. */
  waiting: number;
  /** Number of enquiries that retention erased in the last month; only in a month's first digest. */
  erased: { month: string; count: number } | undefined;
};

/** Settings of a digest, and whether it may name persons: a mail server may refuse what somebody typed as a name. */
type DigestOptions = { settings: Settings; now: Date; hasPersons: boolean };

function stateText(record: Undelivered['record']): string {
  if (record === undefined) return 'the store does not give it now';
  if (record === 'damaged') return 'DAMAGED: it needs a technician';
  const { attempts, lastError = 'unknown' } = record.delivery;
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError}`;
}

/** Lists an entry with what reaches its sender, and never with the text: a mail server might refuse the mail for it. */
function undeliveredParts({ name, record }: Undelivered, { settings, now, hasPersons }: DigestOptions): MailPart[] {
  const id = idInName(name);
  const received = timeInName(name);
  const time = received === undefined ? '' : `, received ${receivedText(received)}`;
  const head: MailPart = { kind: 'text', text: `* ${reference(id)}${time}: ${stateText(record)}` };
  if (record === 'damaged') return [head, { kind: 'text', text: name }];
  return [
    head,
    ...(record && hasPersons ? [personPart(record)] : []),
    { kind: 'link', label: 'Send it now', href: resendLink(id, settings, now) },
  ];
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

function bodyParts({ delivered, undelivered, waiting, erased }: DigestContent, options: DigestOptions): MailPart[] {
  const { count, shown } = undelivered;
  const first = `${countText(delivered)} since the last digest.${count + waiting === 0 ? ' Nothing waits.' : ''}`;
  const limit = `${waiting} wait for their turn: the site sends ${options.settings.mailsAnHour} mails an hour at most.`;
  const texts = (isSaid: boolean, text: string) => (isSaid ? [{ kind: 'text', text } as const] : []);
  return [
    { kind: 'text', text: first },
    ...texts(waiting > 0, limit),
    ...(count > 0 ? [{ kind: 'lead', text: 'NOT YET DELIVERED. The site keeps trying.' } as const] : []),
    ...shown.flatMap((one) => undeliveredParts(one, options)),
    ...texts(count > shown.length, `... and ${count - shown.length} more.`),
    // Data protection asks for the number.
    ...texts(erased !== undefined, `Erased in ${erased?.month}, as the privacy page promises: ${erased?.count}.`),
  ];
}

function subject({ delivered, undelivered, waiting }: DigestContent): string {
  const told = [
    ...(undelivered.count > 0 ? [`${undelivered.count} not delivered`] : []),
    ...(waiting > 0 ? [`${waiting} in turn`] : []),
  ];
  return `Website forms: ${told.join(', ') || `${countText(delivered)}, nothing waits`}`;
}

function digestLetter(subject: string, parts: readonly MailPart[], settings: Settings, now: Date): Letter {
  const time = now.toISOString();
  const name = createHash('sha256').update(`digest ${time}`).digest('hex');
  return { mail: { ...mailDefaults(name, settings), subject, ...mailBody(parts) }, fileName: emlName(time, 'digest') };
}

/** Writes the office's daily mail about enquiries that were not mailed by themselves. */
export function composeDigest(content: DigestContent, options: DigestOptions): Letter {
  return digestLetter(subject(content), bodyParts(content, options), options.settings, options.now);
}

/** Writes the mail that replaces a failed digest. */
export function composeDigestFailure(text: string, settings: Settings, now: Date): Letter {
  const advice =
    'Forms are still taken and delivered where the store answers. To see what waits: npm run enquiries -- list';
  const parts = [text, advice].map((one) => ({ kind: 'text' as const, text: one }));
  return digestLetter('Website forms: the daily digest failed', parts, settings, now);
}

import { createHash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import { idInName, timeInName } from '../runtime/entryName.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailDefaults, personFields, receivedText, toOffice } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { resendLink } from './resendLink.ts';
import { emlName, type Letter } from './sendMail.ts';

/** An undelivered entry; without a record if it cannot be read now. */
export type Undelivered = { name: string; record?: EnquiryRecord | undefined };

export type DigestContent = {
  /** Number of enquiries since the last digest, at most a week ago, that were mailed. */
  delivered: number;
  /** Number of undelivered enquiries, and the oldest of them. */
  undelivered: { count: number; shown: readonly Undelivered[] };
  /** Number of enquiries that wait for the next hour, since the limit of mails an hour was reached. */
  waiting: number;
  /** Names of entries that are no records. */
  unreadable: readonly string[];
  /** Number of enquiries that retention erased in the last month; only in a month's first digest. */
  erased?: { month: string; count: number } | undefined;
};

/** Keeps the mail small whatever happens. */
export const SHOWN_ENTRIES = 50;

/** Settings of a digest, and whether it may name persons: a mail server may refuse what somebody typed as a name. */
export type DigestOptions = { settings: Settings; now: Date; hasPersons: boolean };

function attemptNote({ delivery: { attempts, lastError } }: EnquiryRecord): string {
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError ?? 'unknown'}`;
}

/** Lists an entry with what reaches its sender, and never with the text: a mail server might refuse the mail for it. */
function undeliveredParts({ name, record }: Undelivered, { settings, now, hasPersons }: DigestOptions): MailPart[] {
  const id = idInName(name);
  const head = `* ${reference(id)}, received ${receivedText(timeInName(name) ?? now.toISOString())}`;
  return [
    { kind: 'text', text: record === undefined ? head : `${head}: ${attemptNote(record)}` },
    ...(record && hasPersons ? [{ kind: 'fields', fields: personFields(record) } as const] : []),
    { kind: 'link', label: 'Send it now', href: resendLink(id, settings, now) },
  ];
}

const more = (count: number) => (count > 0 ? [{ kind: 'text', text: `... and ${count} more.` } as const] : []);

function undeliveredSection({ undelivered: { count, shown } }: DigestContent, options: DigestOptions): MailPart[] {
  if (count === 0) return [];
  return [
    { kind: 'lead', text: 'NOT YET DELIVERED. The site keeps trying.' },
    ...shown.flatMap((one) => undeliveredParts(one, options)),
    ...more(count - shown.length),
  ];
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

/** Reports the number erased in a month, as data protection requires; once. */
const erasedParts = (erased: DigestContent['erased']): MailPart[] =>
  erased === undefined
    ? []
    : [{ kind: 'text', text: `Erased in ${erased.month}, as the privacy page promises: ${erased.count}.` }];

/** Counts what a person should know of. */
export const countWaiting = ({ undelivered, waiting, unreadable }: DigestContent): number =>
  undelivered.count + waiting + unreadable.length;

function bodyParts(content: DigestContent, options: DigestOptions): MailPart[] {
  const { delivered, waiting, unreadable, erased } = content;
  const last = erasedParts(erased);
  const first = `${countText(delivered)} since the last digest.`;
  if (countWaiting(content) === 0) return [{ kind: 'text', text: `${first} Nothing waits.` }, ...last];
  const limit = `${waiting} wait for their turn: the site sends ${options.settings.mailsAnHour} mails an hour at most.`;
  const damaged = `DAMAGED entries that need a technician: ${unreadable.slice(0, SHOWN_ENTRIES).join(', ')}`;
  return [
    { kind: 'text', text: first },
    ...(waiting > 0 ? [{ kind: 'text', text: limit } as const] : []),
    ...undeliveredSection(content, options),
    ...(unreadable.length === 0 ? [] : [{ kind: 'text', text: damaged } as const]),
    ...more(unreadable.length - SHOWN_ENTRIES),
    ...last,
  ];
}

function subject({ delivered, undelivered, waiting, unreadable }: DigestContent): string {
  const counts = [
    [undelivered.count, 'not delivered'],
    [waiting, 'in turn'],
    [unreadable.length, 'damaged'],
  ] as const;
  const told = counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  return `Website forms: ${told.join(', ') || `${countText(delivered)}, nothing waits`}`;
}

function digestLetter(subject: string, parts: readonly MailPart[], settings: Settings, now: Date): Letter {
  const time = now.toISOString();
  const name = createHash('sha256').update(`digest ${time}`).digest('hex');
  return {
    mail: { ...mailDefaults(name, settings), ...toOffice(settings), subject, ...mailBody(parts) },
    fileName: emlName(time, 'digest'),
  };
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

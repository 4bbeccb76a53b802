import { createHash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import { idInName, timeInName } from '../runtime/entryName.ts';
import type { Settings } from '../runtime/settings.ts';
import { mailDefaults, mailFields, receivedText, toOffice } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { emlName, type Letter } from './sendMail.ts';

/** Enquiries of one kind: their number, and the records that the digest shows. */
export type DigestPart = { count: number; shown: readonly EnquiryRecord[] };

export type DigestContent = {
  /** Number of enquiries since the last digest, at most a week ago, that were mailed. */
  delivered: number;
  undelivered: DigestPart;
  /** Names of all entries held back since the last digest. */
  suspects: readonly string[];
  /** Names of entries that cannot be read. */
  unreadable: readonly string[];
  /** Number of enquiries that retention erased in the last month; only in a month's first digest. */
  erased?: { month: string; count: number } | undefined;
};

/** Limits that keep the mail small under a flood of posts. */
export const SHOWN_ENTRIES = 50;
const SHOWN_CHARACTERS = 300;

const headText = ({ id, receivedAt }: EnquiryRecord, note: string) =>
  `* ${reference(id)}, received ${receivedText(receivedAt)}: ${note}`;

function undeliveredParts(record: EnquiryRecord): MailPart[] {
  const { message } = record.values;
  const shown = message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)} ...` : message;
  return [
    { kind: 'text', text: headText(record, attemptNote(record)) },
    { kind: 'fields', fields: mailFields(record) },
    ...(shown === '' ? [] : [{ kind: 'quote', text: shown } as const]),
  ];
}

function undeliveredSection({ count, shown }: DigestPart): MailPart[] {
  if (count === 0) return [];
  const hidden = count - shown.length;
  return [
    { kind: 'lead', text: 'NOT YET DELIVERED. Delivery goes on being tried.' },
    ...shown.flatMap(undeliveredParts),
    ...(hidden > 0 ? [{ kind: 'text', text: `... and ${hidden} more: npm run enquiries -- list` } as const] : []),
  ];
}

/** Lists only references: typed texts stay in the store, which erases them in time. */
function suspectSection(names: readonly string[]): MailPart[] {
  if (names.length === 0) return [];
  const lines = names.map((name) => `* ${reference(idInName(name))}, received ${receivedText(timeInName(name) ?? '')}`);
  return [
    { kind: 'lead', text: 'HELD BACK, because a field is filled that people do not see. Not mailed otherwise.' },
    { kind: 'text', text: lines.join('\n') },
  ];
}

function attemptNote({ delivery: { attempts, lastError } }: EnquiryRecord): string {
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError ?? 'unknown'}`;
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

const isQuiet = ({ undelivered, suspects, unreadable }: DigestContent) =>
  undelivered.count + suspects.length + unreadable.length === 0;

const HOW_TO =
  'To read one: npm run enquiries -- show <reference>. To bring it to the mailbox: resend. To delete it: delete.';

/** Reports the number erased in a month, as data protection requires; once. */
const erasedParts = (erased: DigestContent['erased']): MailPart[] =>
  erased === undefined
    ? []
    : [{ kind: 'text', text: `Erased in ${erased.month}, as the privacy page promises: ${erased.count}.` }];

function bodyParts(content: DigestContent): MailPart[] {
  const { delivered, undelivered, suspects, unreadable, erased } = content;
  const last = erasedParts(erased);
  const first = `${countText(delivered)} since the last digest.`;
  if (isQuiet(content)) return [{ kind: 'text', text: `${first} Nothing waits.` }, ...last];
  const damaged = `DAMAGED entries that need a technician: ${unreadable.join(', ')}`;
  return [
    { kind: 'text', text: first },
    ...undeliveredSection(undelivered),
    ...suspectSection(suspects),
    ...(unreadable.length === 0 ? [] : [{ kind: 'text', text: damaged } as const]),
    ...last,
    { kind: 'text', text: HOW_TO },
  ];
}

function subject(content: DigestContent): string {
  const { delivered, undelivered, suspects, unreadable } = content;
  if (isQuiet(content)) return `Website forms: ${countText(delivered)}, nothing waits`;
  const counts = [
    [undelivered.count, 'not delivered'],
    [suspects.length, 'held back'],
    [unreadable.length, 'damaged'],
  ] as const;
  return `Website forms: ${counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')}`;
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
export function composeDigest(content: DigestContent, settings: Settings, now: Date): Letter {
  return digestLetter(subject(content), bodyParts(content), settings, now);
}

/** Writes the mail that replaces a failed digest. */
export function composeDigestFailure(text: string, settings: Settings, now: Date): Letter {
  const advice =
    'Forms are still taken and delivered where the store answers. To see what waits: npm run enquiries -- list';
  const parts = [text, advice].map((one) => ({ kind: 'text' as const, text: one }));
  return digestLetter('Website forms: the daily digest failed', parts, settings, now);
}

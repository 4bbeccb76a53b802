import { createHash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import { firm } from '../runtime/firm.ts';
import type { Settings } from '../runtime/settings.ts';
import { fieldLines, mailDefaults, receivedText, suspicionText } from './composeMail.ts';
import { emlName, type Letter } from './sendMail.ts';

/** Forms of one kind: how many there are, and those that the digest shows. */
export type DigestPart = { count: number; shown: readonly EnquiryRecord[] };

export type DigestContent = {
  /** Number of enquiries that came since the last digest, at most a week ago, and were mailed. */
  delivered: number;
  undelivered: DigestPart;
  /** Held back since the last digest because a bot seems to have sent them. */
  suspects: DigestPart;
  /** Names of entries that cannot be read. */
  unreadable: readonly string[];
};

/** Limits that keep the mail small under a flood of posts. */
export const SHOWN_ENTRIES = 50;
const SHOWN_CHARACTERS = 300;

const headLine = ({ id, receivedAt }: EnquiryRecord, note: string) =>
  `* ${reference(id)}, received ${receivedText(receivedAt)}: ${note}`;

function undeliveredLines(record: EnquiryRecord): string[] {
  const { message } = record.values;
  const shown = message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)} ...` : message;
  const quoted = shown === '' ? [] : shown.split('\n').map((line) => `  > ${line}`);
  return [headLine(record, attemptNote(record)), ...fieldLines(record).map((line) => `  ${line}`), ...quoted, ''];
}

/** The reference alone: what was typed stays in the store, where it is erased in time. */
const suspectLines = (record: EnquiryRecord): string[] => [headLine(record, suspicionText(record))];

function section(title: string, { count, shown }: DigestPart, linesOf: (record: EnquiryRecord) => string[]): string[] {
  if (count === 0) return [];
  const lines = [...shown.flatMap(linesOf), ''];
  const hidden = count - shown.length;
  return [title, '', ...lines, ...(hidden > 0 ? [`... and ${hidden} more: npm run enquiries -- list`, ''] : [])];
}

function attemptNote({ delivery: { attempts, lastError } }: EnquiryRecord): string {
  return attempts === 0 ? 'not tried yet' : `${attempts} attempts failed, the last with ${lastError ?? 'unknown'}`;
}

const countText = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'} delivered`;

const isQuiet = ({ undelivered, suspects, unreadable }: DigestContent) =>
  undelivered.count + suspects.count + unreadable.length === 0;

function bodyText(content: DigestContent): string {
  const { delivered, undelivered, suspects, unreadable } = content;
  if (isQuiet(content)) return `${countText(delivered)} since the last digest. Nothing waits.\n`;
  return [
    `${countText(delivered)} since the last digest.`,
    '',
    ...section('NOT YET DELIVERED. Delivery goes on being tried.', undelivered, undeliveredLines),
    ...section('HELD BACK, because a machine seems to have sent it. Not mailed otherwise.', suspects, suspectLines),
    ...(unreadable.length === 0 ? [] : [`DAMAGED entries that need a technician: ${unreadable.join(', ')}`, '']),
    'To read one: npm run enquiries -- show <reference>. To bring it to the mailbox: resend. To delete it: delete.',
    '',
  ].join('\n');
}

function subject(content: DigestContent): string {
  const { delivered, undelivered, suspects, unreadable } = content;
  if (isQuiet(content)) return `Website forms: ${countText(delivered)}, nothing waits`;
  const counts = [
    [undelivered.count, 'not delivered'],
    [suspects.count, 'held back'],
    [unreadable.length, 'damaged'],
  ] as const;
  return `Website forms: ${counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ')}`;
}

function digestLetter(subject: string, text: string, settings: Settings, now: Date): Letter {
  const { mailFrom, mailTo } = settings;
  const time = now.toISOString();
  const name = createHash('sha256').update(`digest ${time}`).digest('hex');
  const from = { name: `${firm.name} website`, address: mailFrom };
  return {
    mail: { ...mailDefaults(name, settings), from, to: mailTo, subject, text },
    fileName: emlName(time, 'digest'),
  };
}

/** The office's daily mail about forms that did not arrive as mails of their own. */
export function composeDigest(content: DigestContent, settings: Settings, now: Date): Letter {
  return digestLetter(subject(content), bodyText(content), settings, now);
}

/** The mail in place of a digest that could not be made. */
export function composeDigestFailure(text: string, settings: Settings, now: Date): Letter {
  const advice =
    'Forms are still taken and delivered where the store answers. To see what waits: npm run enquiries -- list';
  return digestLetter('Website forms: the daily digest failed', `${text}\n\n${advice}\n`, settings, now);
}

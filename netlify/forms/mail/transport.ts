import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { type EnquiryRecord, shortId } from '../enquiry/enquiryRecord.ts';
import { failureCode } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { composeMail, composeWithoutText } from './composeMail.ts';
import { encryptedUrl } from './mailServer.ts';
import { resendLink } from './resendLink.ts';

/**
 * Puts the Message-ID of a message on one line. nodemailer folds headers over 76 characters, and some mail programs
 * then do not recognise a second copy. A prepared header is written as it is.
 */
function unfoldMessageId(mail: SendMailOptions): SendMailOptions {
  const { messageId, headers, ...rest } = mail;
  if (messageId === undefined) return mail;
  return { ...rest, headers: { ...headers, 'Message-ID': { prepared: true, value: messageId } } };
}

/** A message, and its file name in an outbox. */
export type Letter = { mail: SendMailOptions; fileName: string };

/** Sends a message within a time limit; throws on failure. */
export type Sender = (letter: Letter, limitMs: number) => Promise<void>;

/** nodemailer's own limits go up to 10 minutes. */
const SMTP_LIMITS_MS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

async function sendBySmtp(url: string, mail: SendMailOptions, limitMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: encryptedUrl(url), ...SMTP_LIMITS_MS });
  try {
    await transport.sendMail({ ...unfoldMessageId(mail), signal: AbortSignal.timeout(limitMs) });
  } finally {
    transport.close();
  }
}

/** Logs in to the mail server without sending a message. */
async function verifySmtp(url: string, limitMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: encryptedUrl(url), ...SMTP_LIMITS_MS });
  const late = AbortSignal.timeout(limitMs);
  try {
    await Promise.race([transport.verify(), once(late, 'abort').then(() => late.throwIfAborted())]);
  } finally {
    transport.close();
  }
}

/**
 * Returns a check of the mail route that throws on failure. An outbox always works; undefined if no mail server is set.
 */
export function createMailCheck({ mailRoute }: Settings): ((limitMs: number) => Promise<void>) | undefined {
  if (mailRoute.kind === 'none') return undefined;
  return async (limitMs) => {
    if (mailRoute.kind === 'smtp') await verifySmtp(mailRoute.url, limitMs);
  };
}

/** Renders the message as an .eml file. */
async function asEml(mail: SendMailOptions): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(unfoldMessageId(mail));
  return message.toString();
}

/** Returns '2026-03-02T08-00-00-000Z-name.eml', so that files sort by time. */
export function emlName(time: string, name: string): string {
  return `${time.replace(/[:.]/g, '-')}-${name}.eml`;
}

async function writeToFolder(directory: string, name: string, eml: string): Promise<void> {
  if (!existsSync(directory)) await mkdir(directory, { recursive: true });
  const temporary = join(directory, `.${name}.part`);
  try {
    await writeFile(temporary, eml);
    await rename(temporary, join(directory, name));
  } catch (error) {
    // On a full disk a leftover file would fill it further.
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Creates the mail transport of these settings; undefined where no mail leaves. */
export function createSender({ mailRoute: route }: Settings): Sender | undefined {
  switch (route.kind) {
    case 'none':
      return undefined;
    case 'smtp':
      return ({ mail }, limitMs) => sendBySmtp(route.url, mail, limitMs);
    case 'folder':
      return async ({ mail, fileName }) => writeToFolder(route.directory, fileName, await asEml(mail));
  }
}

/**
 * Checks whether the mail server has refused a message for good after it had seen it. A refused sender, recipient or
 * password is the site's fault, and may be put right.
 */
export const isTextRefusal = (error: unknown): boolean => /^EMESSAGE 5\d\d$/.test(failureCode(error));

/** Thrown once the office was told of an enquiry without its text. `code` is why the mail server refused the text. */
export class TextRefusedError extends Error {
  override name = 'TextRefusedError';
  readonly code: string;
  constructor(code: string) {
    super('The mail server refused the text; the office was told without it.');
    this.code = code;
  }
}

/**
 * Mails an enquiry to the office within a time limit. Throws on failure, and a TextRefusedError if the mail server took
 * only a mail without the text.
 */
export type Mailer = (record: EnquiryRecord, limitMs: number) => Promise<void>;

/** Creates the office's mailer; undefined where no mail leaves. */
export function createMailer(settings: Settings, now: () => Date = () => new Date()): Mailer | undefined {
  const send = createSender(settings);
  if (send === undefined) return undefined;
  return async (record, limitMs) => {
    const end = performance.now() + limitMs;
    const fileName = emlName(record.receivedAt, shortId(record.id));
    const link = resendLink(record.id, settings, now());
    const mails = [
      () => composeMail(record, settings),
      () => composeWithoutText(record, { settings, hasPerson: true, link }),
      () => composeWithoutText(record, { settings, hasPerson: false, link }),
    ];
    let refusal: unknown;
    for (const compose of mails) {
      try {
        await send({ mail: compose(), fileName }, Math.max(1, Math.round(end - performance.now())));
      } catch (error) {
        if (!isTextRefusal(error)) throw error;
        refusal ??= error;
        continue;
      }
      if (refusal !== undefined) throw new TextRefusedError(failureCode(refusal));
      return;
    }
    throw refusal;
  };
}

import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { failureCode } from '../runtime/log.ts';
import type { MailRoute } from '../runtime/settings.ts';

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

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Options of an SMTP URL that disable encryption or accept any certificate. */
const WEAKENING: Readonly<Record<string, RegExp>> = {
  ignoreTLS: /^(?!false$)/i,
  opportunisticTLS: /^(?!false$)/i,
  requireTLS: /^false$/i,
  secure: /^false$/i,
  'tls.rejectUnauthorized': /^false$/i,
};

/** Checks whether a mail server runs on this machine, where encryption is not needed. */
export function isOnThisMachine(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

/** Returns the options of a mail server's URL that would expose passwords and enquiries. */
export function weakeningOptions(url: string): string[] {
  const asked = [...new URL(url).searchParams];
  return asked.flatMap(([name, value]) => (WEAKENING[name]?.test(value) ? [name] : []));
}

/**
 * Returns a mail server's URL that requires encryption on other machines. Otherwise a server without encryption, or an
 * attacker who hides the offer of it, would receive everything.
 */
function encryptedUrl(url: string): string {
  if (!URL.canParse(url) || isOnThisMachine(url)) return url;
  const encrypted = new URL(url);
  for (const name of weakeningOptions(url)) encrypted.searchParams.delete(name);
  encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}

/** nodemailer's own limits go up to 10 minutes. */
const SMTP_LIMITS_MS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url: encryptedUrl(url), ...SMTP_LIMITS_MS });
}

async function sendBySmtp(url: string, mail: SendMailOptions, limitMs: number): Promise<void> {
  const transport = await openTransport(url);
  try {
    await transport.sendMail({ ...unfoldMessageId(mail), signal: AbortSignal.timeout(limitMs) });
  } finally {
    transport.close();
  }
}

/** Renders the message as an .eml file. */
export async function asEml(mail: SendMailOptions): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(unfoldMessageId(mail));
  return message.toString();
}

/** Returns '2026-03-02T08-00-00-000Z-name.eml', so that files sort by time. */
export function emlName(time: string, name: string): string {
  return `${time.replace(/[:.]/g, '-')}-${name}.eml`;
}

/** Creates the mail transport of a route; undefined where no mail leaves. */
export function createSender(route: MailRoute): Sender | undefined {
  switch (route.kind) {
    case 'none':
      return undefined;
    case 'smtp':
      return ({ mail }, limitMs) => sendBySmtp(route.url, mail, limitMs);
    case 'folder':
      return async ({ mail, fileName }) => {
        await mkdir(route.directory, { recursive: true });
        await writeFile(join(route.directory, fileName), await asEml(mail));
      };
  }
}

/** Thrown where mail is needed and no mail server is set. */
export class NoMailServerError extends Error {
  override name = 'NoMailServerError';
  constructor() {
    super('SMTP_URL is not set: nothing was sent.');
  }
}

/** Logs in to the mail server without sending a message; throws if that fails. An outbox always works. */
export async function checkLogin(route: MailRoute, limitMs: number): Promise<void> {
  if (route.kind === 'none') throw new NoMailServerError();
  if (route.kind === 'folder') return;
  const transport = await openTransport(route.url);
  const late = AbortSignal.timeout(limitMs);
  try {
    await Promise.race([transport.verify(), once(late, 'abort').then(() => late.throwIfAborted())]);
  } finally {
    transport.close();
  }
}

/** Refused for good after the mail server had seen it. A refused sender or password is the site's fault, and can be mended. */
const REFUSED = /^EMESSAGE 5\d\d$/;
/** Put off after it was seen, or left without an answer: by a filter, or because the mail server is down. */
const DELAYED = /^(EMESSAGE 4\d\d|(ETIMEDOUT|EABORT|ECONNECTION|ESOCKET)( \d{3})?)$/;

/**
 * Sends the fullest of some versions of a letter that the mail server does not refuse, within a time limit; returns why
 * it did not take the fullest, if so. Throws if nothing was sent.
 *
 * @param isAlsoForDelay also tries the next version where the mail server puts one off
 */
export async function sendFullest(
  send: Sender,
  versions: readonly (() => Letter)[],
  { limitMs, isAlsoForDelay = false }: { limitMs: number; isAlsoForDelay?: boolean },
): Promise<string | undefined> {
  const end = performance.now() + limitMs;
  let cause: unknown;
  for (const version of versions) {
    const left = end - performance.now();
    // One that hangs leaves time for the next.
    const share = isAlsoForDelay && version !== versions.at(-1) ? left / 2 : left;
    try {
      await send(version(), Math.max(1, Math.round(share)));
      return cause === undefined ? undefined : failureCode(cause);
    } catch (error) {
      const code = failureCode(error);
      if (!REFUSED.test(code) && !(isAlsoForDelay && DELAYED.test(code))) throw error;
      cause ??= error;
    }
  }
  throw cause;
}

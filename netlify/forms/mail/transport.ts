import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { failureCode } from '../runtime/log.ts';
import type { MailRoute } from '../runtime/settings.ts';

/**
 * Keeps a message's Message-ID on one line. nodemailer folds headers over 76 characters, after which some mail clients do
 * not detect duplicates. A prepared header is sent unchanged.
 */
function unfoldMessageId(mail: SendMailOptions): SendMailOptions {
  const { messageId, headers, ...rest } = mail;
  if (messageId === undefined) return mail;
  return { ...rest, headers: { ...headers, 'Message-ID': { prepared: true, value: messageId } } };
}

/** A message, and its file name for an outbox. */
export type Letter = { mail: SendMailOptions; fileName: string };

/** Sends a message within a time limit; throws on failure. */
export type Sender = (letter: Letter, limitMs: number) => Promise<void>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** SMTP URL options that disable encryption or accept any certificate. */
const WEAKENING: Readonly<Record<string, RegExp>> = {
  ignoreTLS: /^(?!false$)/i,
  opportunisticTLS: /^(?!false$)/i,
  requireTLS: /^false$/i,
  secure: /^false$/i,
  'tls.rejectUnauthorized': /^false$/i,
};

/** Checks whether a mail server runs on this machine, where encryption is not required. */
export function isLocalServer(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}

/** Returns the options in an SMTP URL that would expose passwords and enquiries. */
export function insecureOptions(url: string): string[] {
  const asked = [...new URL(url).searchParams];
  return asked.flatMap(([name, value]) => (WEAKENING[name]?.test(value) ? [name] : []));
}

/**
 * Returns an SMTP URL that requires encryption, except on this machine. Otherwise a server without encryption, or an
 * attacker who strips STARTTLS, would receive everything.
 */
function encryptedUrl(url: string): string {
  if (!URL.canParse(url) || isLocalServer(url)) return url;
  const encrypted = new URL(url);
  for (const name of insecureOptions(url)) encrypted.searchParams.delete(name);
  encrypted.searchParams.set('requireTLS', 'true');
  return encrypted.href;
}

/** nodemailer's default timeouts are up to 10 minutes. */
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

/** Creates the sender for a mail route; undefined if no mail is sent. */
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

/** Thrown if mail is needed but no mail server is configured. */
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

/** Permanent rejection of the message itself. A rejected sender or password is a configuration error that can be fixed. */
const REFUSED = /^EMESSAGE 5\d\d$/;
/** Deferred after the message was seen, or timed out: by a filter, or because the mail server is down. */
const DELAYED = /^(EMESSAGE 4\d\d|(ETIMEDOUT|EABORT|ECONNECTION|ESOCKET)( \d{3})?)$/;

/**
 * Sends the most detailed version of a letter that the mail server accepts, within a time limit. Returns why it rejected the
 * first version, if it did. Throws if nothing was sent.
 * @param isAlsoForDelay also falls back to the next version if one is deferred
 */
export async function sendWithFallbacks(
  send: Sender,
  versions: readonly (() => Letter)[],
  { limitMs, isAlsoForDelay = false }: { limitMs: number; isAlsoForDelay?: boolean },
): Promise<string | undefined> {
  const end = performance.now() + limitMs;
  let cause: unknown;
  for (const version of versions) {
    const left = end - performance.now();
    // A version that times out leaves time for the next one.
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

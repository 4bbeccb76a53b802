import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { openBlobs, type StoreOptions } from '../enquiry/enquiryStore.ts';
import type { Settings } from '../runtime/settings.ts';

/** A message, and its name where it lies as a file. */
export type Letter = { mail: SendMailOptions; fileName: string };

/** Sends a message within a time limit; throws where it did not get there. */
export type Sender = (letter: Letter, limitMs: number) => Promise<void>;

/** The library's own limits go up to 10 minutes. */
const SMTP_LIMITS_MS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const OUTBOX_LIMIT_MS = 6_000;

async function sendBySmtp(url: string, mail: SendMailOptions, limitMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...SMTP_LIMITS_MS });
  try {
    await transport.sendMail({ ...mail, signal: AbortSignal.timeout(limitMs) });
  } finally {
    transport.close();
  }
}

/** The message as a mail program would store it. */
async function asEml(mail: SendMailOptions): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mail);
  return message.toString();
}

/** '2026-03-02T08-00-00-000Z-name.eml': files in the order of their time. */
export function emlName(time: string, name: string): string {
  return `${time.replace(/[:.]/g, '-')}-${name}.eml`;
}

async function putInFolder(directory: string, name: string, eml: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const unfinished = join(directory, `.${name}.part`);
  await writeFile(unfinished, eml);
  await rename(unfinished, join(directory, name));
}

/** The way of mail that the settings ask for; undefined in production without a mail server. */
export function createSender(settings: Settings, blobs?: StoreOptions['blobs']): Sender | undefined {
  const { mailRoute: route, context } = settings;
  switch (route.kind) {
    case 'none':
      return undefined;
    case 'smtp':
      return ({ mail }, limitMs) => sendBySmtp(route.url, mail, limitMs);
    case 'folder':
      return async ({ mail, fileName }) => putInFolder(route.directory, fileName, await asEml(mail));
    case 'blobs':
      return async ({ mail, fileName }) => {
        const store = openBlobs('outbox', { context, totalMs: OUTBOX_LIMIT_MS, ...(blobs && { blobs }) });
        await store.set(fileName, await asEml(mail));
      };
  }
}

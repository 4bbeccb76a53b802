import { type EnquiryStore, readRecords } from '../enquiry/enquiryStore.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { composeDigest, type DigestContent } from './composeDigest.ts';
import { MAIL_LIMIT_MS } from './delivery.ts';
import type { Sender } from './sendMail.ts';

/** What the digest depends on. */
export type DigestTools = {
  store: EnquiryStore;
  send: Sender | undefined;
  settings: Settings;
  now: () => Date;
  /** Tells people by other means that the digest could not be mailed. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
};

const HOUR_MS = 3_600_000;
const DIGEST_NOTE = 'last-digest';

/** A suspect is reported once, an undelivered enquiry every day until it is delivered. */
async function gather(store: EnquiryStore, now: Date): Promise<DigestContent> {
  const pending = await readRecords(store, 'pending');
  const held = await readRecords(store, 'suspect');
  const last = (await store.readNote(DIGEST_NOTE)) ?? '';
  const isLate = (receivedAt: string) => now.getTime() - Date.parse(receivedAt) > HOUR_MS;
  return {
    undelivered: pending.records.filter(({ receivedAt, delivery }) => delivery.attempts > 0 || isLate(receivedAt)),
    suspects: held.records.filter(({ receivedAt }) => receivedAt > last),
    unreadable: pending.unreadable,
  };
}

async function reportFailure(code: string, count: number, { sendAlert }: DigestTools): Promise<void> {
  logError({ event: 'digest', code, count });
  await sendAlert?.(`The daily digest of ${count} website form(s) could not be mailed (${code}).`);
}

/** Reported every day, even while nothing waits, because the next enquiry would. */
async function reportNoMailServer(count: number, { sendAlert }: DigestTools): Promise<void> {
  logError({ event: 'digest', code: 'SMTP_URL is not set', count });
  await sendAlert?.(
    `The website cannot send mail: SMTP_URL is not set. ${count} website form(s) wait in the store, and new ones stay there.`,
  );
}

async function run(tools: DigestTools): Promise<void> {
  const { store, send, settings } = tools;
  const now = tools.now();
  const content = await gather(store, now);
  const count = content.undelivered.length + content.suspects.length + content.unreadable.length;
  if (send === undefined) return reportNoMailServer(count, tools);
  if (count === 0) return;
  try {
    await send(composeDigest(content, settings, now), MAIL_LIMIT_MS);
  } catch (error) {
    return reportFailure(failureCode(error), count, tools);
  }
  await store.writeNote(DIGEST_NOTE, now.toISOString());
  logInfo({ event: 'digest', code: 'sent', count });
}

/**
 * Mails the office what is undelivered and what was held back since the last digest; sends nothing where there is
 * neither. Reports by alert where no mail can be sent. Never throws.
 */
export async function sendDigest(tools: DigestTools): Promise<void> {
  try {
    await run(tools);
  } catch (error) {
    logError({ event: 'digest', code: `store ${failureCode(error)}` });
  }
}

import { MAIL_LIMIT_MS } from '../forms/enquiry/deliver.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { composeConfirmation } from './confirmationMail.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { type Ask, isMailedLately } from './subscriber.ts';

/** What sending a confirmation mail needs. */
export type ConfirmationTools = {
  store: NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  secret: string;
  now: () => Date;
};

export type ConfirmationResult = 'sent' | 'quiet' | 'failed';

/** No mail is tried longer than its link would have worked. */
const TRY_LIMIT_MS = 48 * 3_600_000;

async function noteFailure(ask: Ask, code: string, { store, now }: ConfirmationTools): Promise<'failed'> {
  logError({ event: 'newsletter-mail', id: ask.id, code });
  const time = now();
  if (time.getTime() - Date.parse(ask.receivedAt) > TRY_LIMIT_MS) {
    // A mistyped address would be tried for ever; whoever waits has asked again by now.
    await store.people.remove(ask.id);
    await store.asked.remove(ask.id);
    return 'failed';
  }
  const delivery = {
    attempts: ask.delivery.attempts + 1,
    lastAttemptAt: time.toISOString(),
    lastError: code,
  };
  await store.asked.write({ ...ask, delivery });
  return 'failed';
}

async function decide(ask: Ask, tools: ConfirmationTools, limitMs: number): Promise<ConfirmationResult> {
  const { store, send, settings, secret, now } = tools;
  const { id, email } = ask;
  const known = await store.people.read(id);
  if (known?.state === 'confirmed' || (known && isMailedLately(known, now()))) {
    await store.asked.remove(id);
    return 'quiet';
  }
  if (send === undefined) return noteFailure(ask, 'SMTP_URL is not set', tools);
  // Before the mail: its link must work the moment it is there.
  await store.people.write({ id, state: 'unconfirmed', email });
  try {
    await send(composeConfirmation(ask, settings, secret, now()), limitMs);
  } catch (error) {
    return noteFailure(ask, failureCode(error), tools);
  }
  // Read again: who is quick has confirmed meanwhile.
  const current = (await store.people.read(id)) ?? { id, state: 'unconfirmed' as const, email };
  await store.people.write({ ...current, mailedAt: now().toISOString() });
  await store.asked.remove(id);
  logInfo({ event: 'newsletter-mail', id, code: 'sent' });
  return 'sent';
}

/**
 * Sends the confirmation mail that an address asked for, unless it is confirmed already
 * or had one in the last 24 hours. What fails stays asked. Never throws.
 */
export async function confirmByMail(
  ask: Ask,
  tools: ConfirmationTools,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<ConfirmationResult> {
  try {
    return await decide(ask, tools, limitMs);
  } catch (error) {
    logError({ event: 'newsletter-mail', id: ask.id, code: `store ${failureCode(error)}` });
    return 'failed';
  }
}

import { HOUR_MS } from '../../lib/dates/time.ts';
import { afterFailure, isDue, MAIL_LIMIT_MS, MAILS_AT_ONCE } from '../forms/mail/delivery.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import { readEntry } from '../forms/runtime/blobs.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import { composeAlready, composeConfirmation } from './confirmationMail.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { afterMail, inactiveAfter, mayBeMailed, type Signup, type Subscriber } from './subscriber.ts';

/** Dependencies of a confirmation mail. */
export type ConfirmationTools = {
  store: NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  now: () => Date;
};

export type ConfirmationResult = 'sent' | 'quiet' | 'failed';

/** Attempts end when the link in the mail would expire. */
const TRY_LIMIT_MS = 48 * HOUR_MS;

async function recordFailure(signup: Signup, code: string, { store, now }: ConfirmationTools): Promise<'failed'> {
  logError({ event: 'newsletter-mail', id: signup.id, code });
  if (now().getTime() - Date.parse(signup.receivedAt) > TRY_LIMIT_MS) {
    // Otherwise a mistyped e-mail address would be tried for ever; a waiting person has signed up again by now.
    const known = await store.people.read(signup.id);
    if (known?.state !== 'confirmed') await store.people.remove(signup.id);
    await store.asked.remove(signup.id);
    return 'failed';
  }
  await store.asked.write({ ...signup, delivery: afterFailure(signup.delivery, code, now()) });
  return 'failed';
}

/** Returns the subscriber before the mail; a new one is unconfirmed. */
async function person({ id, email }: Signup, { store, now }: ConfirmationTools): Promise<Subscriber> {
  const known = await store.people.read(id);
  if (known !== undefined && (known.state === 'confirmed' || !mayBeMailed(known, now()))) return known;
  // The review first: every unconfirmed subscriber must have one.
  await store.reviews.add(dayOf(inactiveAfter(now())), id);
  const { leftAt: _, ...rest } = known ?? {};
  // Written before the mail, whose link must work as soon as it arrives.
  const unconfirmed = { ...rest, id, state: 'unconfirmed' as const, email };
  await store.people.write(unconfirmed);
  return unconfirmed;
}

async function attempt(signup: Signup, tools: ConfirmationTools, limitMs: number): Promise<ConfirmationResult> {
  const { store, send, settings, now } = tools;
  const { id } = signup;
  if (send === undefined) return recordFailure(signup, 'SMTP_URL is not set', tools);
  const key = await store.key();
  const known = await person(signup, tools);
  if (!mayBeMailed(known, now())) {
    await store.asked.remove(id);
    return 'quiet';
  }
  const compose = known.state === 'confirmed' ? composeAlready : composeConfirmation;
  try {
    await send(compose(signup, settings, key, now()), limitMs);
  } catch (error) {
    return recordFailure(signup, failureCode(error), tools);
  }
  // Read again, because a quick subscriber may have confirmed or left meanwhile.
  const current = (await store.people.read(id)) ?? known;
  await store.people.write({ ...current, ...afterMail(current, now()) });
  await store.asked.remove(id);
  logInfo({ event: 'newsletter-mail', id, code: 'sent' });
  return 'sent';
}

/**
 * Sends the mail of a sign-up: a request to confirm, or a note that the address is already on the list, so that
 * everyone finds a mail in the inbox. At most one in ten minutes. After a failure the sign-up stays in the store for
 * another attempt. Never throws.
 */
export async function sendConfirmation(
  signup: Signup,
  tools: ConfirmationTools,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<ConfirmationResult> {
  try {
    return await attempt(signup, tools, limitMs);
  } catch (error) {
    logError({ event: 'newsletter-mail', id: signup.id, code: `store ${failureCode(error)}` });
    return 'failed';
  }
}

/** Retries failed confirmation mails that are due, several at once, while `timeLeftMs` is positive. Never throws. */
export async function sendPendingConfirmations(tools: ConfirmationTools, timeLeftMs: () => number): Promise<void> {
  const { store, now } = tools;
  const isOver = () => timeLeftMs() <= 0;
  try {
    await workThrough(await store.asked.listNames(), { atOnce: MAILS_AT_ONCE, isOver }, async (id) => {
      const signup = await readEntry(store.asked, id);
      if (signup === undefined || signup === 'damaged' || !isDue(signup, now())) return;
      await sendConfirmation(signup, tools, Math.min(MAIL_LIMIT_MS, Math.max(1, timeLeftMs())));
    });
  } catch (error) {
    logError({ event: 'newsletter-mail', code: `store ${failureCode(error)}` });
  }
}

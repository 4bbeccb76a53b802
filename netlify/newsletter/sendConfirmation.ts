import { afterFailure, isDue, MAIL_LIMIT_MS, MAILS_AT_ONCE } from '../forms/mail/delivery.ts';
import type { Sender } from '../forms/mail/sendMail.ts';
import { readEntry } from '../forms/runtime/blobs.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { Settings } from '../forms/runtime/settings.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import { composeAlready, composeConfirmation } from './confirmationMail.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { renameByAddress } from './presentId.ts';
import {
  afterMail,
  inactiveAfter,
  mayBeMailed,
  NEWSLETTER_VERSION,
  type Signup,
  type Subscriber,
} from './subscriber.ts';

/** What sending a confirmation mail depends on. */
export type ConfirmationTools = {
  store: NewsletterStore;
  send: Sender | undefined;
  settings: Settings;
  secret: string;
  now: () => Date;
};

export type ConfirmationResult = 'sent' | 'quiet' | 'failed';

/** Attempts end when the link in the mail would have expired. */
const TRY_LIMIT_MS = 48 * 3_600_000;

async function recordFailure(signup: Signup, code: string, { store, now }: ConfirmationTools): Promise<'failed'> {
  logError({ event: 'newsletter-mail', id: signup.id, code });
  if (now().getTime() - Date.parse(signup.receivedAt) > TRY_LIMIT_MS) {
    // Otherwise a mistyped e-mail address would be tried for ever; whoever waits has signed up again by now.
    const known = await store.people.read(signup.id);
    if (known?.state !== 'confirmed') await store.people.remove(signup.id);
    await store.asked.remove(signup.id);
    return 'failed';
  }
  await store.asked.write({ ...signup, delivery: afterFailure(signup.delivery, code, now()) });
  return 'failed';
}

/** What is known of who signs up, before the mail: an unconfirmed subscriber where there was none. */
async function person({ id, email, language }: Signup, { store, secret, now }: ConfirmationTools): Promise<Subscriber> {
  await renameByAddress(email, secret, store);
  const known = await store.people.read(id);
  if (known !== undefined && (known.state === 'confirmed' || !mayBeMailed(known, now()))) return known;
  // Its day first: nobody unconfirmed may be without one.
  await store.reviews.add(dayOf(inactiveAfter(now())), id);
  const { leftAt: _, language: __, ...rest } = known ?? {};
  // Written before the mail, whose link must work as soon as it arrives.
  const own = { id, state: 'unconfirmed' as const, email, ...(language && { language }) };
  const unconfirmed = { ...rest, version: NEWSLETTER_VERSION, ...own };
  await store.people.write(unconfirmed);
  return unconfirmed;
}

async function attempt(signup: Signup, tools: ConfirmationTools, limitMs: number): Promise<ConfirmationResult> {
  const { store, send, settings, secret, now } = tools;
  const { id } = signup;
  if (send === undefined) return recordFailure(signup, 'SMTP_URL is not set', tools);
  const known = await person(signup, tools);
  if (!mayBeMailed(known, now())) {
    await store.asked.remove(id);
    return 'quiet';
  }
  const compose = known.state === 'confirmed' ? composeAlready : composeConfirmation;
  try {
    await send(compose(signup, settings, secret, now()), limitMs);
  } catch (error) {
    return recordFailure(signup, failureCode(error), tools);
  }
  // Read again, because a quick subscriber has confirmed or left meanwhile.
  const current = (await store.people.read(id)) ?? known;
  await store.people.write({ ...current, ...afterMail(current, now()) });
  await store.asked.remove(id);
  logInfo({ event: 'newsletter-mail', id, code: 'sent' });
  return 'sent';
}

/**
 * Sends the mail of a sign-up: to confirm, or to say that the address is on the list already, so that whoever is told to
 * look into the inbox finds a mail there. None goes out within ten minutes of another. After a failure the sign-up stays in the store for another attempt. Never throws.
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

/** Retries failed confirmation mails that are due, several at once, as long as `timeLeftMs` is positive. Never throws. */
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

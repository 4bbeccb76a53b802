import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { isInactive } from './subscriber.ts';

/** Deletes unconfirmed subscribers, and what is left of those who unsubscribed, after 3 days. Never throws. */
export async function deleteInactive({ people }: NewsletterStore, now: Date): Promise<void> {
  let count = 0;
  try {
    for (const id of await people.listIds()) {
      const person = await people.read(id);
      if (person === undefined || !isInactive(person, now)) continue;
      await people.remove(id);
      count += 1;
    }
  } catch (error) {
    logError({ event: 'newsletter-tidy', code: failureCode(error) });
  }
  if (count > 0) logInfo({ event: 'newsletter-tidy', code: 'forgotten', count });
}

import { DAY_MS } from '../../lib/dates/time.ts';
import { readEntry } from '../forms/runtime/blobs.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { inactiveFrom, type Subscriber } from './subscriber.ts';

/** Dependencies of `deleteInactive`. */
export type DeletionTools = {
  store: NewsletterStore;
  now: () => Date;
  /** Returns true once the run's time is over; the next run continues. */
  isOver: () => boolean;
};

const AT_ONCE = 10;
const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length;

/** Returns the next review of a subscriber without a mail: the day after, while the mail is still being tried. */
async function nextReview(person: Subscriber, { store, now }: DeletionTools): Promise<Date | undefined> {
  const from = inactiveFrom(person);
  if (from !== undefined) return from > now() ? from : undefined;
  return (await store.asked.has(person.id)) ? new Date(now().getTime() + DAY_MS) : undefined;
}

/** Deletes an expired subscriber, else sets the day of the next review; true if deleted. */
async function review(id: string, day: string, tools: DeletionTools): Promise<boolean> {
  const { people, reviews } = tools.store;
  const person = await readEntry(people, id);
  if (person === 'damaged') return false;
  const isInactive = person !== undefined && person.state !== 'confirmed';
  const next = isInactive ? await nextReview(person, tools) : undefined;
  const nextDay = next && dayOf(next);
  const isOver = isInactive && next === undefined;
  if (isOver) await people.remove(id);
  if (nextDay === day) return false;
  if (nextDay !== undefined) await reviews.add(nextDay, id);
  await reviews.remove(day, id);
  return isOver;
}

async function reviewDue(tools: DeletionTools): Promise<number> {
  const { reviews } = tools.store;
  let count = 0;
  for (const day of (await reviews.listDays()).filter((one) => one <= dayOf(tools.now()))) {
    if (tools.isOver()) break;
    await workThrough(await reviews.listIds(day), { atOnce: AT_ONCE, isOver: tools.isOver }, async (id) => {
      if (await review(id, day, tools)) count += 1;
    });
  }
  return count;
}

/**
 * Deletes unconfirmed subscribers, and the entries of those who unsubscribed, after 3 days. A run ends at its time
 * limit, and the next continues. Never throws.
 */
export async function deleteInactive(tools: DeletionTools): Promise<void> {
  try {
    await tools.store.signups.forget(tools.now().toISOString().slice(0, HOUR_LENGTH));
    const count = await reviewDue(tools);
    if (count > 0) logInfo({ event: 'newsletter-retention', code: 'erased', count });
  } catch (error) {
    logError({ event: 'newsletter-retention', code: `store ${failureCode(error)}` });
  }
}

import { readEntry } from '../forms/runtime/blobs.ts';
import { dayOf } from '../forms/runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../forms/runtime/log.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { renameFormer } from './presentId.ts';
import { inactiveFrom, type Subscriber, subscriberId } from './subscriber.ts';

/** What deleting inactive subscribers depends on. */
export type DeletionTools = {
  store: NewsletterStore;
  now: () => Date;
  /** Key of the present ids; without it subscribers of earlier releases keep theirs. */
  secret?: string | undefined;
  /** True once the time of this run is over; the next goes on where it stopped. */
  isOver: () => boolean;
};

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 10;
/** Subscribers that a run looks at beside those whose day has come. */
const SWEEP_SIZE = 200;

/** Never mailed: kept while the mail is still being tried, looked at again the day after. */
async function nextReview(person: Subscriber, { store, now }: DeletionTools): Promise<Date | undefined> {
  const from = inactiveFrom(person);
  if (from !== undefined) return from > now() ? from : undefined;
  return (await store.asked.has(person.id)) ? new Date(now().getTime() + DAY_MS) : undefined;
}

async function forget({ id, former }: Subscriber, store: NewsletterStore): Promise<void> {
  if (former !== undefined) await store.former.remove(former);
  await store.people.remove(id);
}

/** Deletes a subscriber whose time is over, else names the day of the next look; true where one was deleted. */
async function review(id: string, day: string | undefined, tools: DeletionTools): Promise<boolean> {
  const { people, reviews } = tools.store;
  const person = await readEntry(people, id);
  if (person === 'damaged') return false;
  if (tools.secret && person && (await renameFormer(person, tools.secret, tools.store))) {
    // Looked at under the new id, by a day that is due.
    if (person.state !== 'confirmed')
      await reviews.add(dayOf(tools.now()), subscriberId(person.email ?? '', tools.secret));
    return false;
  }
  let isDeleted = false;
  let nextDay: string | undefined;
  if (person !== undefined && person.state !== 'confirmed') {
    const next = await nextReview(person, tools);
    if (next !== undefined) nextDay = dayOf(next);
    else await forget(person, tools.store);
    isDeleted = next === undefined;
  }
  if (nextDay !== undefined && nextDay !== day) await reviews.add(nextDay, id);
  if (day !== undefined && nextDay !== day) await reviews.remove(day, id);
  return isDeleted;
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
 * Looks at some subscribers more, those after the last that a run came to: people of the first release stand under no day,
 * nor does one whose day got lost with a call of the store.
 */
async function sweep(tools: DeletionTools): Promise<number> {
  const { people, readSweep, writeSweep } = tools.store;
  const last = (await readSweep()) ?? '';
  const ids = await people.listNames();
  const following = ids.filter((id) => id > last).slice(0, SWEEP_SIZE);
  let count = 0;
  const left = await workThrough(following, { atOnce: AT_ONCE, isOver: tools.isOver }, async (id) => {
    if (await review(id, undefined, tools)) count += 1;
  });
  const reached = following[following.length - left.length - 1];
  await writeSweep(following.length < SWEEP_SIZE && left.length === 0 ? '' : (reached ?? last));
  return count;
}

/**
 * Deletes unconfirmed subscribers, and what is left of those who unsubscribed, after 3 days. A run ends with its time, and
 * the next goes on. Never throws.
 */
export async function deleteInactive(tools: DeletionTools): Promise<void> {
  let count = 0;
  try {
    count += await reviewDue(tools);
    if (!tools.isOver()) count += await sweep(tools);
  } catch (error) {
    logError({ event: 'newsletter-retention', code: `store ${failureCode(error)}` });
  }
  if (count > 0) logInfo({ event: 'newsletter-retention', code: 'erased', count });
}

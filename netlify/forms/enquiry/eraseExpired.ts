import { compareAge, dayOf, idInName, timeInName } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { monthsBefore } from '../runtime/monthsBefore.ts';
import { workThrough } from '../runtime/workThrough.ts';
import type { EnquiryStore, Folder } from './enquiryStore.ts';
import { readRecord } from './readRecords.ts';

/** What a bot seems to have sent is kept this long, so that a person can find a mistake in the digests of a month. */
export const SUSPECT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 10;
const LARGEST_SHARE = 0.1;
/** In a small store a single entry may be a tenth of it. */
const ALWAYS_ERASED = 10;
const MONTH_LENGTH = 'YYYY-MM'.length;
const REFUSED_NOTE = 'last-refused-retention';

export type RetentionTools = {
  store: EnquiryStore;
  now: () => Date;
  /** True once the time of this run is over; the next goes on where it stopped. */
  isOver: () => boolean;
  /** Tells people that the run was refused; true where the message was accepted. */
  sendAlert?: ((text: string) => Promise<boolean>) | undefined;
};

/** Removes an entry and what belongs to it; the entry last, so that what is cut short is found again. */
export async function eraseEntry(store: EnquiryStore, folder: Folder, name: string): Promise<void> {
  // A pending twin of a delivered enquiry would be mailed again.
  if (folder === 'done') await store.remove('pending', name);
  if (folder !== 'suspect') await store.removeName(idInName(name));
  await store.remove(folder, name);
}

/** The names of a folder that are older than a moment, oldest first, and the days that hold younger ones. */
async function olderNames(folder: Folder, than: Date, { store, isOver }: RetentionTools) {
  const { days } = await store.listDays(folder);
  const limit = dayOf(than);
  const names: string[] = [];
  await workThrough(
    days.filter((day) => day <= limit),
    { atOnce: AT_ONCE, isOver },
    async (day) => {
      const ofDay = await store.listNames(folder, day);
      names.push(...ofDay.filter((name) => (timeInName(name) ?? '') < than.toISOString()));
    },
  );
  return { folder, names: names.sort(compareAge), youngerDays: days.filter((day) => day >= limit) };
}

type Expired = Awaited<ReturnType<typeof olderNames>>;

/** True where more than a tenth of the store would go. Counts the days that stay only until they are enough. */
async function isTooMuch(expired: readonly Expired[], { store }: RetentionTools): Promise<boolean> {
  const count = expired.reduce((sum, { names }) => sum + names.length, 0);
  if (count <= ALWAYS_ERASED) return false;
  let all = count;
  const isEnough = () => count <= all * LARGEST_SHARE;
  for (const { folder, names: older, youngerDays } of expired) {
    const gone = new Set(older);
    await workThrough(youngerDays.toReversed(), { atOnce: AT_ONCE, isOver: isEnough }, async (day) => {
      const names = await store.listNames(folder, day);
      all += names.filter((name) => !gone.has(name)).length;
    });
  }
  return !isEnough();
}

/** A person decides then; told once a day. */
async function refuse(count: number, { store, now, sendAlert }: RetentionTools): Promise<void> {
  logError({ event: 'retention', code: 'more than a tenth', count });
  const today = dayOf(now());
  if ((await store.readNote(REFUSED_NOTE)) === today) return;
  const isSent = await sendAlert?.(
    `The website would erase ${count} forms at once, more than a tenth of its store, and has stopped. Where the clock and the retention are right: npm run enquiries -- purge, and purge --state suspect --older-than ${SUSPECT_DAYS}d.`,
  );
  if (isSent) await store.writeNote(REFUSED_NOTE, today);
}

/** Name of the note with the number that was erased in a month, '2026-03'. */
const erasedNote = (month: string) => `erased-${month}`;

/** How many were erased in a month, '2026-03'. */
export const readErased = async (store: EnquiryStore, month: string): Promise<number> =>
  Number(await store.readNote(erasedNote(month))) || 0;

async function eraseAll({ folder, names }: Expired, { store, isOver }: RetentionTools): Promise<number> {
  const left = await workThrough(names, { atOnce: AT_ONCE, isOver }, (name) => eraseEntry(store, folder, name));
  return names.length - left.length;
}

/** Erases what is over its time and notes how many, or refuses to. */
async function erase(tools: RetentionTools): Promise<void> {
  const { store, now } = tools;
  const suspectLimit = new Date(now().getTime() - SUSPECT_DAYS * DAY_MS);
  const expired = [
    await olderNames('done', monthsBefore(firm.enquiryRetentionMonths, now()), tools),
    await olderNames('suspect', suspectLimit, tools),
  ];
  const total = expired.reduce((sum, { names }) => sum + names.length, 0);
  if (total === 0) return;
  if (await isTooMuch(expired, tools)) return refuse(total, tools);
  let count = 0;
  for (const one of expired) count += await eraseAll(one, tools);
  logInfo({ event: 'retention', code: 'erased', count });
  const month = dayOf(now()).slice(0, MONTH_LENGTH);
  await store.writeNote(erasedNote(month), String((await readErased(store, month)) + count));
}

/** Gives entries of the first release, whose names tell no time, names of this one. */
async function dateNames(folder: Folder, { store, isOver }: RetentionTools): Promise<void> {
  const { undated } = await store.listDays(folder);
  await workThrough(undated, { atOnce: AT_ONCE, isOver }, async (name) => {
    const record = await readRecord(store, folder, name);
    if (record === undefined || record === 'damaged') return;
    if (folder !== 'suspect') await store.writeName(record);
    await store.write(folder, record);
    await store.remove(folder, name);
  });
}

/**
 * Erases delivered enquiries after the months that the privacy page states, and suspects after 30 days. What was never
 * delivered stays, whatever its age: the digest names it every day. Where more than a tenth of the store would go, as with a
 * wrong clock, nothing does and people are told. Never throws.
 */
export async function eraseExpired(tools: RetentionTools): Promise<void> {
  try {
    await erase(tools);
    await dateNames('done', tools);
    await dateNames('suspect', tools);
  } catch (error) {
    logError({ event: 'retention', code: `store ${failureCode(error)}` });
  }
}

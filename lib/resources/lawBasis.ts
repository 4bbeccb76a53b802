import { say } from '../words/say.ts';

/** A Finance Act, and how it is known: its text read, or what is published about it. */
export type ActState = {
  year: number;
  isRead: boolean;
  /** An edition that was read holds what is still in force of it. */
  isHeld: boolean;
};

/** 'the Finance Act 2026', 'the Finance Acts 2025 and 2026', 'the Finance Acts 2020 to 2024'. */
function named(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  if (years.length <= 1) return say('the Finance Act {year}', { year: first ?? '' });
  const several = years.length === 2 ? 'the Finance Acts {first} and {last}' : 'the Finance Acts {first} to {last}';
  return say(several, { first: first ?? '', last: last ?? '' });
}

/** The Acts up to one, the oldest first: those that were read, and those that are known only from what is published. */
function knownTo(financeAct: number, states: readonly ActState[]) {
  const acts = states.filter(({ year }) => year <= financeAct).toSorted((a, b) => a.year - b.year);
  return {
    read: acts.filter(({ isRead }) => isRead).map(({ year }) => year),
    unread: acts.filter(({ isRead, isHeld }) => !isRead && !isHeld).map(({ year }) => year),
  };
}

/** True where an Act that a text takes in, and that no edition holds, was not read. */
export const isPartlyUnread = (financeAct: number, states: readonly ActState[]): boolean =>
  knownTo(financeAct, states).unread.length > 0;

/** Which Finance Acts a text takes in, and which of them were read: a sentence without its full stop. */
export function takesIn(financeAct: number, states: readonly ActState[]): string {
  const { read, unread } = knownTo(financeAct, states);
  if (read.length === 0)
    return say('Takes in what is published about the Finance Acts to {year}', { year: financeAct });
  const acts = { read: named(read), unread: named(unread) };
  if (unread.length === 0) return say('Takes in {read} as read', acts);
  return unread.length === 1
    ? say('Takes in {read} as read; of {unread} what is published about it', acts)
    : say('Takes in {read} as read; of {unread} what is published about them', acts);
}

/** The same inside a sentence: 'the law as read to the Finance Act 2024, and as reported since'. */
export function lawAsKnown(financeAct: number, states: readonly ActState[]): string {
  const { read, unread } = knownTo(financeAct, states);
  const newest = read.at(-1);
  if (newest === undefined) return say('the law as reported to the Finance Act {year}', { year: financeAct });
  return say(
    unread.length === 0
      ? 'the law as read to the Finance Act {year}'
      : 'the law as read to the Finance Act {year}, and as reported since',
    { year: newest },
  );
}

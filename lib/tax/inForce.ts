/** Returns the entry of a dated list, oldest first, that is in force on a day; undefined before the first day. */
export const inForce = <Entry extends { from: string }>(list: readonly Entry[], day: string): Entry | undefined =>
  list.findLast(({ from }) => from <= day);

/** Index of the item `steps` away from `index`; past either end it goes on from the other. */
export function stepRound(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

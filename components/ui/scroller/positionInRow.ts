/** Which of `count` dots stands for how far a row is scrolled: the first at its start, the last at its end. */
export function positionInRow(scrolled: number, scrollable: number, count: number): number {
  if (scrollable <= 0 || count < 2) return 0;
  const share = Math.min(Math.max(scrolled / scrollable, 0), 1);
  return Math.round(share * (count - 1));
}

/**
 * Index of the tab that a key leads to, after the ARIA Authoring Practices: arrows go round, Home and End lead to the
 * ends. Undefined for every other key, which then keeps its own meaning, and where there are no tabs.
 */
export function newIndexFromKey(
  key: string,
  index: number,
  count: number,
  orientation: 'horizontal' | 'vertical' = 'horizontal',
): number | undefined {
  if (count < 1) return undefined;
  const [previousKey, nextKey] = orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];

  if (key === nextKey) return (index + 1) % count;
  if (key === previousKey) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

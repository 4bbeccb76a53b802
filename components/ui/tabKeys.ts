import { wrapIndex } from './scrollPosition';

/**
 * Returns the index of the tab that a key selects, following the ARIA Authoring Practices: arrows wrap around, Home and
 * End go to the ends. Undefined for other keys, or if there are no tabs.
 *
 * @param isColumn whether the tabs are stacked vertically
 */
export function newIndexFromKey(key: string, index: number, count: number, isColumn = false): number | undefined {
  if (count < 1) return undefined;
  const [previousKey, nextKey] = isColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];

  if (key === nextKey) return wrapIndex(index + 1, count);
  if (key === previousKey) return wrapIndex(index - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

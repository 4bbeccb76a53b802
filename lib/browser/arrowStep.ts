import { hasModifierKey } from './clicks';

/**
 * The step that a key asks of a carousel: 1 for the right arrow, -1 for the left, and 0 for any other key, for a key with a
 * modifier, or where another listener has already handled it.
 */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || hasModifierKey(event)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}

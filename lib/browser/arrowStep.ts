import { hasModifierKey } from './clicks';

/**
 * Step that a key asks of a carousel: 1 for the right arrow, -1 for the left, 0 for other keys, with a modifier key, and where
 * something else has answered.
 */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || hasModifierKey(event)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}

import { hasModifierKey } from './clicks';

/**
 * Returns the carousel step for an arrow key: 1 for right, -1 for left. Returns 0 for any other key, when a modifier is
 * held, or when another listener has already handled the event.
 */
export function arrowStep(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || hasModifierKey(event)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}

import { useEffect, useEffectEvent } from 'react';
import { hasModifierKey } from '@/lib/browser/clicks';

type KeyPress = Parameters<typeof hasModifierKey>[0] & { key: string };

/** Step that a key asks of a carousel: 1 for the right arrow, -1 for the left, 0 for other keys and with a modifier. */
export function arrowStep(event: KeyPress): -1 | 0 | 1 {
  if (hasModifierKey(event)) return 0;
  if (event.key === 'ArrowRight') return 1;
  return event.key === 'ArrowLeft' ? -1 : 0;
}

/**
 * Steps by the left and right arrow keys, wherever the focus is. The default action of the key is not prevented.
 *
 * @param isActive called at each key: whether it is for this carousel
 */
export function useArrowKeys(onStep: (step: -1 | 1) => void, isActive: () => boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step !== 0 && !event.defaultPrevented && isActive()) onStep(step);
  });

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

import { type RefObject, useEffect } from 'react';
import { hasModifierKey } from '@/lib/browser/clicks';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** True while the region holds the focus, and also while nothing else on the page does and the region is in sight. */
function hearsKeys(region: HTMLElement): boolean {
  const { activeElement } = document;
  if (region.contains(activeElement)) return true;
  const isFocusFree = activeElement === null || activeElement.contains(region);
  return isFocusFree && region.getBoundingClientRect().bottom > 0;
}

/** Left and right arrow keys step; the key keeps its own meaning too, so nothing is taken from a page that scrolls. */
export function useArrowKeys(ref: RefObject<HTMLElement | null>, onStep: (steps: number) => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const steps = STEPS[event.key];
      if (!steps || hasModifierKey(event) || event.defaultPrevented || !ref.current || !hearsKeys(ref.current)) return;
      onStep(steps);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [ref, onStep]);
}

import { type PointerEvent, useRef } from 'react';
import { swipeSteps } from '@/lib/carousel/swipeSteps';

/** Handlers that turn a sideways swipe into a step. A mouse keeps selecting text; a scroll up or down cancels. */
export function useSwipe(onStep: (steps: number) => void) {
  const startX = useRef<number>(undefined);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType !== 'mouse' && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const steps = startX.current === undefined ? 0 : swipeSteps(clientX - startX.current);
      startX.current = undefined;
      if (steps !== 0) onStep(steps);
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
  };
}

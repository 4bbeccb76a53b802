import { type PointerEvent, useRef } from 'react';

/** A finger has to move further than this for a swipe, in px (specification, section 9). */
const SWIPE_PX = 50;

/** Pointer handlers that turn a sideways swipe into a step. A mouse keeps selecting text; a scroll up or down cancels. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const startX = useRef<number>(undefined);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType !== 'mouse' && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = startX.current === undefined ? 0 : clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(distance) > SWIPE_PX) onStep(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
  };
}

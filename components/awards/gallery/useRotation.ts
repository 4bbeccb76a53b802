import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';

/** How long each position of the gallery is shown. */
export const ADVANCE_MS = 4000;

type RotationOptions = {
  /** Position shown now: a new one begins its time anew. */
  position: number;
  /** True while something else, such as a drag, keeps the gallery still. */
  isHeld: boolean;
  onAdvance: () => void;
};

/**
 * Moves a carousel on by itself, after the carousel pattern of the ARIA Authoring Practices: still while the pointer
 * or the keyboard's focus rests on it, stopped and started by a button, and not started where less motion is asked for.
 */
export function useRotation({ position, isHeld, onAdvance }: RotationOptions) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [chosen, setChosen] = useState<'stopped' | 'started'>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStopped = chosen ? chosen === 'stopped' : prefersReducedMotion;
  const isRunning = !isStopped && !isHeld && !isHovered && !isFocused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: onAdvance is new at each rendering and must not begin the time anew; a new position must.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(onAdvance, ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, position]);

  const toggle = () => {
    setChosen(isStopped ? 'started' : 'stopped');
    // The pointer and the focus rest on the button itself, and yet it shall move.
    if (isStopped) {
      setIsHovered(false);
      setIsFocused(false);
    }
  };

  return {
    isRunning,
    isStopped,
    toggle,
    restHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

import { type FocusEvent, type PointerEvent, useState } from 'react';
import { usePrefersReducedMotion } from '@/components/ui/hooks/usePrefersReducedMotion';

/** auto: moves unless something holds it; paused and playing: asked for with the button; started: playing, and held again. */
type Wish = 'auto' | 'paused' | 'playing' | 'started';

const isKeyboardFocus = (target: EventTarget) => target instanceof Element && target.matches(':focus-visible');

/**
 * Whether the slides move by themselves. The mouse over the region and keyboard focus inside it hold them, reduced
 * motion keeps them from starting, and the button decides over all three until the visitor has turned away.
 */
export function usePlayback() {
  const isReduced = usePrefersReducedMotion();
  const [wish, setWish] = useState<Wish>('auto');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isPlaying = wish === 'playing' || wish === 'started' || (wish === 'auto' && !isReduced);
  const isMoving = wish === 'playing' || (isPlaying && !isHovered && !isFocused);
  const turnAway = () => setWish((last) => (last === 'playing' ? 'started' : last));

  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
    onPointerLeave: () => {
      setIsHovered(false);
      if (!isFocused) turnAway();
    },
    onFocus: ({ target }: FocusEvent) => setIsFocused(isKeyboardFocus(target)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setIsFocused(false);
      if (!isHovered) turnAway();
    },
  };

  return { isMoving, isPlaying, toggle: () => setWish(isPlaying ? 'paused' : 'playing'), holders };
}

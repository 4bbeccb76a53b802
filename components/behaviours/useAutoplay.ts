import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { REDUCED_MOTION_QUERY } from '@/lib/browser/scrolling';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the visitor prefers reduced motion; false on the server and until hydration. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(REDUCED_MOTION_QUERY).matches,
    () => false,
  );
}

type AutoplayOptions = {
  /** True while something else, such as a drag or an open dialog, stops the carousel. */
  isSuspended?: boolean;
  /**
   * Advances by a timer. Absent where the caller has a CSS animation of the remaining time and advances at its end.
   */
  timer?: {
    /** How long each position is shown, in ms. */
    intervalMs: number;
    /** Current position; a new one restarts the interval. */
    position: number;
    onAdvance: () => void;
  };
};

/**
 * What the pause button has asked for. auto: nothing yet. playing: move in spite of hover, focus and reduced motion.
 * resumed: the visitor has turned away since then, so that hover and focus hold again.
 */
type Intent = 'auto' | 'paused' | 'playing' | 'resumed';

/**
 * Whether a carousel moves by itself, after the carousel pattern of the ARIA Authoring Practices. Hover by mouse and
 * keyboard focus hold it, and reduced motion keeps it from starting. The pause button overrides all three until pointer
 * and focus have left.
 */
export function useAutoplay({ isSuspended = false, timer }: AutoplayOptions = {}) {
  const isReduced = usePrefersReducedMotion();
  const [intent, setIntent] = useState<Intent>('auto');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const isPlaying = intent === 'auto' ? !isReduced : intent !== 'paused';
  const isMoving = isPlaying && !isSuspended && (intent === 'playing' || (!isHovered && !isFocused));

  const advance = useEffectEvent(() => timer?.onAdvance());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position starts the interval anew.
  useEffect(() => {
    if (!isMoving || timer === undefined) return;
    const timeout = setTimeout(() => advance(), timer.intervalMs);
    return () => clearTimeout(timeout);
  }, [isMoving, timer?.position, timer?.intervalMs]);

  const turnAway = () => setIntent((last) => (last === 'playing' ? 'resumed' : last));
  return {
    /** False once paused, and before a start under reduced motion: for the pause button. */
    isPlaying,
    /** True while it moves by itself at this moment. */
    isMoving,
    toggle: () => setIntent(isPlaying ? 'paused' : 'playing'),
    /** For the element around the whole carousel. */
    pauseHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => {
        setIsHovered(false);
        if (!isFocused) turnAway();
      },
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        setIsFocused(false);
        if (!isHovered) turnAway();
      },
    },
  };
}

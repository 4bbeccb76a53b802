import { REDUCED_MOTION_QUERY } from './scrolling';

export type Autoplay = {
  /** False once the visitor has paused it, or if reduced motion prevented it from starting. Shown by the pause button. */
  isPlaying: boolean;
  /** True while the carousel is moving automatically. */
  isMoving: boolean;
};

type Attention = {
  /**
   * The visitor's last choice with the pause button: `auto` before any press; `playing` overrides hover, focus and reduced
   * motion; `resumed` means that pointer or focus has since left, so hover and focus pause the carousel again.
   */
  intent: 'auto' | 'paused' | 'playing' | 'resumed';
  isReduced: boolean;
  isHovered: boolean;
  isFocused: boolean;
};

function autoplayOf({ intent, isReduced, isHovered, isFocused }: Attention): Autoplay {
  const isPlaying = intent === 'auto' ? !isReduced : intent !== 'paused';
  return { isPlaying, isMoving: isPlaying && (intent === 'playing' || (!isHovered && !isFocused)) };
}

/**
 * Tracks whether a carousel should move automatically, following the carousel pattern of the ARIA Authoring Practices. Hover
 * and keyboard focus pause it, and reduced motion prevents it from starting. The pause button overrides all three until
 * pointer and focus have left.
 * @param onChange called immediately, and after each change
 */
export function followAutoplay(
  carousel: HTMLElement,
  pauseButton: HTMLElement,
  onChange: (autoplay: Autoplay) => void,
  signal: AbortSignal,
): void {
  const reduced = matchMedia(REDUCED_MOTION_QUERY);
  const isFocused = carousel.querySelector(':focus-visible') !== null;
  let attention: Attention = { intent: 'auto', isReduced: reduced.matches, isHovered: false, isFocused };
  let autoplay = autoplayOf(attention);

  const attend = (changes: Partial<Attention>) => {
    attention = { ...attention, ...changes };
    const last = autoplay;
    autoplay = autoplayOf(attention);
    if (autoplay.isPlaying !== last.isPlaying || autoplay.isMoving !== last.isMoving) onChange(autoplay);
  };
  const leave = (changes: Partial<Attention>) => {
    const { intent, isHovered, isFocused } = { ...attention, ...changes };
    const hasTurnedAway = intent === 'playing' && !isHovered && !isFocused;
    attend({ ...changes, intent: hasTurnedAway ? 'resumed' : intent });
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => carousel.addEventListener(type, handle, { signal });
  listen('pointerenter', ({ pointerType }) => attend({ isHovered: pointerType === 'mouse' }));
  listen('pointerleave', () => leave({ isHovered: false }));
  listen('focusin', ({ target }) =>
    attend({ isFocused: target instanceof Element && target.matches(':focus-visible') }),
  );
  listen('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) leave({ isFocused: false });
  });
  reduced.addEventListener('change', () => attend({ isReduced: reduced.matches }), { signal });
  const toggle = () => attend({ intent: autoplay.isPlaying ? 'paused' : 'playing' });
  pauseButton.addEventListener('click', toggle, { signal });
  onChange(autoplay);
}

'use client';
// Needs the browser: time, keys, fingers and the pause button move the slides.

import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useArrowKeys } from '@/components/behaviours/useArrowKeys';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { IconButton } from '@/components/ui/button/IconButton';
import { wrapIndex } from '@/components/ui/scrollPosition';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import heroProgressStyles from './HeroProgress.module.scss';
import styles from './HeroSlider.module.scss';
import { useLockedIndex } from './useLockedIndex';

/** A finger has to move further than this for a swipe, in px (specification, section 9). */
const SWIPE_PX = 50;

/** Pointer handlers that turn a sideways swipe into a step. A mouse keeps selecting text; a scroll up or down cancels. */
function useSwipe(onStep: (step: -1 | 1) => void) {
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

/** Half the time of a slide: by then the page itself has loaded. */
const PRELOAD_MS = 3500;

/** True once the next slide's picture shall load: after half a slide's time, or on the first interaction with the region. */
function useNextPicture(ref: RefObject<HTMLElement | null>): boolean {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const region = ref.current;
    const load = () => setIsNeeded(true);
    const timer = setTimeout(load, PRELOAD_MS);
    const events = ['pointerenter', 'pointerdown', 'focusin'] as const;
    for (const event of events) region?.addEventListener(event, load, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) region?.removeEventListener(event, load);
    };
  }, [ref]);

  return isNeeded;
}

type HeroProgressProps = {
  slides: readonly { id: string; label: string }[];
  index: number;
  /** False once paused, and under reduced motion. */
  isPlaying: boolean;
  /** True while they move by themselves at this moment: not under the pointer or with the focus. */
  isMoving: boolean;
  onSelect: (index: number) => void;
  onComplete: () => void;
};

/** One bar for each slide; that of the current one fills while the slide shows; a press shows the slide. The CSS animation keeps the time. */
function HeroProgress({ slides, index, isPlaying, isMoving, onSelect, onComplete }: HeroProgressProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const movement = isMoving ? 'moving' : isPlaying ? 'suspended' : 'stopped';

  return (
    <ul
      className={heroProgressStyles.bars}
      role="list"
      aria-label="Slides"
      data-state={isHydrated ? movement : 'suspended'}
    >
      {slides.map(({ id, label }, position) => (
        <li key={id} className={heroProgressStyles.item}>
          <button
            type="button"
            className={heroProgressStyles.button}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onSelect(position)}
          >
            <span className={heroProgressStyles.bar} aria-hidden="true">
              <span
                className={heroProgressStyles.fill}
                data-state={position === index ? 'filling' : undefined}
                onAnimationEnd={position === index ? onComplete : undefined}
              />
            </span>
            <span className={heroProgressStyles.label}>
              <VisuallyHidden>Show slide {position + 1}: </VisuallyHidden>
              {label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Length of the transition from one slide to another, in ms. */
const SLIDE_LOCK_MS = 600;

type HeroSliderProps = {
  label: string;
  slides: readonly { id: string; label: string; content: ReactNode }[];
  /** What stands below the buttons of every slide. */
  children?: ReactNode;
};

/** True while the region holds the focus, or while nothing else on the page does and the region is in sight. */
function ownsArrowKeys(region: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (!region || region.contains(activeElement)) return region !== null;
  const isFocusFree = activeElement === null || activeElement.contains(region);
  return isFocusFree && region.getBoundingClientRect().bottom > 0;
}

/** Shows one slide after another. Without script all of them stand below one another. */
export function HeroSlider({ label, slides, children }: HeroSliderProps) {
  const ref = useRef<HTMLElement>(null);
  const { index, leaving, select, step } = useLockedIndex(slides.length, SLIDE_LOCK_MS);
  const { isMoving, isPlaying, toggle, pauseHandlers } = useAutoplay();
  const isNextPictureNeeded = useNextPicture(ref);
  useArrowKeys(step, () => ownsArrowKeys(ref.current));
  const swipeHandlers = useSwipe(step);

  const stateOf = (position: number) => {
    if (position === index) return 'current';
    if (position === leaving) return 'leaving';
    // The picture of the next slide loads before the slide is shown.
    return isNextPictureNeeded && position === wrapIndex(index + 1, slides.length) ? 'next' : 'waiting';
  };

  return (
    <section
      ref={ref}
      className={styles.hero}
      data-head="home"
      aria-roledescription="carousel"
      aria-label={label}
      data-state={leaving === undefined ? 'resting' : 'changing'}
      {...pauseHandlers}
      {...swipeHandlers}
    >
      <div className={styles.inner}>
        <div className={styles.buttons}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pause slides' : 'Play slides'}
            onClick={toggle}
          />
          <IconButton icon="arrow-left" label="Previous slide" onClick={() => step(-1)} />
          <IconButton icon="arrow-right" label="Next slide" onClick={() => step(1)} />
        </div>
        <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map(({ id, label: name, content }, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the carousel pattern, not a fieldset.
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}: ${name}`}
              data-state={stateOf(position)}
            >
              {content}
            </div>
          ))}
        </div>
        <div className={styles.proof}>{children}</div>
        <HeroProgress
          slides={slides}
          index={index}
          isPlaying={isPlaying}
          isMoving={isMoving}
          onSelect={select}
          onComplete={() => step(1)}
        />
      </div>
    </section>
  );
}

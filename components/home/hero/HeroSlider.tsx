'use client';
// Needs the browser: time, keys, fingers and the pause button move the slides.

import { type ReactNode, useRef } from 'react';
import { PauseButton } from '@/components/behaviours/PauseButton';
import { useArrowKeys } from '@/components/behaviours/useArrowKeys';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { IconButton } from '@/components/ui/button/IconButton';
import { wrapIndex } from '@/lib/carousel/position';
import { HeroProgress } from './HeroProgress';
import styles from './HeroSlider.module.scss';
import { useLockedIndex } from './useLockedIndex';
import { useNextPicture } from './useNextPicture';
import { useSwipe } from './useSwipe';

/** Length of the transition from one slide to another, in ms. */
const SLIDE_LOCK_MS = 600;

type HeroSliderProps = {
  /** Spoken name of the region. */
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
    // Its picture loads before it is shown.
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
          <PauseButton
            isPlaying={isPlaying}
            labels={{ pause: 'Pause slides', play: 'Play slides' }}
            onToggle={toggle}
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

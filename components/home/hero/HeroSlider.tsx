'use client';

// Needs the browser: time, keys, fingers and the pause button move the slides.
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { HeroProgress } from './HeroProgress';
import styles from './HeroSlider.module.scss';
import { slideState } from './slideState';
import { useArrowKeys } from './useArrowKeys';
import { useLockedIndex } from './useLockedIndex';
import { useNextPicture } from './useNextPicture';
import { usePlayback } from './usePlayback';
import { useSwipe } from './useSwipe';

/** How long one slide takes the place of another; meanwhile no other is chosen. */
export const SLIDE_LOCK_MS = 600;

type HeroSliderProps = {
  /** Spoken name of the region. */
  label: string;
  slides: readonly { id: string; label: string; content: ReactNode }[];
};

/** Shows one slide after another. Without script all of them stand below one another. */
export function HeroSlider({ label, slides }: HeroSliderProps) {
  const ref = useRef<HTMLElement>(null);
  const { index, leaving, select, step } = useLockedIndex(slides.length, SLIDE_LOCK_MS);
  const { isMoving, isPlaying, toggle, holders } = usePlayback();
  const isNextWanted = useNextPicture(ref);
  useArrowKeys(ref, step);
  const swipe = useSwipe(step);

  return (
    <section
      ref={ref}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={label}
      data-state={leaving === undefined ? 'resting' : 'changing'}
      {...holders}
      {...swipe}
    >
      <div className={styles.inner}>
        <div className={styles.buttons}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pause slides' : 'Play slides'}
            onInk
            onClick={toggle}
          />
          <IconButton icon="arrow-left" label="Previous slide" onInk onClick={() => step(-1)} />
          <IconButton icon="arrow-right" label="Next slide" onInk onClick={() => step(1)} />
        </div>
        <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map(({ id, label: name, content }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group after the carousel pattern, not a fieldset.
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${slides.length}: ${name}`}
              data-state={slideState(place, { index, leaving, count: slides.length, isNextWanted })}
            >
              {content}
            </div>
          ))}
        </div>
        <HeroProgress slides={slides} index={index} isMoving={isMoving} onSelect={select} onFull={step} />
      </div>
    </section>
  );
}

'use client';
// Part of HeroSlider: its bars must not start before the script hears them end.

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import styles from './HeroProgress.module.scss';

type HeroProgressProps = {
  slides: readonly { id: string; label: string }[];
  index: number;
  /** False once paused, and under reduced motion. */
  isPlaying: boolean;
  /** True while they move by themselves at this moment: not under the pointer or with the focus. */
  isMoving: boolean;
  onSelect: (index: number) => void;
  /** Called when the bar of the current slide is full. */
  onComplete: () => void;
};

/** One bar for each slide; that of the current one fills while the slide shows; a press shows the slide. The CSS animation keeps the time. */
export function HeroProgress({ slides, index, isPlaying, isMoving, onSelect, onComplete }: HeroProgressProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const movement = isMoving ? 'moving' : isPlaying ? 'held' : 'stopped';

  return (
    <ul className={styles.bars} role="list" aria-label="Slides" data-state={isHydrated ? movement : 'held'}>
      {slides.map(({ id, label }, position) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.button}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onSelect(position)}
          >
            <span className={styles.bar} aria-hidden="true">
              <span
                className={styles.fill}
                data-state={position === index ? 'filling' : undefined}
                onAnimationEnd={position === index ? onComplete : undefined}
              />
            </span>
            <span className={styles.label}>
              <VisuallyHidden>Show slide {position + 1}: </VisuallyHidden>
              {label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

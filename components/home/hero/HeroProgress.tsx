'use client';

// Part of HeroSlider: apart from it so that the ticks draw four bars anew and not the slides.
import styles from './HeroProgress.module.scss';
import { ADVANCE_TICKS, useTicks } from './useTicks';

type HeroProgressProps = {
  slides: readonly { id: string; label: string }[];
  index: number;
  isMoving: boolean;
  onSelect: (index: number) => void;
  /** Told with 1, the step to the next slide, when the current bar is full. */
  onFull: (steps: 1) => void;
};

/** How much of its bar a slide has filled, in ticks: those before the current one all, those after it nothing. */
function filledTicks(place: number, index: number, ticks: number): number {
  if (place === index) return Math.min(ticks, ADVANCE_TICKS);
  return place < index ? ADVANCE_TICKS : 0;
}

/** One bar for each slide: fills while the slide shows, and a press shows the slide. */
export function HeroProgress({ slides, index, isMoving, onSelect, onFull }: HeroProgressProps) {
  const ticks = useTicks(index, isMoving, onFull);

  return (
    <ul className={styles.bars} role="list" aria-label="Slides">
      {slides.map(({ id, label }, place) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.button}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onSelect(place)}
          >
            <svg
              className={styles.bar}
              viewBox={`0 0 ${ADVANCE_TICKS} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect className={styles.fill} width={filledTicks(place, index, ticks)} height="1" />
            </svg>
            <span className={styles.label}>
              <span className={styles.spoken}>Show slide {place + 1}: </span>
              {label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { PauseButton } from '@/components/ui/button/PauseButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { part, WAITS } from '@/lib/site/elementParts';
import heroProgressStyles from './HeroProgress.module.scss';
import styles from './HeroSlider.module.scss';

type HeroProgressProps = { slides: readonly { id: string; label: string }[] };

/** One progress bar per slide. The current one fills while its slide is shown; pressing a bar selects its slide. */
function HeroProgress({ slides }: HeroProgressProps) {
  return (
    <ul
      className={`${heroProgressStyles.bars} needsScript`}
      role="list"
      aria-label="Slides"
      data-state="suspended"
      {...part('hero-slider', 'bars')}
    >
      {slides.map(({ id, label }, position) => (
        <li key={id} className={heroProgressStyles.item}>
          <button
            type="button"
            className={`${heroProgressStyles.button} target`}
            aria-current={position === 0 ? 'true' : undefined}
            {...part('hero-slider', 'bar')}
            {...WAITS}
          >
            <span className={heroProgressStyles.bar} aria-hidden="true">
              <span
                className={heroProgressStyles.fill}
                data-state={position === 0 ? 'filling' : 'empty'}
                {...part('hero-slider', 'fill')}
              />
            </span>
            <span className={`${heroProgressStyles.label} label`}>
              <VisuallyHidden>Show slide {position + 1}: </VisuallyHidden>
              {label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type HeroSliderProps = {
  label: string;
  slides: readonly { id: string; label: string; content: ReactNode }[];
  /** Shown below the buttons of every slide. */
  children?: ReactNode;
};

/** Slides shown one at a time (heroSlider.element.ts). Without JavaScript they are stacked. */
export function HeroSlider({ label, slides, children }: HeroSliderProps) {
  return (
    <hero-slider className={`${styles.slider} block`} data-state="resting">
      <section className={styles.hero} data-head="home" aria-roledescription="carousel" aria-label={label}>
        <div className={`${styles.inner} wrap`}>
          <div className={`${styles.buttons} needsScript`}>
            <PauseButton element="hero-slider" pauseLabel="Pause slides" playLabel="Play slides" />
            <IconButton icon="arrow-left" label="Previous slide" {...part('hero-slider', 'previous')} {...WAITS} />
            <IconButton icon="arrow-right" label="Next slide" {...part('hero-slider', 'next')} {...WAITS} />
          </div>
          <div className={styles.slides} aria-live="off" {...part('hero-slider', 'slides')}>
            {slides.map(({ id, label: name, content }, position) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the carousel pattern, not a fieldset.
              <div
                key={id}
                className={styles.slide}
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${slides.length}: ${name}`}
                data-state={position === 0 ? 'current' : 'waiting'}
                {...part('hero-slider', 'slide')}
              >
                {content}
              </div>
            ))}
          </div>
          <div className={styles.proof}>{children}</div>
          <HeroProgress slides={slides} />
        </div>
      </section>
    </hero-slider>
  );
}

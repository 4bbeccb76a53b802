import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { PauseButton } from '@/components/ui/button/PauseButton';
import { Dots } from '@/components/ui/Dots';
import { slidePlace } from '@/components/ui/scrollPosition';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { part, WAITS } from '@/lib/site/elementParts';
import styles from './AwardGallery.module.scss';

export type GalleryAward = {
  id: string;
  title: string;
  /** Shown with the title below a photo. A drawn plaque already contains both. */
  descriptor?: string | undefined;
  alt: string;
  /** The framed award in the gallery; `whole` is for the full-screen viewer. */
  picture: ReactNode;
  whole: ReactNode;
};

type AwardSlideProps = { award: GalleryAward; index: number; count: number };

function AwardSlide({ award, index, count }: AwardSlideProps) {
  const label = `${index + 1} of ${count}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide in the carousel pattern, not a set of fields.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={styles.slide}
      // The element starts from these places, so nothing moves until the first step.
      data-offset={slidePlace(index, 0, count)}
      data-words={`${award.title}, ${label}`}
      {...part('award-gallery', 'slide')}
    >
      <button type="button" className={`${styles.open} focusInside`} {...part('award-gallery', 'open')} {...WAITS}>
        <VisuallyHidden>{award.alt}. Show full screen</VisuallyHidden>
        <span aria-hidden="true">{award.picture}</span>
      </button>
      {award.descriptor && (
        <p className={`${styles.words} small muted`}>
          <strong className="h4">{award.title}</strong> <span>{award.descriptor}</span>
        </p>
      )}
    </div>
  );
}

type AwardsProps = { awards: readonly GalleryAward[] };

/** Full-screen viewer for one award at a time. Previous and next wrap around. */
function AwardViewer({ awards }: AwardsProps) {
  return (
    <dialog className={styles.viewer} aria-label="Award, full screen" {...part('award-gallery', 'viewer')}>
      <div className={styles.close}>
        <IconButton icon="close" label="Close" {...part('award-gallery', 'close')} />
      </div>
      <div className={styles.stage}>
        <IconButton icon="arrow-left" label="Previous award" {...part('award-gallery', 'viewer-previous')} />
        <div className={styles.award}>
          {awards.map(({ id, alt, whole }) => (
            <div key={id} id={id} hidden data-words={alt} {...part('award-gallery', 'whole')}>
              {whole}
            </div>
          ))}
        </div>
        <IconButton icon="arrow-right" label="Next award" {...part('award-gallery', 'viewer-next')} />
        <p className={`${styles.viewerCounter} digits`}>
          <span {...part('award-gallery', 'viewer-place')}>1</span> / {awards.length}
        </p>
        <VisuallyHidden as="p" role="status" {...part('award-gallery', 'viewer-status')} />
      </div>
    </dialog>
  );
}

/**
 * Gallery of awards, two side by side from 1024 px, otherwise one at a time (awardGallery.element.ts). Without JavaScript it is a
 * grid of all awards.
 */
export function AwardGallery({ awards }: AwardsProps) {
  const count = awards.length;
  return (
    <award-gallery className={styles.element}>
      <section aria-label="Award gallery" aria-roledescription="carousel" {...part('award-gallery', 'gallery')}>
        <div className={`${styles.controls} needsScript`}>
          <PauseButton element="award-gallery" pauseLabel="Pause the gallery" playLabel="Start the gallery" />
          <span className={`${styles.counter} digits small`} aria-hidden="true">
            <span {...part('award-gallery', 'place')}>1</span> / {count}
          </span>
          <IconButton icon="arrow-left" label="Previous award" {...part('award-gallery', 'previous')} {...WAITS} />
          <IconButton icon="arrow-right" label="Next award" {...part('award-gallery', 'next')} {...WAITS} />
        </div>
        <VisuallyHidden as="p" role="status" aria-live="off" {...part('award-gallery', 'status')} />
        <div className={styles.slides} {...part('award-gallery', 'slides')}>
          {awards.map((award, index) => (
            <AwardSlide key={award.id} award={award} index={index} count={count} />
          ))}
        </div>
        <div className="above4 needsScript">
          <Dots element="award-gallery" count={count} noun="award" />
        </div>
      </section>
      <AwardViewer awards={awards} />
    </award-gallery>
  );
}

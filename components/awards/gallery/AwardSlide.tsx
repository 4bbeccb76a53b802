import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './AwardSlide.module.scss';

/** An award of the gallery; its pictures are rendered on the server. */
export type GalleryAward = {
  id: string;
  title: string;
  /** Set with the title below a photo; a drawn plaque says both. */
  descriptor?: string | undefined;
  alt: string;
  /** For the gallery: the award in its border. */
  picture: ReactNode;
  /** For the viewer: the award alone. */
  whole: ReactNode;
};

type AwardSlideProps = {
  award: GalleryAward;
  /** '1 of 6'. */
  label: string;
  /** Position in the row: 0 is the first in view, -1 the one before it. */
  offset: number;
  onOpen: () => void;
};

/** An award of the gallery; a click opens it in the viewer. */
export function AwardSlide({ award, label, offset, onOpen }: AwardSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern, not a set of fields.
    <div role="group" aria-roledescription="slide" aria-label={label} className={styles.slide} data-offset={offset}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <VisuallyHidden>{award.alt}. Show full screen</VisuallyHidden>
        <span aria-hidden="true">{award.picture}</span>
      </button>
      {award.descriptor && (
        <p className={styles.words}>
          <strong className={styles.title}>{award.title}</strong> <span>{award.descriptor}</span>
        </p>
      )}
    </div>
  );
}

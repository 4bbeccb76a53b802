import { InlinePicture } from '@/components/shell/InlinePicture';
import type { HeroSlide } from '@/lib/content/schemas/home';
import { slideMarkup, slidePicture } from '@/lib/pictures/files';
import styles from './HeroCloth.module.scss';

type HeroClothProps = {
  slide: HeroSlide;
  /** Drawn into the page, for the slide that shows first; the others are files that come when they are needed. */
  isDrawn: boolean;
};

/** A slide's cloth in two cuts, for phones and for wider windows, with its saying on the plate. */
export function HeroCloth({ slide, isDrawn }: HeroClothProps) {
  return (
    <div className={styles.cloth}>
      {isDrawn ? (
        <>
          <InlinePicture svg={slideMarkup(slide, 'wide')} className={styles.wide} />
          <InlinePicture svg={slideMarkup(slide, 'phone')} className={styles.phone} />
        </>
      ) : (
        <SlideFile slide={slide} />
      )}
      <p className={styles.plate} lang="sw">
        <span className={styles.saying}>{slide.proverb.text}</span>
      </p>
    </div>
  );
}

function SlideFile({ slide }: { slide: HeroSlide }) {
  const wide = slidePicture(slide, 'wide');
  const phone = slidePicture(slide, 'phone');
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img {...phone} alt="" loading="lazy" decoding="async" className={styles.file} />
    </picture>
  );
}

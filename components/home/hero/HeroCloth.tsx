import { InlinePicture } from '@/components/shell/InlinePicture';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { HeroSlide } from '@/lib/content/schemas/pages';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';
import { defaultPicture, slidePicture } from '@/lib/server/pictures/registry';
import styles from './HeroCloth.module.scss';

type HeroClothProps = {
  slide: HeroSlide;
  /** Inlined into the page, for the slide that shows first; the others are files that load when they are needed. */
  isDrawn: boolean;
};

/** Shape of the field inside the border and above the plate of the wide crop; widths of both crops. */
const PHOTO_BOX = { ratio: 1.2, widths: { base: '100vw', medium: '42vw', nav: '525px', wide: '634px' } };

/** Picture of a slide: from edge to edge on phones, else in its border with a proverb on the plate. A photo replaces the scene. */
export function HeroCloth({ slide, isDrawn }: HeroClothProps) {
  return (
    <div className={styles.cloth}>
      {slide.image && (
        <FilePicture
          {...photoFile(slide.image, PHOTO_BOX)}
          lazy={!isDrawn}
          isFirst={isDrawn}
          fallbackSrc={defaultPicture().src}
          className={styles.photo}
        />
      )}
      {isDrawn ? (
        <>
          <InlinePicture svg={slidePicture.markup({ ...slide, cut: 'wide' })} className={styles.wide} />
          <InlinePicture svg={slidePicture.markup({ ...slide, cut: 'phone' })} className={styles.phone} />
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
  const wide = slidePicture({ ...slide, cut: 'wide' });
  const phone = slidePicture({ ...slide, cut: 'phone' });
  return (
    <FilePicture
      {...phone}
      sources={[
        { media: `(min-width: ${WINDOW_WIDTHS.medium})`, srcSet: wide.src, width: wide.width, height: wide.height },
      ]}
      fallbackSrc={defaultPicture().src}
      className={styles.file}
    />
  );
}

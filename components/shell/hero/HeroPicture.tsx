import { preload } from 'react-dom';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { PagePhoto } from '@/lib/server/pictures/photos/pagePhoto';
import { WINDOW_WIDTHS } from '@/lib/server/pictures/photos/photoSizes';
import { defaultPicture } from '@/lib/server/pictures/registry';
import { InlinePicture } from '../InlinePicture';
import styles from './HeroPicture.module.scss';

/** Preloads the photo, except for narrow screens, where the hero does not show it. */
function fetchEarly({ src, sources: [best], sizes }: PagePhoto): void {
  if (!best) return;
  preload(src, {
    as: 'image',
    type: best.type,
    imageSrcSet: best.srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    media: `(min-width: ${WINDOW_WIDTHS.large})`,
  });
}

type HeroPictureProps = {
  /** A drawn picture, or its border alone over a photo. */
  svg: string;
  photo?: PagePhoto | undefined;
  className?: string | undefined;
};

/** The picture in the hero of an inner page. */
export function HeroPicture({ svg, photo, className }: HeroPictureProps) {
  if (!photo) return <InlinePicture svg={svg} className={className} />;
  fetchEarly(photo);
  return (
    <div className={className}>
      <div className={styles.framed}>
        <FilePicture {...photo} fallbackSrc={defaultPicture().src} className={styles.photo} />
        <InlinePicture svg={svg} className={styles.border} />
      </div>
    </div>
  );
}

import { FramedPicture, type FramedPictureProps } from '../framed-picture/FramedPicture';
import { FilePicture, type FilePictureProps } from '../picture/FilePicture';
import styles from './Portrait.module.scss';

export type PortraitProps = {
  /** Drawn bust, or the photo of the person; with a `photo` inside, a photo in the border of the bust. */
  picture: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'> &
    FramedPictureProps['picture'];
  /** One to three capitals over a drawn bust. */
  initials?: string;
  /** The bust has a full border and keeps its shape of 14:15. */
  isFramed?: boolean;
  /** Replaces a picture that fails to load, once. */
  fallbackSrc: string;
  lazy?: boolean;
};

/** Portrait of a person: covers the box of its parent; initials stay in the disc of the drawn bust. */
export function Portrait({ picture: { photo, ...picture }, initials, isFramed, fallbackSrc, lazy }: PortraitProps) {
  if (photo) return <FramedPicture picture={{ ...picture, photo }} fallbackSrc={fallbackSrc} lazy={lazy} />;
  return (
    <div className={styles.portrait} data-framed={isFramed || undefined}>
      <FilePicture {...picture} lazy={lazy} fallbackSrc={fallbackSrc} className={styles.picture} />
      {initials && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
  );
}

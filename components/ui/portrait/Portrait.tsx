import { FilePicture, type FilePictureProps } from '../picture/FilePicture';
import styles from './Portrait.module.scss';

export type PortraitProps = {
  /** Wordless bust, or the photo of the person. */
  picture: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'>;
  /** One to three capitals over a bust; absent over a photo. */
  initials?: string;
  /** The bust stands in a full border, 14:15, and keeps that shape. */
  isFramed?: boolean;
  /** Takes the place of a picture that fails, once. */
  fallbackSrc: string;
  lazy?: boolean;
};

/** A person: the picture covers the box that its parent gives it, the initials stay in the disc of the bust. */
export function Portrait({ picture, initials, isFramed, fallbackSrc, lazy }: PortraitProps) {
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

import { FilePicture } from '../picture/FilePicture';
import styles from './Portrait.module.scss';

export type PortraitProps = {
  /** Wordless bust, or the photo of the person. */
  picture: { src: string; width: number; height: number; alt?: string };
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
  const { src, width, height, alt } = picture;
  return (
    <div className={styles.portrait} data-framed={isFramed || undefined}>
      <FilePicture {...{ src, width, height, alt, lazy, fallbackSrc }} className={styles.picture} />
      {initials && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
  );
}

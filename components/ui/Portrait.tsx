import type { FilePictureProps } from './FilePicture';
import { FramedPicture, type FramedPictureProps } from './FramedPicture';
import styles from './Portrait.module.scss';

export type PortraitProps = {
  /** Drawn bust; with a `photo` inside, a photo in the border of the bust. */
  picture: FramedPictureProps['picture'];
  /** One to three capitals over a drawn bust. */
  initials?: string;
  lazy?: FilePictureProps['lazy'];
};

/** Portrait of a person, as wide as its parent; initials stay in the disc of the drawn bust. */
export function Portrait({ picture, initials, lazy }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <FramedPicture picture={picture} lazy={lazy} />
      {initials && !picture.photo && (
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
      )}
    </span>
  );
}

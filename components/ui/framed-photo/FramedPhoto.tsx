import { FilePicture } from '../picture/FilePicture';
import styles from './FramedPhoto.module.scss';

export type FramedPhotoProps = {
  photo: { src: string; width: number; height: number; alt: string };
  /** A border clear in its middle; its proportions are those of the whole. */
  frame: { src: string; width: number; height: number };
  /** Takes the place of a photo that fails, once. */
  fallbackSrc: string;
  lazy?: boolean;
};

/** An editor's photo in the border of the cloth that it replaces. */
export function FramedPhoto({ photo, frame, fallbackSrc, lazy }: FramedPhotoProps) {
  const { src, width, height, alt } = photo;
  return (
    <div className={styles.framed}>
      <FilePicture {...{ src, width, height, alt, lazy, fallbackSrc }} className={styles.photo} />
      <FilePicture {...frame} lazy={lazy} className={styles.frame} />
    </div>
  );
}

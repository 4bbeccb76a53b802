import { FilePicture, type FilePictureProps } from './FilePicture';
import styles from './FramedPicture.module.scss';

export type FramedPictureProps = Pick<FilePictureProps, 'lazy' | 'className'> & {
  /** A drawn picture; with a photo, only its border, transparent in the middle. Sets the proportions. */
  picture: Pick<FilePictureProps, 'src' | 'width' | 'height'> & {
    photo?: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'>;
  };
};

/** A drawn picture, or an editor's photo in its border. With a class it fills that box. */
export function FramedPicture({ picture, lazy, className }: FramedPictureProps) {
  const { photo, ...drawn } = picture;
  if (!photo) return <FilePicture {...drawn} lazy={lazy} className={className} />;

  const framed = (
    <span className={styles.framed} data-filling={className !== undefined || undefined}>
      <FilePicture {...photo} lazy={lazy} className={styles.photo} />
      <FilePicture {...drawn} lazy={lazy} className={styles.frame} />
    </span>
  );
  return className ? <span className={className}>{framed}</span> : framed;
}

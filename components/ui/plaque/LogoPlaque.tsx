import { FilePicture, type FilePictureProps } from '../picture/FilePicture';
import styles from './LogoPlaque.module.scss';

export type LogoPlaqueProps = {
  logo: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'>;
  /** Takes the place of a logo that fails, once. */
  fallbackSrc: string;
};

/** A body's own logo in place of a drawn plaque, as wide as a plaque may show it. */
export function LogoPlaque({ logo, fallbackSrc }: LogoPlaqueProps) {
  return (
    <span className={styles.paper}>
      <FilePicture {...logo} fallbackSrc={fallbackSrc} className={styles.logo} />
    </span>
  );
}

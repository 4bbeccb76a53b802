import type { ReactNode } from 'react';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Award } from '@/lib/content/schemas/awards';
import { awardPicture, defaultPicture } from '@/lib/pictures/files';
import styles from './AwardPicture.module.scss';

type AwardPictureProps = { award: Award; index: number; plaque: ReactNode };

/** An award's plaque on a bordered cloth. */
export function AwardPicture({ award, index, plaque }: AwardPictureProps) {
  return (
    <span className={styles.picture}>
      <FilePicture {...awardPicture(award, index)} fallbackSrc={defaultPicture().src} className={styles.cloth} />
      <span className={styles.plaque}>{plaque}</span>
    </span>
  );
}

import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import type { Award } from '@/lib/content/schemas/awards';
import { awardPicture, defaultPicture } from '@/lib/pictures/registry';
import styles from './AwardPicture.module.scss';
import { AwardPlaque } from './AwardPlaque';

/** The gallery shows one award, two from 1024 px. */
const PICTURE_WIDTHS = { base: '92vw', large: '46vw', nav: '588px' };

type AwardPictureProps = { award: Award; index: number };

/** An award's plaque on a bordered cloth, or the firm's photo of it in that border. */
export function AwardPicture({ award, index }: AwardPictureProps) {
  return (
    <span className={styles.picture}>
      <FramedPicture
        picture={awardPicture.framed(PICTURE_WIDTHS, award, index)}
        fallbackSrc={defaultPicture().src}
        lazy={index > 0}
        className={styles.cloth}
      />
      {!award.image && (
        <span className={styles.plaque}>
          <AwardPlaque award={award} />
        </span>
      )}
    </span>
  );
}

import { FilePicture } from '@/components/ui/picture/FilePicture';
import type { Award } from '@/lib/content/schemas/awards';
import { photoFile } from '@/lib/pictures/photos/pagePhoto';
import { defaultPicture } from '@/lib/pictures/registry';
import { AwardPlaque } from './AwardPlaque';
import styles from './WholeAward.module.scss';

const PICTURE_WIDTHS = { base: '92vw', nav: '896px' };

/** An award as the full-screen viewer shows it: its plaque, or the whole photo. The viewer says its words. */
export function WholeAward({ award }: { award: Award }) {
  if (!award.image) return <AwardPlaque award={award} />;
  return (
    <FilePicture
      {...photoFile(award.image, { widths: PICTURE_WIDTHS })}
      alt=""
      lazy={false}
      fallbackSrc={defaultPicture().src}
      className={styles.photo}
    />
  );
}

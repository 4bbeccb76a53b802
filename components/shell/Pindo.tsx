import { strip } from '@/lib/pictures/cloth/borders';
import type { BorderName } from '@/lib/site/pictureStyle';
import { InlinePicture } from './hero/InlinePicture';
import styles from './Pindo.module.scss';

type PindoProps = {
  border: BorderName;
  /** Tells two bands of one page apart. */
  scope: string;
};

/** A band of border across the page: 28 px high, 22 on phones. */
export function Pindo({ border, scope }: PindoProps) {
  return <InlinePicture svg={strip({ border, palette: 'night', size: 28, scope })} className={styles.band} />;
}

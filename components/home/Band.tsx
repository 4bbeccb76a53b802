import { InlinePicture } from '@/components/shell/hero/InlinePicture';
import { strip } from '@/lib/pictures/cloth/borders';
import type { BorderName, PaletteName } from '@/lib/site/pictureStyle';
import styles from './Band.module.scss';

export type BandProps = {
  border: BorderName;
  palette?: PaletteName;
  /** thin: above a section that opens with much to look at. */
  size?: 'full' | 'thin';
};

const HEIGHTS = { full: 28, thin: 20 } as const;

/** A pindo across the whole page, at the edge of a section. */
export function Band({ border, palette = 'night', size = 'full' }: BandProps) {
  return (
    <div className={styles.band} data-size={size}>
      <InlinePicture svg={strip({ border, palette, size: HEIGHTS[size], scope: 'home' })} />
    </div>
  );
}

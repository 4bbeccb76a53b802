import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { Stat } from '@/components/ui/stat/Stat';
import type { Sector } from '@/lib/content/schemas/services';
import { defaultPicture, sectorPicture } from '@/lib/server/pictures/registry';
import styles from './SectorPanel.module.scss';

/** Above the text on phones, beside it from 768 px, and beside the tabs too from 1200 px. */
const PICTURE_WIDTHS = { base: '90vw', medium: '52vw', nav: '520px' };

type SectorPanelProps = {
  sector: Sector;
  /** Index in the list of sectors: decides the colour. */
  index: number;
};

/** Picture, name, description and statistics of a sector. */
export function SectorPanel({ sector, index }: SectorPanelProps) {
  const { name, description, stats } = sector;

  return (
    <div className={styles.panel}>
      <div className={styles.box}>
        <FramedPicture
          picture={sectorPicture.framed(PICTURE_WIDTHS, sector, index)}
          fallbackSrc={defaultPicture().src}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{description}</p>
        <div className={styles.stats}>
          <Stat value={`${stats.clients}+`} label="clients" size="small" />
          <Stat value={`${stats.years}+`} label="years" size="small" />
        </div>
      </div>
    </div>
  );
}

import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Stat } from '@/components/ui/stat/Stat';
import type { Sector } from '@/lib/content/schemas/sector';
import { defaultPicture, sectorPicture } from '@/lib/pictures/files';
import styles from './SectorPanel.module.scss';

type SectorPanelProps = {
  sector: Sector;
  /** Place in the list of sectors, from 0: decides the colour. */
  index: number;
};

/** Picture, name, description and figures of a sector. */
export function SectorPanel({ sector, index }: SectorPanelProps) {
  const { name, description, stats } = sector;

  return (
    <div className={styles.panel}>
      <FilePicture {...sectorPicture(sector, index)} fallbackSrc={defaultPicture().src} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{description}</p>
        {stats && (
          <div className={styles.stats}>
            <Stat value={`${stats.clients}+`} label="clients" size="small" onInk />
            <Stat value={String(stats.years)} label="years" size="small" onInk />
          </div>
        )}
      </div>
    </div>
  );
}

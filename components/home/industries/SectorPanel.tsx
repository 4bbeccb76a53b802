import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { TextLink } from '@/components/ui/link/TextLink';
import { Stat } from '@/components/ui/stat/Stat';
import type { Sector } from '@/lib/content/schemas/services';
import { defaultPicture, sectorPicture } from '@/lib/server/pictures/registry';
import { searchablePages } from '@/lib/server/search/searchablePages';
import styles from './SectorPanel.module.scss';

/** Above the text on phones, beside it from 768 px, and beside the tabs too from 1200 px. */
const PICTURE_WIDTHS = { base: '90vw', medium: '52vw', nav: '520px' };

type SectorPanelProps = {
  sector: Sector;
  /** Index in the list of sectors: decides the colour. */
  index: number;
};

/** Picture, name, description and statistics of a sector, with the page to read first and the first service. */
export function SectorPanel({ sector, index }: SectorPanelProps) {
  const { name, description, stats, reads, services } = sector;
  const links = [reads, services[0] && `/services/${services[0]}`];
  const pages = links.flatMap((link) => searchablePages().find(({ href }) => href === link) ?? []);

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
        <h3>{name}</h3>
        <p className={styles.text}>{description}</p>
        <ul role="list" className={styles.links}>
          {pages.map(({ href, title }) => (
            <li key={href}>
              <TextLink href={href} size="small">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
        <div className={styles.stats}>
          <Stat value={`${stats.clients}+`} label="clients" size="small" />
          <Stat value={`${stats.years}+`} label="years" size="small" />
        </div>
      </div>
    </div>
  );
}

import { TextLink } from '@/components/ui/link/TextLink';
import type { Sector, Service } from '@/lib/content/schemas/services';
import { sectorStats } from '@/lib/sectors/sectorStats';
import styles from './SectorText.module.scss';

type SectorTextProps = {
  sector: Sector;
  /** The services that fit the sector, best first. */
  services: Service[];
};

/** What a sector faces, its tax point, and who helps. */
export function SectorText({ sector, services }: SectorTextProps) {
  const { description, taxPoint } = sector;
  return (
    <div className={styles.text}>
      <p>
        {description} <small>{sectorStats(sector)}</small>
      </p>
      <p>
        <strong>The tax point.</strong>
        {` ${taxPoint}`}
      </p>
      <ul role="list" className={styles.services} data-pagefind-ignore>
        {services.map(({ title, slug }) => (
          <li key={slug}>
            <TextLink href={slug} size="small">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

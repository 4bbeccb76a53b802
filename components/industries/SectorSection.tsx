import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { TextLink } from '@/components/ui/link/TextLink';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import { Stat } from '@/components/ui/stat/Stat';
import type { Sector } from '@/lib/content/schemas/sector';
import type { Service } from '@/lib/content/schemas/service';
import { requestLink } from '@/lib/links/contactLinks';
import { defaultPicture, sectorPicture } from '@/lib/server/pictures/registry';
import styles from './SectorSection.module.scss';

const PICTURE_WIDTHS = { base: '112px', medium: '240px' };

type SectorSectionProps = {
  sector: Sector;
  /** Index in the list of sectors: decides the colour. */
  index: number;
  /** The services that fit the sector, best first. */
  services: Service[];
};

/** A sector; lists elsewhere link to its id. */
export function SectorSection({ sector, index, services }: SectorSectionProps) {
  const { id, name, description, taxPoint, stats } = sector;
  return (
    <section id={id} className={styles.sector} aria-labelledby={`${id}-name`}>
      <div className={styles.side}>
        <div className={styles.picture}>
          <FramedPicture
            picture={sectorPicture.framed(PICTURE_WIDTHS, sector, index)}
            fallbackSrc={defaultPicture().src}
            lazy={index > 0}
          />
        </div>
        {stats && (
          <div className={styles.stats}>
            <Stat value={`${stats.clients}+`} label="Clients" size="small" />
            <Stat value={`${stats.years}+`} label="Years" size="small" />
            <SampleTag of={stats} label="Sample figures" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <p>{description}</p>
        <p className={styles.taxPoint}>
          <strong>The tax point.</strong>
          {` ${taxPoint}`}
        </p>
        <ul role="list" className={styles.services} data-pagefind-ignore>
          {services.map(({ title, slug }) => (
            <li key={slug}>
              <TextLink href={slug} size="small" arrow>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
        <p data-pagefind-ignore>
          <ButtonLink href={requestLink({ sector: id })} variant="outline" size="small">
            Request
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

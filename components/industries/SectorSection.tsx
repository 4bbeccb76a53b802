import { FramedPhoto } from '@/components/ui/framed-photo/FramedPhoto';
import { TextLink } from '@/components/ui/link/TextLink';
import { Note } from '@/components/ui/note/Note';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Stat } from '@/components/ui/stat/Stat';
import type { Sector } from '@/lib/content/schemas/sector';
import type { Service } from '@/lib/content/schemas/service';
import { defaultPicture, sectorFrame, sectorPicture } from '@/lib/pictures/files';
import { photoFile } from '@/lib/pictures/photos';
import styles from './SectorSection.module.scss';

function SectorPicture({ sector, index }: { sector: Sector; index: number }) {
  const fallbackSrc = defaultPicture().src;
  if (!sector.image) return <FilePicture {...sectorPicture(sector, index)} fallbackSrc={fallbackSrc} />;
  return <FramedPhoto photo={photoFile(sector.image)} frame={sectorFrame(sector, index)} fallbackSrc={fallbackSrc} />;
}

type SectorSectionProps = {
  sector: Sector;
  /** Its place in the list, from 0. */
  index: number;
  /** The services that the sector asks for most, best first. */
  services: Service[];
};

/** A sector; its id is the anchor that lists elsewhere lead to. */
export function SectorSection({ sector, index, services }: SectorSectionProps) {
  const { id, name, description, taxPoint, stats } = sector;
  return (
    <section id={id} className={styles.sector} aria-labelledby={`${id}-name`}>
      <div>
        <div className={styles.picture}>
          <SectorPicture sector={sector} index={index} />
        </div>
        {stats && (
          <div className={styles.stats}>
            <Stat value={`${stats.clients}+`} label="Clients" size="small" />
            <Stat value={`${stats.years}+`} label="Years" size="small" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <p>{description}</p>
        <Note title="The tax point">
          <p>{taxPoint}</p>
        </Note>
        <ul role="list" className={styles.services} aria-label={`Services for ${name}`}>
          {services.map(({ title, slug }) => (
            <li key={slug}>
              <TextLink href={slug} size="small" arrow>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { BorderStrip } from '@/components/shell/BorderStrip';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/FilePicture';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Stat } from '@/components/ui/Stat';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/lib/content/schemas/pages';
import type { Sector } from '@/lib/content/schemas/services';
import { sectorPicture } from '@/lib/server/pictures/registry';
import { searchablePages } from '@/lib/server/search/searchablePages';
import styles from './Industries.module.scss';
import { IndustriesCarousel } from './IndustriesCarousel';

/** Above the text on phones, beside it from 768 px, and also beside the tabs from 1200 px. */
const PICTURE_WIDTHS = { base: '90vw', medium: '52vw', nav: '520px' };

type SectorPanelProps = {
  sector: Sector;
  index: number;
};

/** A sector's picture, name, description and statistics, with links to recommended reading and its first service. */
export function SectorPanel({ sector, index }: SectorPanelProps) {
  const { name, description, stats, reads, services } = sector;
  const links = [reads, services[0] && `/services/${services[0]}`];
  const pages = links.flatMap((link) => searchablePages().find(({ href }) => href === link) ?? []);

  return (
    <div className={styles.panel}>
      <div className={styles.box}>
        <FramedPicture picture={sectorPicture.framed(PICTURE_WIDTHS, sector, index)} className={styles.picture} />
      </div>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={`${styles.text} small`}>{description}</p>
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

const SHOWN_SECTORS = 6;

type IndustriesProps = {
  texts: Home['industries'];
  sectors: readonly Sector[];
};

/** The sectors that the firm serves, one at a time. */
export function Industries({ texts, sectors }: IndustriesProps) {
  const shown = sectors.slice(0, SHOWN_SECTORS);
  return (
    <>
      <BorderStrip border="pearls" isThin scope="home" />
      <section className="homeSection onInk notPrinted" aria-labelledby="industries" data-pagefind-ignore>
        <Reveal>
          <SectionHeading id="industries" title={texts.heading} />
        </Reveal>
        <Reveal>
          <IndustriesCarousel
            sectors={shown.map((sector, index) => ({
              id: sector.id,
              name: sector.name,
              panel: <SectorPanel sector={sector} index={index} />,
            }))}
          >
            <ButtonLink href="/awards#industry-experience" variant="outline">
              View All Industries
            </ButtonLink>
          </IndustriesCarousel>
        </Reveal>
      </section>
    </>
  );
}

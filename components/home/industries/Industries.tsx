import { BorderStrip } from '@/components/shell/BorderStrip';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Home } from '@/lib/content/schemas/pages';
import type { Sector } from '@/lib/content/schemas/services';
import styles from './Industries.module.scss';
import { IndustriesCarousel } from './IndustriesCarousel';
import { SectorPanel } from './SectorPanel';

/** Home shows the first sectors of the list. */
const SHOWN_SECTORS = 6;

type IndustriesProps = {
  texts: Home['industries'];
  sectors: readonly Sector[];
};

/** Sectors that the firm knows, one at a time. */
export function Industries({ texts, sectors }: IndustriesProps) {
  const shown = sectors.slice(0, SHOWN_SECTORS);
  return (
    <>
      <BorderStrip border="pearls" isThin scope="home" />
      <section className={styles.section} aria-labelledby="industries" data-pagefind-ignore>
        <div className={styles.inner}>
          <Reveal>
            <SectionHeading id="industries" title={texts.heading} samples={shown.map(({ stats }) => stats)} />
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
        </div>
      </section>
    </>
  );
}

import { LawLine } from '@/components/shared/LawLine';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { PageHero } from '@/components/shell/PageHero';
import { FramedPicture } from '@/components/ui/FilePicture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Industries, Sector, Service } from '@/lib/content/schemas/services';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { sectorTile } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import { sectorStats } from '@/lib/site/services';
import { ENGLISH } from '@/lib/words/translate';
import styles from './IndustriesPage.module.scss';
import gridStyles from './TileGrid.module.scss';

const TILE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

type SectorTileProps = {
  sector: Sector;
  /** Position in the list, which determines the colour. */
  index: number;
  services: Service[];
};

/**
 * A tile with a full-width panel that opens below its row: the sector's challenges, its tax point and who can help. Works without
 * JavaScript. Find-in-page and links to the panel open it too.
 */
function SectorTile({ sector, index, services }: SectorTileProps) {
  const { id, name, description, taxPoint } = sector;
  const helpers = sector.services.flatMap((helper) => services.filter((service) => service.id === helper));
  return (
    <li>
      <details name="wall" className={gridStyles.tile}>
        <summary className={gridStyles.face}>
          <span className={`${gridStyles.picture} wholeRow`}>
            <FramedPicture picture={sectorTile.framed(TILE_WIDTHS, sector, index)} lazy={index > 0} />
          </span>
          <h3>{name}</h3>
        </summary>
        <div id={id} className={gridStyles.panel}>
          <div className={styles.text}>
            <p>
              {description} <small>{sectorStats(sector)}</small>
            </p>
            <p>
              <strong>The tax rule to watch.</strong>
              {` ${taxPoint}`}
            </p>
            <ul role="list" className={`${styles.services} wholeRow`} data-pagefind-ignore>
              {helpers.map(({ title, slug }) => (
                <li key={slug}>
                  <TextLink href={slug} size="small">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

type IndustriesPageProps = Industries & { sectors: Sector[]; services: Service[]; claim: Claim };

/** All sectors as a grid of tiles that open to details. */
export function IndustriesPage({ sectors, services, claim, checkedOn }: IndustriesPageProps) {
  return (
    <>
      <PageHero translate={ENGLISH} page={PAGES.industries} lead={getPageTexts('en').industries.lead} />
      <div className="wrap section">
        <SectionHeading
          title={
            <>
              {claim.value} {claim.label}
            </>
          }
        />
        <ul role="list" className={gridStyles.wall}>
          {sectors.map((sector, index) => (
            <SectorTile key={sector.id} sector={sector} index={index} services={services} />
          ))}
        </ul>
        <p className={`${styles.checked} caption muted`} data-pagefind-ignore>
          <LawLine checkedOn={checkedOn} />
        </p>
      </div>
      <ContactBlock translate={ENGLISH} topic="Industries" {...getPageTexts('en').industries.callToAction} />
    </>
  );
}

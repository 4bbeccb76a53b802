import type { ReactNode } from 'react';
import { LawLine } from '@/components/behaviours/LawLine';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { FramedPicture } from '@/components/ui/FilePicture';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Industries, Sector, Service } from '@/lib/content/schemas/services';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { sectorTile } from '@/lib/server/pictures/registry';
import { sectorStats } from '@/lib/services/services';
import { PAGES } from '@/lib/site/pages';
import styles from './IndustriesPage.module.scss';
import gridStyles from './TileGrid.module.scss';

type TileProps = {
  /** Anchor of the tile's panel: a link to it opens the tile. */
  id: string;
  picture: ReactNode;
  label: ReactNode;
  children: ReactNode;
};

/** A tile that opens below its row, as wide as the grid. Works without script, and find-in-page opens it. */
function Tile({ id, picture, label, children }: TileProps) {
  return (
    <li>
      <details name="wall" className={gridStyles.tile}>
        <summary className={gridStyles.face}>
          <span className={gridStyles.picture}>{picture}</span>
          {label}
        </summary>
        <div id={id} className={gridStyles.panel}>
          {children}
        </div>
      </details>
    </li>
  );
}

type SectorTextProps = {
  sector: Sector;
  /** The services that fit the sector, best first. */
  services: Service[];
};

/** What a sector faces, its tax point, and who helps. */
function SectorText({ sector, services }: SectorTextProps) {
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

const TILE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

type IndustriesPageProps = Industries & { sectors: Sector[]; services: Service[]; claim: Claim };

/** All sectors as a wall of tiles, each of which opens to what the sector faces, its tax point and its services. */
export function IndustriesPage({ sectors, services, claim, checkedOn }: IndustriesPageProps) {
  const tileOf = (sector: Sector, index: number) => (
    <Tile
      key={sector.id}
      id={sector.id}
      picture={<FramedPicture picture={sectorTile.framed(TILE_WIDTHS, sector, index)} lazy={index > 0} />}
      label={<h3>{sector.name}</h3>}
    >
      <SectorText
        sector={sector}
        services={sector.services.flatMap((id) => services.filter((service) => service.id === id))}
      />
    </Tile>
  );
  return (
    <>
      <PageHero page={PAGES.industries} lead={getPageTexts().industries.lead} />
      <div className={styles.page}>
        <SectionHeading
          title={
            <>
              {claim.value} {claim.label}
            </>
          }
          samples={sectors.map(({ stats }) => stats)}
        />
        <ul role="list" className={gridStyles.wall}>
          {sectors.map(tileOf)}
        </ul>
        <p className={styles.checked} data-pagefind-ignore>
          <LawLine checkedOn={checkedOn} />
        </p>
      </div>
      <ContactBlock topic="Industries" {...getPageTexts().industries.callToAction} />
    </>
  );
}

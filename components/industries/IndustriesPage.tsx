import { LawLine } from '@/components/behaviours/LawLine';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { Wall, WallTile } from '@/components/ui/wall/Wall';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Industries, Sector, Service } from '@/lib/content/schemas/services';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { defaultPicture, sectorTile } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import styles from './IndustriesPage.module.scss';
import { SectorText } from './SectorText';

const TILE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

type IndustriesPageProps = Industries & { sectors: Sector[]; services: Service[]; claim: Claim };

/** All sectors as a wall of tiles, each of which opens to what the sector faces, its tax point and its services. */
export function IndustriesPage({ sectors, services, claim, checkedOn }: IndustriesPageProps) {
  const tileOf = (sector: Sector, index: number) => (
    <WallTile
      key={sector.id}
      id={sector.id}
      picture={
        <FramedPicture
          picture={sectorTile.framed(TILE_WIDTHS, sector, index)}
          fallbackSrc={defaultPicture().src}
          lazy={index > 0}
        />
      }
      label={<h3>{sector.name}</h3>}
    >
      <SectorText
        sector={sector}
        services={sector.services.flatMap((id) => services.filter((service) => service.id === id))}
      />
    </WallTile>
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
        <Wall>{sectors.map(tileOf)}</Wall>
        <p className={styles.checked} data-pagefind-ignore>
          <LawLine checkedOn={checkedOn} />
        </p>
      </div>
      <ContactBlock topic="Industries" {...getPageTexts().industries.callToAction} />
    </>
  );
}

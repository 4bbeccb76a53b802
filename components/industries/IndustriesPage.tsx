import { LawLine } from '@/components/behaviours/law-basis/LawLine';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { SampleNotice } from '@/components/shell/SampleNotice';
import { ContentsList } from '@/components/ui/contents-list/ContentsList';
import type { Industries, Sector } from '@/lib/content/schemas/sector';
import type { Service } from '@/lib/content/schemas/service';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './IndustriesPage.module.scss';
import { SectorSection } from './SectorSection';

type IndustriesPageProps = Industries & { sectors: Sector[]; services: Service[] };

/** All sectors, each with picture, description, tax point and services. */
export function IndustriesPage({ sectors, services, checkedOn, financeAct }: IndustriesPageProps) {
  return (
    <>
      <PageHero page={PAGES.industries} lead={getPageTexts().industries.lead} />
      <SampleNotice of={sectors.flatMap(({ stats }) => stats ?? [])} />
      <div className={styles.page}>
        <ContentsList title="Sectors" items={sectors.map(({ id, name }) => ({ id, text: name }))} />
        <div>
          {sectors.map((sector, index) => (
            <SectorSection
              key={sector.id}
              sector={sector}
              index={index}
              services={sector.services.flatMap((id) => services.filter((service) => service.id === id))}
            />
          ))}
          <p className={styles.checked} data-pagefind-ignore>
            <LawLine checkedOn={checkedOn} financeAct={financeAct} />
          </p>
        </div>
      </div>
      <ContactBlock topic="Industries" {...getPageTexts().industries.callToAction} />
    </>
  );
}

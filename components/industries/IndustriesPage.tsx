import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { ContentsList } from '@/components/ui/contents-list/ContentsList';
import type { Industries, Sector } from '@/lib/content/schemas/sector';
import type { Service } from '@/lib/content/schemas/service';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { PAGES } from '@/lib/site/pages';
import styles from './IndustriesPage.module.scss';
import { SectorSection } from './SectorSection';

type IndustriesPageProps = Industries & { sectors: Sector[]; services: Service[] };

/** All sectors, each with picture, description, tax point and services. */
export function IndustriesPage({ sectors, services, checkedOn, financeAct }: IndustriesPageProps) {
  return (
    <>
      <PageHero
        page={PAGES.industries}
        lead="What the books of each sector look like, the tax point that matters there, and where we help."
      />
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
            Checked on {formatLongDate(checkedOn)}. Takes in the Finance Acts to {financeAct}. General information, not
            advice.
          </p>
        </div>
      </div>
      <ContactBlock topic="Industries" title="Your sector is not here?" />
    </>
  );
}

import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { UndecidedCard } from '@/components/behaviours/UndecidedCard';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Service } from '@/lib/content/schemas/service';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { servicesData } from '@/lib/server/seo/structuredData';
import { toFilteredService } from '@/lib/services/services';
import { PAGES } from '@/lib/site/pages';
import { ServiceComparison } from './ServiceComparison';
import { ServiceExplorer } from './ServiceExplorer';
import styles from './ServicesIndex.module.scss';

type ServicesIndexProps = { services: Service[]; firm: Firm };

export function ServicesIndex({ services, firm }: ServicesIndexProps) {
  return (
    <>
      <JsonLd data={servicesData(firm, services)} />
      <PageHero
        page={PAGES.services}
        lead={getPageTexts().services.lead}
        withoutScript={getPageTexts().services.withoutScript}
        actions={
          <>
            <ButtonLink href="/contact" variant="accent" iconEnd="arrow-right">
              Request a Service
            </ButtonLink>
            <ButtonLink href="/about" variant="outline">
              Learn About Our Approach
            </ButtonLink>
          </>
        }
      />
      <section className={styles.section} aria-labelledby="all-services" data-pagefind-ignore>
        <h2 id="all-services" className={styles.heading}>
          All services
        </h2>
        <ServiceExplorer
          services={services.map((service, index) => ({
            ...toFilteredService(service),
            card: <ServiceCard service={service} lazy={index > 0} isRowOnPhones />,
          }))}
          emptyPicture={emptyPicture('no-services')}
        >
          <UndecidedCard {...getPageTexts().services.undecided} />
        </ServiceExplorer>
      </section>
      <ServiceComparison title={getPageTexts().services.comparison} services={services} />
      <ContactBlock topic="Services" {...getPageTexts().services.callToAction} />
    </>
  );
}

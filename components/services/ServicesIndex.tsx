import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SERVICE_CATEGORIES, type Service } from '@/lib/content/schemas/services';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { servicesData } from '@/lib/server/seo/structuredData';
import { toFilteredService } from '@/lib/services/services';
import { PAGES } from '@/lib/site/pages';
import { ServiceComparison } from './ServiceComparison';
import { ServiceExplorer } from './ServiceExplorer';
import styles from './ServicesIndex.module.scss';
import { UndecidedCard } from './UndecidedCard';

const byCategory = (services: readonly Service[]) =>
  SERVICE_CATEGORIES.flatMap((category) => services.filter((service) => service.category === category));

/** All services as cards with a filter, and a comparison of services of one kind. */
export function ServicesIndex() {
  const services = getAllServices();
  return (
    <>
      <JsonLd data={servicesData(getFirm(), services)} />
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
          services={byCategory(services).map((service, index) => ({
            ...toFilteredService(service),
            card: <ServiceCard service={service} lazy={index > 0} isRowOnPhones />,
          }))}
          emptyPicture={emptyPicture('no-services')}
          comparison={{
            title: getPageTexts().services.comparison,
            tables: SERVICE_CATEGORIES.map((category) => ({
              category,
              table: <ServiceComparison category={category} services={services} />,
            })),
          }}
        >
          <UndecidedCard {...getPageTexts().services.undecided} />
        </ServiceExplorer>
      </section>
      <ContactBlock topic="Services" {...getPageTexts().services.callToAction} />
    </>
  );
}

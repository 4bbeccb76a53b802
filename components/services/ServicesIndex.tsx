import { AccountantCheck } from '@/components/shared/AccountantCheck';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { DataTable } from '@/components/ui/DataTable';
import { FilePicture } from '@/components/ui/FilePicture';
import { TextLink } from '@/components/ui/TextLink';
import type { Service } from '@/lib/content/schemas/services';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { stockPicture } from '@/lib/server/pictures/registry';
import { servicesData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import { ENGLISH } from '@/lib/words/translate';
import { ServiceExplorer } from './ServiceExplorer';
import styles from './ServicesIndex.module.scss';

/** The last card of a grid, for visitors who are unsure which service they need. */
function UndecidedCard({ title, text }: { title: string; text: string }) {
  return (
    <div className={`${styles.card} onInk`}>
      <FilePicture {...stockPicture('not-sure')} />
      <div className={styles.body}>
        <h3 className="h2">{title}</h3>
        <p>{text}</p>
        <p className={styles.link}>
          <TextLink href={PAGES.contact.path} arrow>
            Ask for a quote
          </TextLink>
        </p>
      </div>
    </div>
  );
}

const COLUMNS = [
  { label: 'Service' },
  { label: 'For whom' },
  { label: 'When to come to us' },
  { label: 'What you get' },
  { label: 'Fee' },
];

/** Number of deliverables shown here; the service's page lists all of them. */
const SHOWN_DELIVERABLES = 2;

const rowOf = ({ slug, title, choose, deliverables, terms }: Service) => [
  <TextLink key={slug} href={slug} size="small">
    {title}
  </TextLink>,
  choose.who,
  choose.when,
  deliverables.slice(0, SHOWN_DELIVERABLES).join('; '),
  `${terms.fee.fact} ${terms.fee.more}.`,
];

const byCategory = (services: readonly Service[]) =>
  SERVICE_CATEGORIES.flatMap((category) => services.filter((service) => service.category === category));

/** All services as filterable cards, and a comparison of the services in each category. */
export function ServicesIndex() {
  const services = getAllServices('en');
  const texts = getPageTexts('en').services;
  return (
    <>
      <JsonLd data={servicesData(getFirm('en'), services)} />
      <PageHero
        translate={ENGLISH}
        page={PAGES.services}
        lead={texts.lead}
        withoutScript={texts.withoutScript}
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
      <section className={`${styles.section} wrap`} aria-labelledby="all-services" data-pagefind-ignore>
        <h2 id="all-services" className="visuallyHidden">
          All services
        </h2>
        <ServiceExplorer
          services={byCategory(services)}
          emptyPicture={stockPicture('no-services')}
          comparison={{
            title: texts.comparison,
            tables: SERVICE_CATEGORIES.map((category) => ({
              category,
              table: (
                <DataTable
                  caption={SERVICE_CATEGORY_LABELS[category]}
                  columns={COLUMNS}
                  rows={services.filter((service) => service.category === category).map(rowOf)}
                />
              ),
            })),
          }}
        >
          <UndecidedCard {...texts.undecided} />
        </ServiceExplorer>
        <AccountantCheck />
      </section>
      <ContactBlock translate={ENGLISH} topic="Services" {...texts.callToAction} />
    </>
  );
}

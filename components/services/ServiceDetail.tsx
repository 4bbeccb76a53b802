import type { MDXContent } from 'mdx/types';
import { LawLine } from '@/components/behaviours/law-basis/LawLine';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { DueDay } from '@/lib/calendar/nextDays';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { requestLink, telLink } from '@/lib/links/contactLinks';
import type { SearchablePage } from '@/lib/search/searchPages';
import { getHeadings } from '@/lib/server/content/loaders/headings';
import { serviceFile } from '@/lib/server/content/loaders/services';
import { HERO_ART_RATIO } from '@/lib/server/pictures/cloth/heroArt';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { questionsData } from '@/lib/server/seo/contentData';
import { serviceData } from '@/lib/server/seo/structuredData';
import { SERVICE_LISTS } from '@/lib/services/serviceLists';
import { serviceDescription } from '@/lib/services/services';
import { PAGES } from '@/lib/site/pages';
import { BringAndGet } from './BringAndGet';
import { Deadlines } from './Deadlines';
import { RELATED_READING, RelatedReading } from './RelatedReading';
import { RelatedServices } from './RelatedServices';
import { ServiceCall } from './ServiceCall';
import styles from './ServiceDetail.module.scss';
import { ServiceSidebar } from './ServiceSidebar';

type ServiceDetailProps = {
  service: Service;
  /** All services, for the sidebar and the related ones. */
  services: Service[];
  firm: Firm;
  /** What its readers may want next. */
  reading: readonly SearchablePage[];
  /** The next days of its duties in the tax calendar. */
  days: readonly DueDay[];
  /** The compiled text of the service's file, and its questions in plain words. */
  Body: MDXContent;
  questions: Parameters<typeof questionsData>[0];
};

/** Not for phones: they show no picture. */
const HERO_BOX = { ratio: HERO_ART_RATIO, widths: { base: '340px', nav: '420px' } };

function Hero({ service, firm }: Pick<ServiceDetailProps, 'service' | 'firm'>) {
  const { id, title, category, icon, iconColor, photo, swahili } = service;
  return (
    <PageHero
      page={{
        heading: title,
        crumb: title,
        parent: {
          path: `${PAGES.services.path}#${category}`,
          crumb: SERVICE_CATEGORY_LABELS[category],
          parent: PAGES.services,
        },
        picture: { motif: icon, palette: iconColor, border: 'diamonds' },
        pictureId: id,
      }}
      lead={
        <>
          {serviceDescription(service)}
          {swahili && (
            <span className={styles.swahili}>
              In Swahili: <span lang="sw">{swahili}</span>
            </span>
          )}
        </>
      }
      photo={photo && photoFile(photo, HERO_BOX)}
      actions={
        <>
          <ButtonLink href={requestLink({ service: id })} variant="accent" iconEnd="arrow-right">
            Request This Service
          </ButtonLink>
          <ButtonLink href={telLink(firm.phone)} variant="outline" icon="phone">
            {firm.phone}
          </ButtonLink>
        </>
      }
    />
  );
}

export function ServiceDetail({ service, services, firm, reading, days, Body, questions }: ServiceDetailProps) {
  const { deadlines, checkedOn, financeAct } = service;
  const contents = [
    ...getHeadings(serviceFile(service.id), SERVICE_LISTS),
    ...(reading.length > 0 ? [RELATED_READING] : []),
  ];
  const boxes = {
    Deadlines: () => <Deadlines deadlines={deadlines} days={days} />,
    BringAndGet: () => <BringAndGet service={service} firm={firm} />,
  };
  return (
    <>
      <Hero service={service} firm={firm} />
      <JsonLd data={serviceData(firm, service)} />
      {questions.length > 0 && <JsonLd data={questionsData(questions)} />}
      <div className={styles.columns}>
        <article>
          <Body components={boxes} />
          <p className={styles.checked} data-pagefind-ignore>
            <LawLine checkedOn={checkedOn} financeAct={financeAct} />
          </p>
          <RelatedReading pages={reading} />
        </article>
        <ServiceSidebar services={services} current={service} firm={firm} contents={contents} />
      </div>
      <RelatedServices service={service} services={services} />
      <ServiceCall service={service} />
    </>
  );
}

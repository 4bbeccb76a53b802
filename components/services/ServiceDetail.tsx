import type { ReactNode } from 'react';
import { LawLine } from '@/components/behaviours/LawLine';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Prose } from '@/components/ui/prose/Prose';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/services';
import { requestLink } from '@/lib/links/contactLinks';
import type { SearchablePage } from '@/lib/search/searchPages';
import { HERO_ART_RATIO } from '@/lib/server/pictures/cloth/heroArt';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { questionsData } from '@/lib/server/seo/contentData';
import { serviceData } from '@/lib/server/seo/structuredData';
import { serviceDescription } from '@/lib/services/services';
import { PAGES } from '@/lib/site/pages';
import { BringAndGet } from './BringAndGet';
import { Deadlines } from './Deadlines';
import { Fits } from './Fits';
import { MoreRows, type TextSection } from './MoreRows';
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
  /** The text of the service's file: what stands before its first heading, its sections, its questions in plain words. */
  opening: ReactNode;
  sections: readonly TextSection[];
  questions: Parameters<typeof questionsData>[0];
};

/** Not for phones: they show no picture. */
const HERO_BOX = { ratio: HERO_ART_RATIO, widths: { base: '340px', nav: '420px' } };

function Hero({ service }: Pick<ServiceDetailProps, 'service'>) {
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
            <small lang="sw" className={styles.swahili}>
              {swahili}
            </small>
          )}
        </>
      }
      photo={photo && photoFile(photo, HERO_BOX)}
      actions={
        <ButtonLink href={requestLink({ service: id })} variant="accent" iconEnd="arrow-right">
          Request This Service
        </ButtonLink>
      }
    />
  );
}

export function ServiceDetail(props: ServiceDetailProps) {
  const { service, services, firm, reading, opening, sections, questions } = props;
  const { fits, deadlines, checkedOn } = service;
  return (
    <>
      <Hero service={service} />
      <JsonLd data={serviceData(firm, service)} />
      {questions.length > 0 && <JsonLd data={questionsData(questions)} />}
      <div className={styles.columns}>
        <article className={styles.article}>
          <Prose>{opening}</Prose>
          <Fits fits={fits} />
          <Deadlines deadlines={deadlines} />
          <BringAndGet {...service} />
          <MoreRows sections={sections} reading={reading} />
          <p className={styles.checked} data-pagefind-ignore>
            <LawLine checkedOn={checkedOn} />
          </p>
        </article>
        <ServiceSidebar services={services} current={service} />
      </div>
      <RelatedServices service={service} services={services} />
      <ServiceCall service={service} />
    </>
  );
}

import type { ReactNode } from 'react';
import { CasePanels } from '@/components/shared/CasePanels';
import { LawLine } from '@/components/shared/LawLine';
import { ServiceCard } from '@/components/shared/ServiceCard';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Accordion, Disclosure } from '@/components/ui/Disclosure';
import { Prose } from '@/components/ui/Prose';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Service } from '@/lib/content/schemas/services';
import { getFirm, getLead } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { HERO_ART_RATIO } from '@/lib/server/pictures/composition/picture';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { type ReadingLink, relatedReading } from '@/lib/server/resources/relatedReading';
import { questionsData, serviceData } from '@/lib/server/seo/structuredData';
import { requestLink } from '@/lib/site/contactLinks';
import { PAGES } from '@/lib/site/pages';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import { relatedServices, serviceDescription } from '@/lib/site/services';
import { ENGLISH } from '@/lib/words/translate';
import styles from './ServiceDetail.module.scss';
import { Deadlines, ServiceLists, TimeAndFee } from './ServiceFacts';
import { ServiceLead } from './ServiceLead';

type TextSection = { id: string; title: ReactNode; content: ReactNode; hasQuestions: boolean };

const Reading = ({ pages }: { pages: readonly ReadingLink[] }) => (
  <div className={`${styles.reading} notPrinted`} data-pagefind-ignore>
    <Disclosure summary="Related reading" headingId="related-reading">
      <ul role="list">
        {pages.map(({ href, title, group }) => (
          <li key={href}>
            <TextLink href={href}>{title}</TextLink> <small>{group}</small>
          </li>
        ))}
      </ul>
    </Disclosure>
  </div>
);

type MoreRowsProps = {
  sections: readonly TextSection[];
  /** Recommended reading, each with its kind of page. */
  reading: readonly ReadingLink[];
};

const OpenSection = ({ id, title, content }: TextSection) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <Prose>{content}</Prose>
  </section>
);

/** Collapsible rows: the sections of a service's text and related reading, then one row per question. */
function MoreRows({ sections, reading }: MoreRowsProps) {
  return (
    <div className={styles.rows}>
      {sections.map(({ id, title, content, hasQuestions }) =>
        hasQuestions ? null : (
          <Disclosure key={id} summary={title} headingId={id}>
            <Prose>{content}</Prose>
          </Disclosure>
        ),
      )}
      {reading.length > 0 && <Reading pages={reading} />}
      {sections.map((section) => section.hasQuestions && <OpenSection key={section.id} {...section} />)}
    </div>
  );
}

type ServiceSidebarProps = { services: Service[]; current: Service };

function ServiceLinks({ services, current }: ServiceSidebarProps) {
  return (
    <ul role="list">
      {services.map(({ id, title, slug }) => (
        <li key={id}>
          <a href={slug} className={`${styles.link} focusInside`} aria-current={id === current.id ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All services by category, beside or below the text. At most one category is open, initially none. */
function ServiceSidebar({ services, current }: ServiceSidebarProps) {
  const items = SERVICE_CATEGORIES.map((category) => ({
    id: category,
    summary: SERVICE_CATEGORY_LABELS[category],
    content: <ServiceLinks services={services.filter((service) => service.category === category)} current={current} />,
  }));
  return (
    <aside className={`${styles.sidebar} notPrinted`} aria-label="All services">
      <Accordion items={items} name="services" isCapped />
    </aside>
  );
}

function RelatedServices({ service, services }: { service: Service; services: Service[] }) {
  return (
    <section className={`${styles.band} band section`} aria-labelledby="related-services" data-pagefind-ignore>
      <SectionHeading
        id="related-services"
        title="Related Services"
        action={
          <TextLink href="/services" arrow>
            View All Services
          </TextLink>
        }
      />
      <ul role="list" className={styles.cards}>
        {relatedServices(service, services).map((related) => (
          <li key={related.id}>
            <ServiceCard service={related} isRowOnPhones />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ServiceDetailProps = {
  service: Service;
  /** The parts of the service's MDX file: everything before the first heading, the sections, and the questions as plain text. */
  opening: ReactNode;
  sections: readonly TextSection[];
  questions: Parameters<typeof questionsData>[0];
};

/** Widths of the picture, which phones do not show. */
const HERO_BOX = { ratio: HERO_ART_RATIO, widths: { base: '260px', large: '340px', nav: '420px' } };

function ServiceHero({ service }: Pick<ServiceDetailProps, 'service'>) {
  const { id, title, category, icon, iconColor, photo, swahili } = service;
  return (
    <PageHero
      translate={ENGLISH}
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
            <small className="block above2 small soft">
              In Kiswahili: <span lang="sw">{swahili}</span>
            </small>
          )}
        </>
      }
      photo={photo && photoFile(photo, HERO_BOX)}
      actions={
        <ButtonLink href={requestLink({ service: id }, 'en')} variant="accent" iconEnd="arrow-right">
          Request This Service
        </ButtonLink>
      }
    />
  );
}

/**
 * A service, in the order of a buyer's questions: time and fee, who does it, a case study, what is due when; then the work itself
 * and its rules.
 */
export function ServiceDetail({ service, opening, sections, questions }: ServiceDetailProps) {
  const firm = getFirm('en');
  const lead = getLead(service.lead);
  const services = getAllServices('en');
  const [whatWeDo, ...others] = sections;
  return (
    <>
      <ServiceHero service={service} />
      <JsonLd data={serviceData(firm, service)} />
      {questions.length > 0 && <JsonLd data={questionsData(questions)} />}
      <article className={styles.page}>
        <TimeAndFee {...service} />
        <ServiceLead service={service} lead={lead} firm={firm} />
        {service.case && (
          <section aria-labelledby="a-case">
            <VisuallyHidden as="h2" id="a-case">
              A case
            </VisuallyHidden>
            <CasePanels of={service.case} />
          </section>
        )}
        <Deadlines {...service} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <Prose>{opening}</Prose>
            {whatWeDo && <OpenSection {...whatWeDo} />}
            <ServiceLists {...service} />
            <MoreRows sections={others} reading={relatedReading(service)} />
            <p className="caption muted" data-pagefind-ignore>
              <LawLine checkedOn={service.checkedOn} />
            </p>
          </div>
          <ServiceSidebar services={services} current={service} />
        </div>
      </article>
      <RelatedServices service={service} services={services} />
      <ContactBlock
        translate={ENGLISH}
        title={`Talk to ${lead.name}`}
        text={lead.position}
        topic={service.title}
        service={service.id}
        requestLabel="Request This Service"
      />
    </>
  );
}

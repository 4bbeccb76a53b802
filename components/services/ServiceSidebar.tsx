import { Accordion } from '@/components/ui/accordion/Accordion';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Contents, type ContentsProps } from '@/components/ui/contents-list/Contents';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { pageChatLink, requestLink, telLink } from '@/lib/links/contactLinks';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import styles from './ServiceSidebar.module.scss';

type ServiceSidebarProps = {
  services: Service[];
  current: Service;
  firm: Pick<Firm, 'phone' | 'whatsapp'>;
  contents: ContentsProps['items'];
};

function CategoryLinks({ services, current }: Pick<ServiceSidebarProps, 'services' | 'current'>) {
  return (
    <ul role="list">
      {services.map(({ id, title, slug }) => (
        <li key={id}>
          <a href={slug} className={styles.link} aria-current={id === current.id ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All services by category; at most one category is open, none at first. */
function AllServices({ services, current }: Pick<ServiceSidebarProps, 'services' | 'current'>) {
  const items = SERVICE_CATEGORIES.map((category) => ({
    id: category,
    summary: SERVICE_CATEGORY_LABELS[category],
    content: <CategoryLinks services={services.filter((service) => service.category === category)} current={current} />,
  }));
  return (
    <aside aria-label="All services">
      <Accordion items={items} name="services" isCapped />
    </aside>
  );
}

/**
 * Beside the text of a service: ways to ask, contents, all services. The first two are for wide screens, where the column
 * stays in view; on others the hero, the bar at the lower edge and the end of the page have them.
 */
export function ServiceSidebar({ services, current, firm, contents }: ServiceSidebarProps) {
  const { id, title, isAboutPayroll } = current;
  return (
    <div className={styles.sidebar}>
      <div className={styles.ask} data-pagefind-ignore>
        <ButtonLink href={requestLink({ service: id })} iconEnd="arrow-right" fullWidth>
          Request This Service
        </ButtonLink>
        <TextLink href={telLink(firm.phone)} icon="phone" size="small">
          {firm.phone}
        </TextLink>
        <TextLink href={pageChatLink(firm.whatsapp, title)} icon="whatsapp" size="small">
          WhatsApp
        </TextLink>
      </div>
      <div className={styles.contents} data-pagefind-ignore>
        <Contents items={contents} />
      </div>
      <AllServices services={services} current={current} />
      {isAboutPayroll && (
        <aside className={styles.calculators} aria-labelledby="calculators">
          <h2 id="calculators" className={styles.title}>
            Estimate a salary first
          </h2>
          <p>{getPageTexts().services.salaryCalculator}</p>
          <TextLink href="/calculator" arrow>
            Open the calculators
          </TextLink>
        </aside>
      )}
    </div>
  );
}

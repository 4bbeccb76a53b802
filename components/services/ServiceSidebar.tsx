import { Accordion } from '@/components/ui/accordion/Accordion';
import { Link } from '@/components/ui/link/Link';
import { TextLink } from '@/components/ui/link/TextLink';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import styles from './ServiceSidebar.module.scss';

type ServiceSidebarProps = {
  services: Service[];
  current: Service;
};

function CategoryLinks({ services, current }: ServiceSidebarProps) {
  return (
    <ul role="list">
      {services.map(({ id, title, slug }) => (
        <li key={id}>
          <Link href={slug} className={styles.link} aria-current={id === current.id ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** All services by category; at most one category is open, none at first. */
export function ServiceSidebar({ services, current }: ServiceSidebarProps) {
  const items = SERVICE_CATEGORIES.map((category) => ({
    id: category,
    summary: SERVICE_CATEGORY_LABELS[category],
    content: <CategoryLinks services={services.filter((service) => service.category === category)} current={current} />,
  }));
  return (
    <aside className={styles.sidebar} aria-label="All services">
      <Accordion items={items} name="services" isCapped />
      <div className={styles.calculators}>
        <h2 className={styles.title}>Estimate a salary first</h2>
        <p>{getPageTexts().services.salaryCalculator}</p>
        <TextLink href="/calculator" arrow>
          Open the calculators
        </TextLink>
      </div>
    </aside>
  );
}

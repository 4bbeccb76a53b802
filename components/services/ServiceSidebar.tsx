import { Accordion } from '@/components/ui/accordion/Accordion';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/services';
import styles from './ServiceSidebar.module.scss';

type ServiceSidebarProps = { services: Service[]; current: Service };

function CategoryLinks({ services, current }: ServiceSidebarProps) {
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

/** All services by category, beside the text or below it; at most one category is open, none at first. */
export function ServiceSidebar({ services, current }: ServiceSidebarProps) {
  const items = SERVICE_CATEGORIES.map((category) => ({
    id: category,
    summary: SERVICE_CATEGORY_LABELS[category],
    content: <CategoryLinks services={services.filter((service) => service.category === category)} current={current} />,
  }));
  return (
    <aside className={styles.sidebar} aria-label="All services">
      <Accordion items={items} name="services" isCapped />
    </aside>
  );
}

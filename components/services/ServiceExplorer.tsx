import type { ReactNode } from 'react';
import { ServiceCard } from '@/components/shared/ServiceCard';
import { CategoryLinks, FILTER_SENTENCES, filteredItem, ServiceAnswer } from '@/components/shared/ServiceFilter';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { Disclosure } from '@/components/ui/Disclosure';
import type { EmptyStateProps } from '@/components/ui/EmptyState';
import { SearchField } from '@/components/ui/SearchField';
import type { Service } from '@/lib/content/schemas/services';
import { part } from '@/lib/site/elementParts';
import type { ServiceCategory } from '@/lib/site/serviceCategories';
import { SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import styles from './ServiceExplorer.module.scss';

type ServiceExplorerProps = {
  /** Services of the same category must be adjacent. */
  services: readonly Service[];
  emptyPicture: EmptyStateProps['picture'];
  /** A collapsible comparison of each category's services, below the grid. */
  comparison: { title: string; tables: readonly { category: ServiceCategory; table: ReactNode }[] };
  /** The last cell of the grid while it is unfiltered. */
  children: ReactNode;
};

/** Services as cards (on phones, a grouped list) and in comparison tables, with a search and links that filter by category. */
export function ServiceExplorer({ services, emptyPicture, comparison, children }: ServiceExplorerProps) {
  const isFirst = ({ id, category }: Service) => services.find((one) => one.category === category)?.id === id;

  return (
    <service-filter {...FILTER_SENTENCES} className={`${styles.explorer} block`}>
      <div className={`${styles.tools} needsScript`}>
        <CategoryLinks />
        <SearchField label="Search services" {...part('service-filter', 'search')} />
      </div>
      <ServiceAnswer picture={emptyPicture} />
      <ul role="list" className={styles.grid} {...part('service-filter', 'found')}>
        {services.map((service, index) => (
          <li
            key={service.id}
            // The first service of a category has its anchor, for URLs such as /services#tax.
            id={isFirst(service) ? service.category : undefined}
            className={styles.cell}
            {...filteredItem(service)}
          >
            <p className={styles.group}>
              <CategoryLabel tone={service.category}>{SERVICE_CATEGORY_LABELS[service.category]}</CategoryLabel>
            </p>
            <ServiceCard service={service} lazy={index > 0} isRowOnPhones />
          </li>
        ))}
        <li className={styles.cell} {...part('service-filter', 'undecided')}>
          {children}
        </li>
      </ul>
      <div className={styles.comparison}>
        <Disclosure summary={comparison.title} headingId="compare">
          {comparison.tables.map(({ category, table }) => (
            <div key={category} {...part('service-filter', 'table')} data-category={category}>
              {table}
            </div>
          ))}
        </Disclosure>
      </div>
    </service-filter>
  );
}

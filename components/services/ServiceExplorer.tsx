'use client';
// Needs the browser: filters the cards as one types and keeps the category in the URL.

import type { ReactNode } from 'react';
import { SearchInput } from '@/components/behaviours/SearchInput';
import { useEver } from '@/components/behaviours/useEver';
import { NoServices, useServiceList } from '@/components/behaviours/useServiceList';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { CategoryLabel } from '@/components/ui/CategoryLabel';
import { Disclosure } from '@/components/ui/Disclosure';
import type { EmptyStateProps } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import type { FilteredService, ServiceFilter } from '@/lib/site/services';
import styles from './ServiceExplorer.module.scss';

type ServiceExplorerProps = {
  /** Each service with its server-rendered card. */
  services: (FilteredService & { card: ReactNode })[];
  emptyPicture: EmptyStateProps['picture'];
  /** Behind a line below the grid: the services of each category side by side. */
  comparison: { title: string; tables: readonly { category: ServiceFilter; table: ReactNode }[] };
  /** Last cell of the unfiltered grid. */
  children: ReactNode;
};

/** The category that a hash such as #tax names; any other hash means all. */
const readServiceFilter = ({ hash }: URL): ServiceFilter =>
  SERVICE_CATEGORIES.find((category) => `#${category}` === hash) ?? 'all';

/** Names the category in the hash. A hash without a category, such as a skip link's, is kept when 'all' is chosen. */
export function writeServiceFilter(url: URL, filter: ServiceFilter): void {
  if (filter !== 'all') url.hash = filter;
  else if (readServiceFilter(url) !== 'all') url.hash = '';
}

const countInWords = (count: number) => (count === 1 ? '1 service' : `${count} services`);

/** The services as cards, on phones as a list in groups, and side by side, with category buttons and a search. */
export function ServiceExplorer({ services, emptyPicture, comparison, children }: ServiceExplorerProps) {
  const { value: filter, set } = useUrlState({ initial: 'all', read: readServiceFilter, write: writeServiceFilter });
  const { shown, reset, filterProps, searchProps } = useServiceList(services, filter, set);
  const isFiltered = shown.length < services.length;
  const wasFiltered = useEver(isFiltered);
  // The first service of a category carries its name as an anchor, for URLs like /services#tax.
  const anchorOf = (id: string) =>
    SERVICE_CATEGORIES.find((category) => services.find((one) => one.category === category)?.id === id);
  const isFirstShown = ({ id, category }: FilteredService) => shown.find((one) => one.category === category)?.id === id;

  return (
    <>
      <div className={styles.tools}>
        <FilterBar {...filterProps} />
        <SearchInput {...searchProps} />
      </div>
      <p role="status" className={styles.status}>
        {wasFiltered && `${isFiltered ? '' : 'All '}${countInWords(shown.length)} shown`}
      </p>
      {shown.length === 0 && <NoServices picture={emptyPicture} onReset={reset} />}
      <ul role="list" className={styles.grid} data-filtered={wasFiltered || undefined}>
        {services.map((service) => (
          <li
            key={service.id}
            id={anchorOf(service.id)}
            className={styles.cell}
            data-category={service.category}
            hidden={!shown.includes(service)}
          >
            {isFirstShown(service) && (
              <p className={styles.group}>
                <CategoryLabel tone={service.category}>{SERVICE_CATEGORY_LABELS[service.category]}</CategoryLabel>
              </p>
            )}
            {service.card}
          </li>
        ))}
        <li className={styles.cell} hidden={isFiltered}>
          {children}
        </li>
      </ul>
      <div className={styles.comparison}>
        <Disclosure summary={comparison.title} headingId="compare">
          {comparison.tables.map(({ category, table }) => (
            <div key={category} hidden={filter !== 'all' && filter !== category}>
              {table}
            </div>
          ))}
        </Disclosure>
      </div>
    </>
  );
}

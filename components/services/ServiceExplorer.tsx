'use client';
// Needs the browser: filters the cards as one types and keeps the category in the address.
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { type FilteredService, matchesFilter } from '@/lib/services/matchesFilter';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/services/serviceCategories';
import styles from './ServiceExplorer.module.scss';
import { useServiceFilter } from './useServiceFilter';

type ServiceExplorerProps = {
  /** Each service with its server-rendered card. */
  services: (FilteredService & { id: string; card: ReactNode })[];
  emptyPicture: { src: string; width: number; height: number };
  /** Last cell of the unfiltered grid. */
  children: ReactNode;
};

const OPTIONS = (['all', ...SERVICE_CATEGORIES] as const).map((id) => ({ id, label: SERVICE_CATEGORY_LABELS[id] }));

const countInWords = (count: number) => (count === 1 ? '1 service' : `${count} services`);

/** The grid of services with its category buttons and its search. */
export function ServiceExplorer({ services, emptyPicture, children }: ServiceExplorerProps) {
  const { filter, select, query, setQuery, debouncedQuery, reset } = useServiceFilter();
  const shown = services.filter((service) => matchesFilter(service, filter, debouncedQuery));
  const isFiltered = shown.length < services.length;
  // The first service of a category carries its name as an anchor, for addresses like /services#tax.
  const anchorOf = (id: string) =>
    SERVICE_CATEGORIES.find((category) => services.find((one) => one.category === category)?.id === id);

  return (
    <>
      <div className={styles.tools}>
        <FilterBar label="Filter services by category" options={OPTIONS} selected={filter} onSelect={select} />
        <SearchField label="Search services" value={query} onChange={setQuery} />
      </div>
      <p role="status" className={styles.status}>
        {isFiltered ? `${countInWords(shown.length)} shown` : ''}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title="No services found matching your criteria"
          picture={emptyPicture}
          action={
            <Button variant="quiet" onClick={reset}>
              Reset filters
            </Button>
          }
        />
      ) : null}
      <ul role="list" className={styles.grid}>
        {services.map((service) => (
          <li key={service.id} id={anchorOf(service.id)} className={styles.cell} hidden={!shown.includes(service)}>
            {service.card}
          </li>
        ))}
        <li className={styles.cell} hidden={isFiltered}>
          {children}
        </li>
      </ul>
    </>
  );
}

'use client';

// Needs the browser: filter and search decide which of the cards are shown.
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState } from '@/components/ui/empty-state/EmptyState';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import { Scroller } from '@/components/ui/scroller/Scroller';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { type FilteredService, matchesFilter, type ServiceFilter } from '@/lib/services/matchesFilter';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/services/serviceCategories';
import styles from './ServiceBrowser.module.scss';

/** How long the search waits for the next key. */
export const SEARCH_DEBOUNCE_MS = 300;

/** With more cards than this there is something to scroll to on a wide window; also the cards that one dot stands for. */
export const CARDS_IN_VIEW = 3;

const FILTERS = (['all', ...SERVICE_CATEGORIES] as const).map((id) => ({ id, label: SERVICE_CATEGORY_LABELS[id] }));

type ServiceBrowserProps = {
  items: readonly (FilteredService & { id: string; card: ReactNode })[];
  emptyPicture: { src: string; width: number; height: number };
  /** Link to all services, below the row. */
  children: ReactNode;
};

/** The row of service cards with its filter and its search. The cards come from the server as they are. */
export function ServiceBrowser({ items, emptyPicture, children }: ServiceBrowserProps) {
  const [filter, setFilter] = useState<ServiceFilter>('all');
  const [query, setQuery] = useState('');
  const settledQuery = useDebouncedValue(query, SEARCH_DEBOUNCE_MS);
  const words = query === '' ? '' : settledQuery;
  const searchId = useId();
  const shown = items.filter((item) => matchesFilter(item, filter, words));

  const handleReset = () => {
    setFilter('all');
    setQuery('');
    // The button goes away with the empty list: the focus goes back to where the search began.
    document.getElementById(searchId)?.focus();
  };

  return (
    <div className={styles.browser}>
      <div className={styles.tools}>
        <FilterBar label="Filter services by category" options={FILTERS} selected={filter} onSelect={setFilter} />
        <div className={styles.search}>
          <SearchField id={searchId} label="Search services" value={query} onChange={setQuery} />
        </div>
      </div>
      <div role="status">
        {shown.length > 0 ? (
          <p className={styles.spoken}>{`${shown.length} ${shown.length === 1 ? 'service' : 'services'} shown`}</p>
        ) : (
          <EmptyState
            title="No services found matching your criteria"
            picture={emptyPicture}
            action={
              <Button variant="quiet" onClick={handleReset}>
                Reset filters
              </Button>
            }
          />
        )}
      </div>
      {shown.length > 0 && (
        <Scroller
          // Another list begins at its beginning.
          key={`${filter} ${words}`}
          label="Our services"
          itemCount={shown.length}
          dotCount={Math.ceil(shown.length / CARDS_IN_VIEW)}
          hasArrows={shown.length > CARDS_IN_VIEW}
          step="half"
          isBleeding
        >
          {shown.map(({ id, card }) => (
            <li key={id} className={styles.card}>
              {card}
            </li>
          ))}
        </Scroller>
      )}
      <div className={styles.all} data-beside={shown.length > CARDS_IN_VIEW ? 'arrows' : undefined}>
        {children}
      </div>
    </div>
  );
}

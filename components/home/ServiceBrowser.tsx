'use client';
// Needs the browser: filter and search decide which of the cards are shown.

import { type ReactNode, useState } from 'react';
import { SearchInput } from '@/components/behaviours/SearchInput';
import { NoServices, useServiceList } from '@/components/behaviours/useServiceList';
import type { EmptyStateProps } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { Scroller } from '@/components/ui/Scroller';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { FilteredService, ServiceFilter } from '@/lib/site/services';
import styles from './ServiceBrowser.module.scss';

/** With more cards than this a wide window scrolls; also the number of cards for each dot. */
const CARDS_IN_VIEW = 3;

type ServiceBrowserProps = {
  items: readonly (FilteredService & { card: ReactNode })[];
  emptyPicture: EmptyStateProps['picture'];
  children: ReactNode;
};

/** The row of service cards with its filter and its search. The cards come from the server as they are. */
export function ServiceBrowser({ items, emptyPicture, children }: ServiceBrowserProps) {
  const [filter, setFilter] = useState<ServiceFilter>('all');
  const { shown, query, reset, filterProps, searchProps } = useServiceList(items, filter, setFilter);

  return (
    <div className={styles.browser}>
      <div className={styles.tools}>
        <FilterBar {...filterProps} />
        <div className={styles.search}>
          <SearchInput {...searchProps} />
        </div>
      </div>
      <div role="status">
        {shown.length > 0 ? (
          <VisuallyHidden as="p">{`${shown.length} ${shown.length === 1 ? 'service' : 'services'} shown`}</VisuallyHidden>
        ) : (
          <NoServices picture={emptyPicture} onReset={reset} />
        )}
      </div>
      {shown.length > 0 && (
        <Scroller
          // Another list starts scrolled to its beginning.
          key={`${filter} ${query}`}
          label="Our services"
          itemCount={shown.length}
          itemsPerDot={CARDS_IN_VIEW}
          hasArrows={shown.length > CARDS_IN_VIEW}
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

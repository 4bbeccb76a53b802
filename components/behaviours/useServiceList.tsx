import { useId } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import { type FilteredService, matchesFilter, type ServiceFilter } from '@/lib/site/services';
import { useSearchQuery } from './useSearchQuery';

const OPTIONS = (['all', ...SERVICE_CATEGORIES] as const).map((id) => ({ id, label: SERVICE_CATEGORY_LABELS[id] }));

/**
 * Services narrowed by category and search, with the props of the two controls.
 *
 * @param filter the category, which the page or its URL holds
 */
export function useServiceList<Item extends FilteredService>(
  services: readonly Item[],
  filter: ServiceFilter,
  onFilter: (filter: ServiceFilter) => void,
) {
  const searchId = useId();
  const { typed, setTyped, query } = useSearchQuery();

  const reset = () => {
    onFilter('all');
    setTyped('');
    // The reset button disappears, and the focus would be lost.
    document.getElementById(searchId)?.focus();
  };
  return {
    shown: services.filter((service) => matchesFilter(service, filter, query)),
    query,
    reset,
    filterProps: { label: 'Filter services by category', options: OPTIONS, selected: filter, onSelect: onFilter },
    searchProps: { id: searchId, label: 'Search services', value: typed, onChange: setTyped },
  };
}

type NoServicesProps = Pick<EmptyStateProps, 'picture'> & { onReset: () => void };

/** Says that no service matches, with a button that takes the filters back. */
export function NoServices({ picture, onReset }: NoServicesProps) {
  return (
    <EmptyState
      title="No services found matching your criteria"
      picture={picture}
      action={
        <Button variant="quiet" onClick={onReset}>
          Reset filters
        </Button>
      }
    />
  );
}

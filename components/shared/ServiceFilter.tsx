import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Service } from '@/lib/content/schemas/services';
import { type ElementAttributes, part, WAITS } from '@/lib/site/elementParts';
import { PAGES } from '@/lib/site/pages';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS } from '@/lib/site/serviceCategories';
import { serviceSearchText } from '@/lib/site/services';

const EMPTY_TITLE = 'No services found matching your criteria';

/** Category links that <service-filter> handles (serviceFilter.element.ts). */
export const CategoryLinks = () => (
  <FilterLinks
    label="Filter services by category"
    options={(['all', ...SERVICE_CATEGORIES] as const).map((id) => ({
      id,
      href: id === 'all' ? PAGES.services.path : `${PAGES.services.path}#${id}`,
      label: SERVICE_CATEGORY_LABELS[id],
    }))}
    selected="all"
    linkPart={part('service-filter', 'filter')}
  />
);

/** Attributes of a service's list item, which <service-filter> shows or hides. */
export const filteredItem = (service: Service) => ({
  ...part('service-filter', 'card'),
  'data-category': service.category,
  'data-words': serviceSearchText(service),
});

/** Status messages of <service-filter>. */
export const FILTER_SENTENCES = {
  all: 'All {count} services shown',
  none: EMPTY_TITLE,
  single: '1 service shown',
  many: '{count} services shown',
} satisfies ElementAttributes['service-filter'];

/** Announces how many services match, and shows a message with a reset button if none does. */
export const ServiceAnswer = ({ picture }: Pick<EmptyStateProps, 'picture'>) => (
  <>
    <VisuallyHidden as="p" role="status" {...part('service-filter', 'status')} />
    <div hidden {...part('service-filter', 'nothing')}>
      <EmptyState
        title={EMPTY_TITLE}
        picture={picture}
        action={
          <Button variant="quiet" {...part('service-filter', 'reset')} {...WAITS}>
            Reset filters
          </Button>
        }
      />
    </div>
  </>
);

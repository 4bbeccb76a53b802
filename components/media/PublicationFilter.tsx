'use client';
// Client component: selecting a filter changes the URL without loading the page again.

import { useCategory } from '@/components/shared/useCategory';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { PAGES } from '@/lib/site/pages';

type PublicationFilterProps = {
  /** Id of the section that the links lead to before React loads. */
  sectionId: string;
  filters: readonly { id: string; label: string; count: number }[];
};

const countInWords = (count: number) => `${count} ${count === 1 ? 'publication' : 'publications'}`;

/** Filters for publication categories, each with its number of publications; a screen reader hears that of the selected one. */
export function PublicationFilter({ sectionId, filters }: PublicationFilterProps) {
  const { category, show } = useCategory(filters.map(({ id }) => id));
  return (
    <>
      <FilterLinks
        label="Filter publications by category"
        options={filters.map(({ id, ...filter }) => ({
          id,
          ...filter,
          href: `${PAGES.media.path}${id === 'all' ? '' : `?category=${id}`}#${sectionId}`,
        }))}
        selected={category}
        onSelect={show}
      />
      <VisuallyHidden as="p" role="status">
        {countInWords(filters.find(({ id }) => id === category)?.count ?? 0)}
      </VisuallyHidden>
    </>
  );
}

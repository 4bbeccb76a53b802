'use client';
// Client component: selecting a filter changes the URL without loading the page again.

import { useCategory } from '@/components/shared/useCategory';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { PAGES } from '@/lib/site/pages';
import styles from './PublicationGrid.module.scss';

type PublicationFilterProps = {
  /** Id of the section that the links lead to before React loads. */
  sectionId: string;
  filters: readonly { id: string; label: string; count: number }[];
};

const countInWords = (count: number) => `${count} ${count === 1 ? 'publication' : 'publications'}`;

/** Filters for publication categories, and the number of publications in the selected one. */
export function PublicationFilter({ sectionId, filters }: PublicationFilterProps) {
  const { category, show } = useCategory(filters.map(({ id }) => id));
  return (
    <div className={styles.tools}>
      <FilterLinks
        label="Filter publications by category"
        options={filters.map(({ id, label }) => ({
          id,
          label,
          href: `${PAGES.media.path}${id === 'all' ? '' : `?category=${id}`}#${sectionId}`,
        }))}
        selected={category}
        onSelect={show}
      />
      <p role="status" className={`${styles.count} small muted`}>
        {countInWords(filters.find(({ id }) => id === category)?.count ?? 0)}
      </p>
    </div>
  );
}

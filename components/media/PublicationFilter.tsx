'use client';
// Needs the browser: a press on a filter changes the URL without a page load.

import { useCategory } from '@/components/behaviours/useCategory';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { PAGES } from '@/lib/site/pages';
import styles from './PublicationGrid.module.scss';

type PublicationFilterProps = {
  /** Id of the section, to which a press before React leads. */
  sectionId: string;
  filters: readonly { id: string; label: string; count: number }[];
};

const countInWords = (count: number) => `${count} ${count === 1 ? 'publication' : 'publications'}`;

/** The categories of publications, and how many publications the current one has. */
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

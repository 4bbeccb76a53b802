'use client';

// Needs the browser: which filter is pressed lives in its state and in the address.
import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state/EmptyState';
import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { Reveal } from '@/components/ui/reveal/Reveal';
import styles from './PublicationGrid.module.scss';

const ALL = 'all';

type PublicationGridProps = {
  publications: { id: string; category: string; card: ReactNode }[];
  /** 'all' first. */
  filters: { id: string; label: string }[];
  emptyPicture: EmptyStateProps['picture'];
};

const countInWords = (count: number) => `${count} ${count === 1 ? 'publication' : 'publications'}`;

/** Keeps the category in the query of the address, without a step of the browser's history. */
function writeCategory(category: string): void {
  const { pathname } = window.location;
  window.history.replaceState(null, '', category === ALL ? pathname : `${pathname}?category=${category}`);
}

/** The grid of publications, narrowed to a category. */
export function PublicationGrid({ publications, filters, emptyPicture }: PublicationGridProps) {
  const [selected, setSelected] = useState(ALL);
  const shown = publications.filter(({ category }) => selected === ALL || category === selected);

  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('category');
    setSelected(filters.find(({ id }) => id === wanted)?.id ?? ALL);
  }, [filters]);

  const select = (category: string) => {
    setSelected(category);
    writeCategory(category);
  };

  return (
    <>
      <div className={styles.tools}>
        <FilterBar label="Filter publications by category" options={filters} selected={selected} onSelect={select} />
        <p role="status" className={styles.count}>
          {countInWords(shown.length)}
        </p>
      </div>
      {shown.length === 0 && (
        <EmptyState title="No media publications available in this category." picture={emptyPicture} />
      )}
      <ul role="list" className={styles.grid}>
        {shown.map(({ id, card }) => (
          <Reveal key={id} as="li">
            <div id={id} className={styles.cell}>
              {card}
            </div>
          </Reveal>
        ))}
      </ul>
    </>
  );
}

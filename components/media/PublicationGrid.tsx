'use client';
// Needs the browser: which filter is pressed lives in the URL.

import type { ReactNode } from 'react';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';
import { FilterBar } from '@/components/ui/FilterBar';
import { Reveal } from '@/components/ui/Reveal';
import { setParam } from '@/lib/browser/urls';
import styles from './PublicationGrid.module.scss';

const ALL = 'all';

type PublicationGridProps = {
  publications: { id: string; kind: string; card: ReactNode }[];
  filters: { id: string; label: string }[];
  emptyPicture: EmptyStateProps['picture'];
};

const countInWords = (count: number) => `${count} ${count === 1 ? 'publication' : 'publications'}`;

/** The grid of publications, narrowed to a category that the query of the URL names. */
export function PublicationGrid({ publications, filters, emptyPicture }: PublicationGridProps) {
  const { value: selected, set: select } = useUrlState({
    initial: ALL,
    read: ({ searchParams }) => filters.find(({ id }) => id === searchParams.get('category'))?.id ?? ALL,
    write: (url, category) => setParam(url, 'category', category === ALL ? '' : category),
  });
  const shown = publications.filter(({ kind }) => selected === ALL || kind === selected);

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
            {card}
          </Reveal>
        ))}
      </ul>
    </>
  );
}

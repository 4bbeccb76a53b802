'use client';
// Needs the browser: search, category, year and order live in its state and URL.

import type { ReactNode } from 'react';
import { useEver } from '@/components/behaviours/useEver';
import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { useSearchQuery } from '@/components/behaviours/useSearchQuery';
import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state/EmptyState';
import { TextLink } from '@/components/ui/link/TextLink';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { scrollToTop } from '@/lib/browser/scrolling';
import { useFullText } from '@/lib/browser/search/useFullText';
import { LIBRARY_TEXTS, type LibraryCategory } from '@/lib/resources/libraryCategories';
import { resultsFound, selectEntries } from '@/lib/resources/selectEntries';
import { LibrarySection, type SectionContent } from './LibrarySection';
import { LIBRARY_SEARCH_ID, LibrarySidebar } from './LibrarySidebar';
import styles from './ResourceLibrary.module.scss';
import { useFirstInView } from './useFirstInView';
import { useLibraryView, WHOLE_LIBRARY } from './useLibraryView';

/** Documents shown under the hits by title. */
const MOST_TEXT_HITS = 5;

const lateHits = latePart(() =>
  import('@/components/behaviours/full-text/FullTextHits').then((file) => file.FullTextHits),
);

type ResourceLibraryProps = {
  sections: SectionContent[];
  years: string[];
  emptyPicture: EmptyStateProps['picture'];
  /** Below the filters; on narrow screens below the lists. */
  children: ReactNode;
};

/** The sections with those of their entries that the filters leave. */
const narrow = (sections: SectionContent[], filter: Parameters<typeof selectEntries>[1]): SectionContent[] =>
  sections.map(({ lists, ...section }) => ({
    ...section,
    lists: lists.map((list) => ({ ...list, entries: selectEntries(list.entries, filter) })),
  }));

const entriesIn = ({ lists }: SectionContent) => lists.flatMap(({ entries }) => entries);
const countIn = (sections: SectionContent[]) => sections.reduce((sum, section) => sum + entriesIn(section).length, 0);

export function ResourceLibrary({ sections, years, emptyPicture, children }: ResourceLibraryProps) {
  const { typed, setTyped, query } = useSearchQuery();
  const { ref, thenShowFirst } = useFirstInView<HTMLDivElement>();
  const isSearch = query !== '';
  const { view, show, watcher } = useLibraryView(years, isSearch);
  const FullTextHits = useLatePart(lateHits, isSearch);
  const fullText = useFullText(query, { kind: 'document', limit: MOST_TEXT_HITS });

  const filtered = narrow(sections, { ...view, query });
  const count = countIn(filtered);
  const isNarrowed = isSearch || (view.year !== '' && view.category === 'all');
  const only = isSearch ? undefined : filtered.find(({ category }) => category === view.category);
  const wasNarrowed = useEver(isNarrowed || only !== undefined);
  const shown = isNarrowed ? filtered.filter((section) => entriesIn(section).length > 0) : filtered;
  const isTextPending = fullText.status === 'searching' && fullText.hits.length === 0;
  const isEmpty = shown.length === 0 && fullText.hits.length === 0 && !isTextPending;

  const handleCategory = (category: LibraryCategory | 'all') => {
    setTyped('');
    show({ category });
    scrollToTop();
  };
  const handleViewAll = (category: LibraryCategory) => {
    handleCategory(category);
    document.getElementById(`library-${category}`)?.focus({ preventScroll: true });
  };
  const handleAllYears = (category: LibraryCategory) => {
    show({ year: '' });
    // Its button disappears, and the focus would be lost.
    document.getElementById(`library-${category}`)?.focus({ preventScroll: true });
  };
  const handleReset = () => {
    setTyped('');
    show(WHOLE_LIBRARY);
    // The reset button disappears, and the focus would be lost.
    document.getElementById(LIBRARY_SEARCH_ID)?.focus();
  };

  return (
    <div className={styles.page}>
      {watcher}
      <LibrarySidebar
        counts={narrow(sections, { ...view, query: '' }).map((section) => ({
          category: section.category,
          count: entriesIn(section).length,
        }))}
        view={view}
        years={years}
        query={typed}
        isSearch={isSearch}
        onQuery={thenShowFirst(setTyped)}
        onCategory={handleCategory}
        onChange={thenShowFirst(show)}
      />
      <div ref={ref} className={styles.sections}>
        <p role="status" className={styles.status}>
          {isSearch && resultsFound(count)}
          {only && (
            <VisuallyHidden>{`${LIBRARY_TEXTS[only.category].name}: ${entriesIn(only).length} shown`}</VisuallyHidden>
          )}
          {!isNarrowed && wasNarrowed && view.category === 'all' && (
            <VisuallyHidden>All {count} resources shown</VisuallyHidden>
          )}
        </p>
        {isEmpty && (
          <EmptyState
            title="No resources found matching your criteria."
            picture={emptyPicture}
            action={<Button onClick={handleReset}>Reset filters</Button>}
          />
        )}
        {shown.map((section) => (
          <LibrarySection
            key={section.category}
            {...section}
            isCapped={view.category === 'all' && !isSearch}
            year={view.year}
            onAllYears={() => handleAllYears(section.category)}
            onViewAll={handleViewAll}
          />
        ))}
        {isSearch && FullTextHits && (
          <FullTextHits
            {...fullText}
            more={
              <TextLink href={`/search?${new URLSearchParams({ q: query })}`} arrow>
                Show more in the search of the whole site
              </TextLink>
            }
          />
        )}
      </div>
      <aside className={styles.aside} aria-label="Ask us">
        {children}
      </aside>
    </div>
  );
}

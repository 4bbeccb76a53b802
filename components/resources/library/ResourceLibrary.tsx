'use client';

// Needs the browser: search, category, year and order live in its state and address.
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state/EmptyState';
import { useDebouncedValue } from '@/components/ui/hooks/useDebouncedValue';
import { lazyOptional } from '@/components/ui/lazy-optional/lazyOptional';
import { scrollToTop } from '@/lib/browser/scrolling';
import { useFullText } from '@/lib/browser/search/useFullText';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import { WHOLE_LIBRARY } from '@/lib/resources/libraryView';
import { resultsFound, selectEntries } from '@/lib/resources/selectEntries';
import { AddressWatch } from './AddressWatch';
import { LibrarySection, type SectionContent } from './LibrarySection';
import { LibrarySidebar } from './LibrarySidebar';
import styles from './ResourceLibrary.module.scss';
import { useLibraryView } from './useLibraryView';

/** How long a search waits for the next key. */
const SEARCH_DEBOUNCE_MS = 300;
const MOST_TEXT_HITS = 5;

const InsideDocuments = lazyOptional(() => import('./InsideDocuments').then((file) => file.InsideDocuments));

type ResourceLibraryProps = {
  sections: SectionContent[];
  /** Years of the entries, newest first. */
  years: string[];
  emptyPicture: EmptyStateProps['picture'];
  /** Stands under the filters, on narrow screens under the lists. */
  children: ReactNode;
};

const entriesIn = ({ lists }: SectionContent) => lists.flatMap(({ entries }) => entries);
const countIn = (sections: SectionContent[]) => sections.reduce((sum, section) => sum + entriesIn(section).length, 0);

/** The library: its filters beside its sections. */
export function ResourceLibrary({ sections, years, emptyPicture, children }: ResourceLibraryProps) {
  const [typed, setTyped] = useState('');
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  // A cleared field shows the library again at once.
  const query = typed.trim() === '' ? '' : settled.trim();
  const isSearch = query !== '';
  const { view, show, follow } = useLibraryView(years, isSearch);
  const fullText = useFullText(query, { kind: 'document', limit: MOST_TEXT_HITS });

  const filtered = sections.map((section) => ({
    ...section,
    lists: section.lists.map((list) => ({ ...list, entries: selectEntries(list.entries, { ...view, query }) })),
  }));
  const count = countIn(filtered);
  const isNarrowed = isSearch || (view.year !== '' && view.category === 'all');
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
  const handleReset = () => {
    setTyped('');
    show(WHOLE_LIBRARY);
  };

  return (
    <div className={styles.page}>
      <Suspense fallback={null}>
        <AddressWatch onChange={follow} />
      </Suspense>
      <LibrarySidebar
        counts={sections.map((section) => ({ category: section.category, count: entriesIn(section).length }))}
        view={view}
        years={years}
        query={typed}
        isSearch={isSearch}
        onQuery={setTyped}
        onCategory={handleCategory}
        onChange={show}
      />
      <div className={styles.sections}>
        <p role="status" className={styles.status}>
          {isSearch && resultsFound(count)}
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
            onViewAll={handleViewAll}
          />
        ))}
        {isSearch && (
          <Suspense>
            <InsideDocuments {...fullText} query={query} />
          </Suspense>
        )}
      </div>
      <aside className={styles.aside} aria-label="Ask us">
        {children}
      </aside>
    </div>
  );
}

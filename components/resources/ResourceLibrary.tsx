'use client';

// Client component: search and category are React state, kept in the URL.

import { useRef, useState } from 'react';
import { FullTextHits } from '@/components/shared/FullTextHits';
import { useCategory } from '@/components/shared/useCategory';
import { useFullText } from '@/components/shared/useFullText';
import { useSearchQuery } from '@/components/shared/useSearchQuery';
import { Button } from '@/components/ui/button/Button';
import { EmptyState, type EmptyStateProps } from '@/components/ui/EmptyState';
import { TextLink } from '@/components/ui/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { scrollToTop } from '@/lib/browser/scrolling';
import {
  LIBRARY_CATEGORIES,
  LIBRARY_TEXTS,
  type LibraryCategory,
  type LibraryView,
} from '@/lib/resources/libraryCategories';
import { resultsFound, selectEntries } from '@/lib/resources/selectEntries';
import { LIBRARY_SEARCH_ID, LibrarySection, LibrarySidebar, type SectionContent } from './LibrarySection';
import styles from './ResourceLibrary.module.scss';

/** Maximum number of full-text hits below the title matches. */
const MOST_TEXT_HITS = 5;

type ResourceLibraryProps = {
  sections: SectionContent[];
  emptyPicture: EmptyStateProps['picture'];
};

/** Keeps only the entries that match the search. */
const narrow = (sections: SectionContent[], query: string): SectionContent[] =>
  sections.map(({ lists, ...section }) => ({
    ...section,
    lists: lists.map((list) => ({ ...list, entries: selectEntries(list.entries, query) })),
  }));

const entriesIn = ({ lists }: SectionContent) => lists.flatMap(({ entries }) => entries);
const countIn = (sections: SectionContent[]) => sections.reduce((sum, section) => sum + entriesIn(section).length, 0);

/** True once the condition has been true. */
function useHasBeenTrue(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld || condition;
}

export function ResourceLibrary({ sections, emptyPicture }: ResourceLibraryProps) {
  const { typed, setTyped, query } = useSearchQuery();
  const ref = useRef<HTMLDivElement>(null);
  const isSearch = query !== '';
  const { category: view, show } = useCategory(LIBRARY_CATEGORIES, isSearch);
  const fullText = useFullText(query, { kind: 'document', limit: MOST_TEXT_HITS });

  const filtered = narrow(sections, query);
  const count = countIn(filtered);
  const only = isSearch ? undefined : filtered.find(({ category }) => category === view);
  const wasNarrowed = useHasBeenTrue(isSearch || only !== undefined);
  const shown = isSearch ? filtered.filter((section) => entriesIn(section).length > 0) : filtered;
  // The count is shown immediately, but announced only once, together with the full-text hits.
  const isTextOpen = fullText.status === 'searching';
  const isTextPending = isTextOpen && fullText.hits.length === 0;
  const isEmpty = shown.length === 0 && fullText.hits.length === 0 && !isTextPending;

  const handleQuery = (text: string) => {
    setTyped(text);
    // The search field is sticky, so scroll up to where its results start.
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) scrollToTop();
  };
  const handleCategory = (category: LibraryView) => {
    // Must come first, so that Back restores the search.
    show(category);
    setTyped('');
    scrollToTop();
  };
  const handleViewAll = (category: LibraryCategory) => {
    handleCategory(category);
    document.getElementById(`library-${category}`)?.focus({ preventScroll: true });
  };
  const handleReset = () => {
    setTyped('');
    show('all');
    // The reset button is about to disappear, and focus would be lost with it.
    document.getElementById(LIBRARY_SEARCH_ID)?.focus();
  };

  return (
    <div className={`${styles.page} wrap`}>
      <LibrarySidebar
        counts={sections.map((section) => ({ category: section.category, count: entriesIn(section).length }))}
        view={view}
        query={typed}
        isSearch={isSearch}
        onQuery={handleQuery}
        onCategory={handleCategory}
      />
      <div ref={ref} className={styles.sections}>
        <p role="status" className={`${isSearch ? styles.status : ''} lead strong`}>
          {isSearch && isTextOpen && <span aria-hidden="true">{resultsFound(count)}</span>}
          {isSearch && !isTextOpen && (
            <>
              <span>{resultsFound(count)}</span>
              {fullText.hits.length > 0 && <VisuallyHidden>, and matches inside documents below</VisuallyHidden>}
            </>
          )}
          {only && (
            <VisuallyHidden>{`${LIBRARY_TEXTS[only.category].name}: ${entriesIn(only).length} shown`}</VisuallyHidden>
          )}
          {!isSearch && wasNarrowed && view === 'all' && <VisuallyHidden>All {count} resources shown</VisuallyHidden>}
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
            isCapped={view === 'all' && !isSearch}
            onViewAll={handleViewAll}
          />
        ))}
        {isSearch && (
          <FullTextHits
            {...fullText}
            more={
              <TextLink href={`/search?${new URLSearchParams({ q: query })}`} arrow>
                Search the whole site for more
              </TextLink>
            }
          />
        )}
      </div>
    </div>
  );
}

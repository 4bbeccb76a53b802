'use client';

// Needs the browser: search and category live in its state and URL.

import { useRef } from 'react';
import { FullTextHits } from '@/components/behaviours/FullTextHits';
import { useCategory } from '@/components/behaviours/useCategory';
import { useEver } from '@/components/behaviours/useEver';
import { useFullText } from '@/components/behaviours/useFullText';
import { useSearchQuery } from '@/components/behaviours/useSearchQuery';
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

/** Documents shown under the hits by title. */
const MOST_TEXT_HITS = 5;

type ResourceLibraryProps = {
  sections: SectionContent[];
  emptyPicture: EmptyStateProps['picture'];
};

/** The sections, each with the entries that a search finds. */
const narrow = (sections: SectionContent[], query: string): SectionContent[] =>
  sections.map(({ lists, ...section }) => ({
    ...section,
    lists: lists.map((list) => ({ ...list, entries: selectEntries(list.entries, query) })),
  }));

const entriesIn = ({ lists }: SectionContent) => lists.flatMap(({ entries }) => entries);
const countIn = (sections: SectionContent[]) => sections.reduce((sum, section) => sum + entriesIn(section).length, 0);

export function ResourceLibrary({ sections, emptyPicture }: ResourceLibraryProps) {
  const { typed, setTyped, query } = useSearchQuery();
  const ref = useRef<HTMLDivElement>(null);
  const isSearch = query !== '';
  const { category: view, show } = useCategory(LIBRARY_CATEGORIES, isSearch);
  const fullText = useFullText(query, { kind: 'document', limit: MOST_TEXT_HITS });

  const filtered = narrow(sections, query);
  const count = countIn(filtered);
  const only = isSearch ? undefined : filtered.find(({ category }) => category === view);
  const wasNarrowed = useEver(isSearch || only !== undefined);
  const shown = isSearch ? filtered.filter((section) => entriesIn(section).length > 0) : filtered;
  // The count is seen at once, and said once, with the hits inside documents.
  const isTextOpen = fullText.status === 'searching';
  const isTextPending = isTextOpen && fullText.hits.length === 0;
  const isEmpty = shown.length === 0 && fullText.hits.length === 0 && !isTextPending;

  const handleQuery = (text: string) => {
    setTyped(text);
    // The field stays in sight while the list scrolls: what it finds begins at the top.
    if ((ref.current?.getBoundingClientRect().top ?? 0) < 0) scrollToTop();
  };
  const handleCategory = (category: LibraryView) => {
    // First, so that Back returns to the search.
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
    // The reset button disappears, and the focus would be lost.
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
              {fullText.hits.length > 0 && <VisuallyHidden>, and words inside documents below</VisuallyHidden>}
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

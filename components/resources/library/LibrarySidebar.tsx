import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/link/TextLink';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { prepareFullText } from '@/lib/browser/search/useFullText';
import { LIBRARY_CATEGORIES, LIBRARY_TEXTS, type LibraryCategory } from '@/lib/resources/libraryCategories';
import { CATEGORY_ICONS } from './categoryIcons';
import styles from './LibrarySidebar.module.scss';
import type { LibraryView } from './useLibraryView';

/** Id of the search field, for what gives it the focus. */
export const LIBRARY_SEARCH_ID = 'library-search';

type LibrarySidebarProps = {
  /** Entries of each category. */
  counts: { category: LibraryCategory; count: number }[];
  view: LibraryView;
  query: string;
  isSearch: boolean;
  onQuery: (query: string) => void;
  onCategory: (category: LibraryView) => void;
};

/** Filters of the library, and the way to us. A search covers every category, so none is pressed during one. */
export function LibrarySidebar({ counts, view, query, isSearch, onQuery, onCategory }: LibrarySidebarProps) {
  const options = LIBRARY_CATEGORIES.map((id) => ({
    id,
    label: LIBRARY_TEXTS[id].name,
    icon: <Icon name={CATEGORY_ICONS[id]} />,
    count: counts.find(({ category }) => category === id)?.count ?? 0,
  }));
  return (
    <aside className={styles.sidebar} aria-label="Filter resources">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>. */}
      <div role="search" className={styles.search}>
        <SearchField
          id={LIBRARY_SEARCH_ID}
          label="Search resources"
          value={query}
          onChange={onQuery}
          onFocus={prepareFullText}
        />
      </div>
      <FilterBar
        layout="column"
        label="Filter resources by category"
        options={[{ id: 'all', label: 'All resources', icon: <Icon name="grid" /> }, ...options]}
        selected={isSearch ? undefined : view}
        onSelect={onCategory}
      />
      <TextLink href="/contact" arrow>
        Contact Our Team
      </TextLink>
    </aside>
  );
}

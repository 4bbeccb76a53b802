import { FilterBar } from '@/components/ui/filter-bar/FilterBar';
import { Icon } from '@/components/ui/icon/Icon';
import { SearchField } from '@/components/ui/search-field/SearchField';
import { Select } from '@/components/ui/select/Select';
import { prepareFullText } from '@/lib/browser/search/useFullText';
import { LIBRARY_CATEGORIES, LIBRARY_TEXTS, type LibraryCategory } from '@/lib/resources/libraryCategories';
import { LIBRARY_SORTS, type LibrarySort } from '@/lib/resources/selectEntries';
import { CATEGORY_ICONS } from './categoryIcons';
import styles from './LibrarySidebar.module.scss';
import type { LibraryView } from './useLibraryView';

const SORT_LABELS: Record<LibrarySort, string> = { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' };

/** Id of the search field, for what gives it the focus. */
export const LIBRARY_SEARCH_ID = 'library-search';

type LibrarySidebarProps = {
  /** What a press on each category shows: it ends a search, and the year stays. */
  counts: { category: LibraryCategory; count: number }[];
  view: LibraryView;
  years: string[];
  query: string;
  isSearch: boolean;
  onQuery: (query: string) => void;
  onCategory: (category: LibraryCategory | 'all') => void;
  onChange: (change: Partial<LibraryView>) => void;
};

/** Filters of the library. A search covers every category, so none is pressed during one. */
export function LibrarySidebar(props: LibrarySidebarProps) {
  const { counts, view, years, query, isSearch, onQuery, onCategory, onChange } = props;
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
        selected={isSearch ? undefined : view.category}
        onSelect={onCategory}
      />
      <div className={styles.selects}>
        <Select
          label="Year"
          name="year"
          value={view.year}
          placeholder="All years"
          options={years.map((year) => ({ value: year, label: year }))}
          onChange={({ target }) => onChange({ year: target.value })}
        />
        <Select
          label="Order"
          name="sort"
          value={view.sort}
          options={LIBRARY_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          onChange={({ target }) => onChange({ sort: LIBRARY_SORTS.find((sort) => sort === target.value) ?? 'newest' })}
        />
      </div>
    </aside>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { SearchInput } from '@/components/shared/SearchInput';
import { prepareFullText } from '@/components/shared/useFullText';
import { classNames } from '@/components/ui/classNames';
import { FilterLinks } from '@/components/ui/FilterLinks';
import { Icon } from '@/components/ui/icon/Icon';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { isUnmodifiedClick } from '@/lib/browser/clicks';
import {
  capOf,
  emptyText,
  LIBRARY_CATEGORIES,
  LIBRARY_TEXTS,
  type LibraryCategory,
  type LibraryView,
} from '@/lib/resources/libraryCategories';
import type { SearchedEntry } from '@/lib/resources/selectEntries';
import { PAGES } from '@/lib/site/pages';
import { CATEGORY_ICONS } from './categoryIcons';
import styles from './LibrarySection.module.scss';

/** Id of the search field, for moving the focus to it. */
export const LIBRARY_SEARCH_ID = 'library-search';

type LibrarySidebarProps = {
  counts: { category: LibraryCategory; count: number }[];
  view: LibraryView;
  query: string;
  isSearch: boolean;
  onQuery: (query: string) => void;
  onCategory: (category: LibraryView) => void;
};

const hrefOf = (category: LibraryCategory): string => `${PAGES.resources.path}?category=${category}`;

/** Search, category filters and contact links. A search covers every category, so none is selected during one. */
export function LibrarySidebar({ counts, view, query, isSearch, onQuery, onCategory }: LibrarySidebarProps) {
  const options = LIBRARY_CATEGORIES.map((id) => ({
    id,
    label: LIBRARY_TEXTS[id].name,
    href: hrefOf(id),
    icon: <Icon name={CATEGORY_ICONS[id]} />,
    count: counts.find(({ category }) => category === id)?.count ?? 0,
  }));
  return (
    <aside className={`${styles.sidebar} notPrinted`} aria-label="Filter resources">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers that are three years old do not support <search>. */}
      <div role="search" className={`${styles.search} needsScript`}>
        <SearchInput
          id={LIBRARY_SEARCH_ID}
          label="Search resources"
          value={query}
          onChange={onQuery}
          onFocus={prepareFullText}
        />
      </div>
      <FilterLinks<LibraryView>
        layout="column"
        label="Filter resources by category"
        options={[
          { id: 'all', label: 'All resources', href: PAGES.resources.path, icon: <Icon name="grid" /> },
          ...options,
        ]}
        selected={isSearch ? undefined : view}
        onSelect={onCategory}
      />
      <TextLink href="/contact" arrow>
        Contact Our Team
      </TextLink>
    </aside>
  );
}

/** The searchable data of an entry, and its server-rendered card. */
export type LibraryEntry = SearchedEntry & { id: string; card: ReactNode };

/** Entries under one heading. `layout` selects their grid. */
export type LibraryList = {
  id: string;
  title?: string;
  layout: 'cards' | 'pairs' | 'rows' | 'wide';
  entries: LibraryEntry[];
};

export type SectionContent = {
  category: LibraryCategory;
  lists: LibraryList[];
  note?: string;
  action?: ReactNode;
};

type LibrarySectionProps = SectionContent & {
  /** Whether long lists are truncated. */
  isCapped: boolean;
  onViewAll: (category: LibraryCategory) => void;
};

function EntryList({ list, cap }: { list: LibraryList; cap: number | undefined }) {
  if (list.entries.length === 0) return null;
  return (
    <>
      {list.title && <h3 className={styles.subtitle}>{list.title}</h3>}
      <ul role="list" className={classNames(styles.list, styles[list.layout])} data-size={cap}>
        {list.entries.map(({ id, card }) => (
          <Reveal key={id} as="li">
            {card}
          </Reveal>
        ))}
      </ul>
    </>
  );
}

/** A category of the library: its heading and cards, or a message if there are none. */
export function LibrarySection(props: LibrarySectionProps) {
  const { category, lists, note, action, isCapped, onViewAll } = props;
  const { name } = LIBRARY_TEXTS[category];
  const count = lists.reduce((sum, { entries }) => sum + entries.length, 0);
  const cap = capOf(category);
  const hasMore = isCapped && count > cap;
  const headingId = `library-${category}-title`;
  const handleViewAll = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onViewAll(category);
  };
  return (
    <section
      id={`library-${category}`}
      className={styles.section}
      data-category={category}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <SectionHeading
        id={headingId}
        title={name}
        variant="ruled"
        action={
          <>
            {hasMore && (
              <a
                href={hrefOf(category)}
                className={`${styles.viewAll} linkTarget ui`}
                data-category={category}
                onClick={handleViewAll}
              >
                <span className={styles.viewAllLabel}>{`View All ${name}`}</span>
                <Icon name="arrow-right" />
              </a>
            )}
            {action}
          </>
        }
      />
      {count === 0 ? <p>{emptyText(category)}</p> : note && <p className="small muted">{note}</p>}
      {lists.map((list) => (
        <EntryList key={list.id} list={list} cap={hasMore ? cap : undefined} />
      ))}
    </section>
  );
}

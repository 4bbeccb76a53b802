import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Icon } from '@/components/ui/icon/Icon';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import {
  capOf,
  emptyText,
  LIBRARY_TEXTS,
  type LibraryCategory,
  noneOfYearText,
} from '@/lib/resources/libraryCategories';
import type { FilteredEntry } from '@/lib/resources/selectEntries';
import styles from './LibrarySection.module.scss';

/** What the filters read of an entry, and its server-rendered card. */
export type LibraryEntry = FilteredEntry & { id: string; card: ReactNode };

/** Entries under one heading; `layout` selects their grid. */
export type LibraryList = {
  id: string;
  title?: string;
  layout: 'cards' | 'covers' | 'rows' | 'tiles' | 'films' | 'wide';
  entries: LibraryEntry[];
};

export type SectionContent = {
  category: LibraryCategory;
  lists: LibraryList[];
  /** Link beside the heading. */
  action?: ReactNode;
};

type LibrarySectionProps = SectionContent & {
  /** True where a long list is cut to its cap. */
  isCapped: boolean;
  /** The one year that is shown; empty for every year. */
  year: string;
  /** Shows every year again. */
  onAllYears: () => void;
  onViewAll: (category: LibraryCategory) => void;
};

function EntryList({ list, cap }: { list: LibraryList; cap: number | undefined }) {
  if (list.entries.length === 0) return null;
  return (
    <>
      {list.title && <h3 className={styles.subtitle}>{list.title}</h3>}
      <ul role="list" className={styles.list} data-layout={list.layout} data-cap={cap}>
        {list.entries.map(({ id, card }) => (
          <Reveal key={id} as="li">
            {card}
          </Reveal>
        ))}
      </ul>
    </>
  );
}

/** What stands in place of cards, with a way back where a year is chosen that has none. */
function NoEntries({ category, year, onAllYears }: Pick<LibrarySectionProps, 'category' | 'year' | 'onAllYears'>) {
  if (!year) return <p>{emptyText(category)}</p>;
  return (
    <div className={styles.none}>
      <p>{noneOfYearText(category, year)}</p>
      <Button variant="outline" onClick={onAllYears}>
        Show all years
      </Button>
    </div>
  );
}

/** One category of the library: its heading and its cards, or a message that there are none. */
export function LibrarySection({
  category,
  lists,
  action,
  isCapped,
  year,
  onAllYears,
  onViewAll,
}: LibrarySectionProps) {
  const count = lists.reduce((sum, { entries }) => sum + entries.length, 0);
  const cap = capOf(category);
  const hasMore = isCapped && count > cap;
  const headingId = `library-${category}-title`;
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
        title={LIBRARY_TEXTS[category].name}
        variant="ruled"
        action={
          <>
            {hasMore && (
              <button type="button" className={styles.viewAll} onClick={() => onViewAll(category)}>
                <span className={styles.viewAllLabel}>{`View All ${LIBRARY_TEXTS[category].name}`}</span>
                <Icon name="arrow-right" />
              </button>
            )}
            {action}
          </>
        }
      />
      {count === 0 && <NoEntries {...{ category, year, onAllYears }} />}
      {lists.map((list) => (
        <EntryList key={list.id} list={list} cap={hasMore ? cap : undefined} />
      ))}
    </section>
  );
}

'use client';
// Needs the browser: the list follows the search and the choice of department. The cards themselves come from the server.

import { Fragment, type ReactNode, useState } from 'react';
import { useSearchText } from '@/components/behaviours/useSearchQuery';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { EmptyState } from '@/components/ui/EmptyState';
import { useFieldText } from '@/components/ui/field/useFieldText';
import { SearchField } from '@/components/ui/SearchField';
import { Select } from '@/components/ui/Select';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { setParam } from '@/lib/browser/urls';
import { countLabel, matchesMember, type SearchedMember } from '@/lib/team/members';
import styles from './TeamDirectory.module.scss';

/** What the team list is narrowed to; an empty text means no narrowing. */
export type TeamFilters = { query: string; department: string };

const NO_FILTERS: TeamFilters = { query: '', department: '' };

/**
 * Reads the filters from the query of a URL, such as '?q=audit&department=tax-services'.
 * A department that is not in `departments` counts as none.
 */
export function readTeamFilters({ searchParams }: URL, departments: readonly string[]): TeamFilters {
  const department = searchParams.get('department') ?? '';
  return {
    query: searchParams.get('q')?.trim() ?? '',
    department: departments.includes(department) ? department : '',
  };
}

/** Writes the filters into the query of a URL. */
export function writeTeamFilters(url: URL, { query, department }: TeamFilters): void {
  setParam(url, 'q', query);
  setParam(url, 'department', department);
}

/**
 * Search and department of the team list, in the query of the URL.
 *
 * @param departments values that the URL may name
 */
function useTeamFilters(departments: readonly string[]) {
  const {
    value,
    set,
    setTyped: setQuery,
  } = useUrlState({
    initial: NO_FILTERS,
    read: (url) => readTeamFilters(url, departments),
    write: writeTeamFilters,
  });
  const [hasChanged, setHasChanged] = useState(false);

  const { typed, setTyped } = useSearchText(value.query, (query) => {
    setHasChanged(true);
    setQuery({ ...value, query });
  });
  const setDepartment = (department: string) => {
    setHasChanged(true);
    set({ query: typed.trim(), department });
  };

  return { filters: value, hasChanged, typed, setTyped, setDepartment };
}

type TeamEntry = SearchedMember & {
  id: string;
  /** Value in the dropdown and the URL. */
  department: string;
  card: ReactNode;
};

type TeamDirectoryProps = {
  entries: readonly TeamEntry[];
  /** Choices of the dropdown; an empty value means everyone. */
  departments: readonly { value: string; label: string }[];
  emptyPicture: { src: string; width: number; height: number };
  /** Last in the list of everyone. */
  children?: ReactNode;
};

const EMPTY_TITLE = 'No team members found';
const EMPTY_TEXT = 'Try adjusting your search criteria or filter selection';

/** Team cards narrowed by search and department; without script, everyone. */
export function TeamDirectory({ entries, departments, emptyPicture, children }: TeamDirectoryProps) {
  const { filters, hasChanged, typed, setTyped, setDepartment } = useTeamFilters(departments.map(({ value }) => value));
  const isWanted = ({ department }: TeamEntry) => !filters.department || department === filters.department;
  const shown = entries.filter((entry) => isWanted(entry) && matchesMember(entry, filters.query));
  const isEmpty = shown.length === 0;
  const department = useFieldText<HTMLSelectElement>(filters.department, setDepartment);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>. */}
      <div role="search" className={styles.filters}>
        <SearchField label="Search by name, position or specialty" name="q" value={typed} onChange={setTyped} />
        <Select label="Department" isLabelHidden name="department" options={departments} {...department} />
      </div>
      <VisuallyHidden as="p" role="status">
        {hasChanged && (isEmpty ? `${EMPTY_TITLE}. ${EMPTY_TEXT}` : countLabel(shown.length))}
      </VisuallyHidden>
      <div className={styles.people}>
        {isEmpty ? (
          <EmptyState title={EMPTY_TITLE} text={EMPTY_TEXT} picture={emptyPicture} />
        ) : (
          <ul role="list" className={styles.cards}>
            {shown.map(({ id, card }) => (
              <Fragment key={id}>{card}</Fragment>
            ))}
            {shown.length === entries.length && children}
          </ul>
        )}
      </div>
    </>
  );
}

'use client';
// Needs the browser: the list follows the search and the choice of department. The cards themselves come from the server.

import { Fragment, type ReactNode } from 'react';
import { useEver } from '@/components/behaviours/useEver';
import { useSearchQuery } from '@/components/behaviours/useSearchQuery';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { EmptyState } from '@/components/ui/EmptyState';
import { useFieldText } from '@/components/ui/field/useFieldText';
import { SearchField } from '@/components/ui/SearchField';
import { Select } from '@/components/ui/Select';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { setParam } from '@/lib/browser/urls';
import { countLabel, matchesMember, type SearchedMember } from '@/lib/site/members';
import styles from './TeamDirectory.module.scss';

type TeamEntry = SearchedMember & {
  id: string;
  department: string;
  card: ReactNode;
};

type TeamDirectoryProps = {
  entries: readonly TeamEntry[];
  departments: readonly { value: string; label: string }[];
  emptyPicture: { src: string; width: number; height: number };
  children?: ReactNode;
};

const EMPTY_TITLE = 'No team members found';
const EMPTY_TEXT = 'Try adjusting your search criteria or filter selection';

/** Team cards narrowed by search and department; without script, everyone. */
export function TeamDirectory({ entries, departments, emptyPicture, children }: TeamDirectoryProps) {
  const { typed, setTyped, query } = useSearchQuery();
  const { value: department, set: setDepartment } = useUrlState({
    initial: '',
    read: ({ searchParams }) => departments.find(({ value }) => value === searchParams.get('department'))?.value ?? '',
    write: (url, value) => setParam(url, 'department', value),
  });
  const select = useFieldText<HTMLSelectElement>(department, setDepartment);
  const isWanted = (entry: TeamEntry) => department === '' || entry.department === department;
  const shown = entries.filter((entry) => isWanted(entry) && matchesMember(entry, query));
  const isEmpty = shown.length === 0;
  const wasFiltered = useEver(query !== '' || department !== '');

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know <search>. */}
      <div role="search" className={styles.filters}>
        <SearchField label="Search by name, position or specialty" name="q" value={typed} onChange={setTyped} />
        <Select label="Department" isLabelHidden name="department" options={departments} {...select} />
      </div>
      <VisuallyHidden as="p" role="status">
        {wasFiltered && (isEmpty ? `${EMPTY_TITLE}. ${EMPTY_TEXT}` : countLabel(shown.length))}
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

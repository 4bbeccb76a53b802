import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/EmptyState';
import { SearchField } from '@/components/ui/SearchField';
import { Select } from '@/components/ui/Select';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { part } from '@/lib/site/elementParts';
import styles from './TeamDirectory.module.scss';

const EMPTY_TITLE = 'No team members found';
const EMPTY_TEXT = 'Try adjusting your search criteria or filter selection';

type TeamDirectoryProps = {
  departments: readonly { value: string; label: string }[];
  emptyPicture: { src: string; width: number; height: number };
  /** Team cards, and anything shown only while they are unfiltered. */
  children: ReactNode;
};

/** Team cards with a search and a department filter (teamFilter.element.ts). Without JavaScript, everyone is shown. */
export function TeamDirectory({ departments, emptyPicture, children }: TeamDirectoryProps) {
  return (
    <team-filter
      className={`block`}
      none={`${EMPTY_TITLE}. ${EMPTY_TEXT}`}
      single="1 team member found"
      many="{count} team members found"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers that are three years old do not support <search>. */}
      <div role="search" className={`${styles.filters} needsScript`}>
        <SearchField label="Search by name, position or specialty" />
        <Select label="Department" isLabelHidden name="department" options={departments} />
      </div>
      <VisuallyHidden as="p" role="status" {...part('team-filter', 'status')} />
      <div className={styles.people}>
        <div hidden {...part('team-filter', 'nobody')}>
          <EmptyState title={EMPTY_TITLE} text={EMPTY_TEXT} picture={emptyPicture} />
        </div>
        <ul role="list" className={styles.cards}>
          {children}
        </ul>
      </div>
    </team-filter>
  );
}
